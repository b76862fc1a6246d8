// boardgame.io's own server with the tic-tac-toe of its tutorial: node server.mjs FOLDER PORT
import { createRequire } from "node:module";
import { join } from "node:path";

const [folder, port] = process.argv.slice(2);
const { Server, Origins } = createRequire(join(folder, "package.json"))("boardgame.io/server");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];
const hasWon = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return "INVALID_MOVE";
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (hasWon(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

await Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] }).run(Number(port));
console.log("ready");
