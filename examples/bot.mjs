// A bot in JavaScript: it answers every line with a line (docs/bots.md), and plays any game, any legal move.
//
//     filature arena heimlich --bots 'cmd:node examples/bot.mjs,greedy,greedy' --matches 15
//
// Notes go to standard error (console.error); standard output is for answers alone.
import { createInterface } from "node:readline";

let dice = 0; // of a bot that draws from its seed alone, the same contest has the same result
const draw = (sides) => {
  dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0;
  return Math.floor((dice / 2 ** 32) * sides);
};

const answer = {
  hello: () => ({}), // "games": ["heimlich"] would say that it knows no other
  new: ({ seed }) => {
    dice = seed;
    return {};
  },
  move: ({ moves }) => ({ move: moves[draw(moves.length)] }), // there are also a view and events
};

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  console.log(JSON.stringify({ id: asked.id, ...answer[asked.ask](asked) }));
}
