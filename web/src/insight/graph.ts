/** Analysis of a finished game: the positions of its turns and marks on a graph. Chances are in thousandths. */
import type { DecisionReport, Mark, Step, TurnReport } from '../wire/messages';

/** Chances to win of every seat, in thousandths. */
export type Chances = number[];

const CERTAINTY = 1000;

/** Marks as in chess notation. */
export const SIGNS: Record<Mark, string> = { inaccuracy: '?!', mistake: '?' };

/** A chance as a percentage. */
export function percent(thousandths: number): number {
  return Math.round((100 * thousandths) / CERTAINTY);
}

/** The chances before the first turn and after each turn. */
export function course(turns: readonly TurnReport[]): Chances[] {
  return turns.length ? [turns[0]!.before, ...turns.map(({ after }) => after)] : [];
}

/** The number of the turn that a step of the replay is in; 0 before the first one. */
export function turnAtStep(turns: readonly TurnReport[], seq: number): number {
  return turns.findLastIndex((turn) => (turn.seq ?? 0) <= seq) + 1;
}

/** The index of the step that is a turn; 0 before the first one. */
export function stepOfTurn(steps: readonly Pick<Step, 'seq'>[], turns: readonly TurnReport[], number: number): number {
  const seq = turns[number - 1]?.seq;
  return Math.max(
    0,
    steps.findIndex((step) => step.seq === seq),
  );
}

/** Whether a step is a move that was taken back, or takes one back. */
export function isTakenBack(turns: readonly TurnReport[], { seq, line }: Pick<Step, 'seq' | 'line'>): boolean {
  return line.kind === 'undone' || (line.kind === 'moved' && !turns.some((turn) => turn.seq === seq));
}

/** How many turns come before each Age. */
export function beginnings(turns: readonly TurnReport[]): { age: number; before: number }[] {
  return turns.flatMap(({ age }, place) => (age === turns[place - 1]?.age ? [] : [{ age, before: place }]));
}

// --- The champion's judgement -------------------------------------------------------------------------------------

/** The marked decision of a turn that lost the most. */
export function worst(turn: TurnReport): DecisionReport | undefined {
  return turn.decisions.filter(({ mark }) => mark).sort((one, other) => other.lost - one.lost)[0];
}

/** The decision at which the champion would have chosen differently: the worst one, or else the first. */
export function disagreement(turn: TurnReport): DecisionReport | undefined {
  const marked = worst(turn);
  return marked?.better ? marked : turn.decisions.find(({ better }) => better);
}

// --- The graph ----------------------------------------------------------------------------------------------------

/** The graph's area within the picture, and its number of turns. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  turns: number;
}

export function xOf({ left, right, turns }: Plot, turn: number): number {
  return left + ((right - left) * turn) / Math.max(1, turns);
}

export function yOf({ top, bottom }: Plot, chance: number): number {
  return bottom - ((bottom - top) * chance) / CERTAINTY;
}

/** The turn that is nearest to a place in the picture. */
export function turnAt({ left, right, turns }: Plot, x: number): number {
  const share = (x - left) / Math.max(1, right - left);
  return Math.max(0, Math.min(turns, Math.round(share * turns)));
}

/** Positions moved apart, in their order, until they are at least `room` from each other. */
export function spreadOut(places: readonly number[], room: number, from: number, to: number): number[] {
  const order = [...places.keys()].sort((one, other) => places[one]! - places[other]! || one - other);
  const placed = [...places];
  let least = from;
  for (const place of order) {
    placed[place] = Math.max(placed[place]!, least);
    least = placed[place]! + room;
  }
  let most = to;
  for (const place of order.reverse()) {
    placed[place] = Math.min(placed[place]!, most);
    most = placed[place]! - room;
  }
  return placed;
}

/** A marked turn as a point on the line of its seat, and the position of its sign. */
export interface Point {
  turn: number;
  seat: number;
  mark: Mark;
  x: number;
  y: number;
  /** Distance of the sign above the point, negative for below; null if there is no room. */
  rise: number | null;
}

/**
 * All marked turns. Signs are placed from the worst mark down, as many as the graph has room for. A sign that would
 * cover another sign or a point is left out.
 */
export function points(plot: Plot, turns: readonly TurnReport[], size: number): Point[] {
  const most = Math.floor((plot.right - plot.left) / (1.5 * size));
  const marked = turns.flatMap((turn) => {
    const decision = worst(turn);
    if (!decision) return [];
    const [x, y] = [xOf(plot, turn.number), yOf(plot, turn.after[turn.seat]!)];
    return [{ turn: turn.number, seat: turn.seat, mark: decision.mark!, x, y, rise: null, lost: decision.lost }];
  });
  const occupied: { x: number; y: number; half: number }[] = marked.map(({ x, y }) => ({ x, y, half: 3 }));
  const placed = new Map<number, number>();
  for (const { turn, x, y } of [...marked].sort((one, other) => other.lost - one.lost)) {
    const rise = [size, -size, 2 * size, -2 * size].find((rise) => {
      const inside = y - rise >= plot.top + size / 2 && y - rise <= plot.bottom - size / 2;
      const reach = (half: number): number => half + size / 2;
      return (
        inside &&
        !occupied.some((box) => Math.abs(box.x - x) < reach(box.half) && Math.abs(box.y - (y - rise)) < reach(box.half))
      );
    });
    if (rise === undefined || placed.size >= most) continue;
    placed.set(turn, rise);
    occupied.push({ x, y: y - rise, half: size / 2 });
  }
  return marked.map(({ turn, seat, mark, x, y }) => ({ turn, seat, mark, x, y, rise: placed.get(turn) ?? null }));
}
