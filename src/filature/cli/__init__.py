"""Play in a terminal: plain lines, the same for the eye, the screen reader and the pipe."""
