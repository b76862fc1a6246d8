// Tables of tic-tac-toe, a move at each every so many seconds: node clients.mjs FOLDER PORT TABLES SOCKETS EVERY WARM_UP SECONDS
// Two sockets play at every table and the others watch. Prints the milliseconds from each move to the last socket.
import { createRequire } from "node:module";
import { join } from "node:path";

const [folder, ...numbers] = process.argv.slice(2);
const [port, tables, sockets, every, warmUp, seconds] = numbers.map(Number);
const { io } = createRequire(join(folder, "package.json"))("socket.io-client");

const DRAW = [0, 1, 2, 4, 3, 5, 7, 6, 8]; // cells of a game that nobody wins
const PLAYERS = 2;
const waits = [];
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

class Party {
  constructor(number) {
    this.number = number;
    this.games = 0;
    this.guests = Array.from({ length: sockets }, () =>
      io(`http://localhost:${port}/tic-tac-toe`, { transports: ["websocket"], forceNew: true }),
    );
    for (const guest of this.guests) {
      guest.on("sync", (match) => match === this.match && this.countUpdate());
      guest.on("update", (match) => match === this.match && this.countUpdate());
    }
  }

  // Resolves with the time when every socket has received the update.
  allUpdated() {
    this.received = 0;
    return new Promise((resolve) => (this.resolve = resolve));
  }

  countUpdate() {
    this.received += 1;
    if (this.received === sockets) this.resolve(performance.now());
  }

  async sitDown() {
    this.moves = 0;
    this.match = `table-${this.number}-${(this.games += 1)}`;
    const ready = this.allUpdated();
    // The first greeting creates the match; spectators have no player id.
    for (const [seat, guest] of this.guests.entries())
      guest.emit("sync", this.match, seat < PLAYERS ? String(seat) : null, undefined, PLAYERS);
    await ready;
  }

  async move(counted) {
    const seat = String(this.moves % PLAYERS);
    const payload = { type: "clickCell", args: [DRAW[this.moves]], playerID: seat };
    const updated = this.allUpdated();
    const sent = performance.now();
    this.guests[seat].emit("update", { type: "MAKE_MOVE", payload }, this.moves, this.match, seat);
    const end = await updated;
    this.moves += 1;
    if (counted(sent)) waits.push(end - sent);
    if (this.moves === DRAW.length) await this.sitDown();
  }

  async play(begin, end) {
    let due = begin + Math.random() * every * 1000;
    while (due < end) {
      await sleep(Math.max(due - performance.now(), 0));
      await this.move((sent) => sent >= begin + warmUp * 1000);
      due = Math.max(due + every * 1000, performance.now());
    }
  }
}

const parties = Array.from({ length: tables }, (_, number) => new Party(number));
for (const party of parties) await party.sitDown();
console.log("seated");
const begin = performance.now() + 1000;
const end = begin + (warmUp + seconds) * 1000;
await Promise.all(parties.map((party) => party.play(begin, end)));
process.stdout.write(`${JSON.stringify(waits)}\n`, () => process.exit(0)); // wait: a pipe has a limited buffer
