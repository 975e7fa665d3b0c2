### What is said in every lesson, English.

lesson-other-move = That is allowed too. But this step is about another move; look once more at what to do.
