/** Random play by the engine in Node, for bench/wasm.py: decisions per second of processor time. */
import { loadEngine } from '../../src/engine/engine';
import type { Layout } from '../../src/engine/layout';

const GAMES_A_BATCH = 200; // as in ethnos.research.lab.playouts

export async function measure(
  module: BufferSource,
  layout: Layout,
  players: number,
  pool: number,
  seconds: number,
): Promise<number> {
  const engine = await loadEngine(module, layout);
  const table = engine.records('table');
  const play = (seed: number) =>
    engine.call('ethnos_research_lab_playouts__play', table, players, pool, seed, GAMES_A_BATCH);
  playFor(seconds, play); // warm up until the code is optimised
  return playFor(seconds, play);
}

function playFor(seconds: number, play: (seed: number) => number): number {
  const started = processorSeconds();
  let [decisions, games] = [0, 0];
  while (processorSeconds() - started < seconds) {
    decisions += play(games);
    games += GAMES_A_BATCH;
  }
  return decisions / (processorSeconds() - started);
}

function processorSeconds(): number {
  const used = process.cpuUsage();
  return (used.user + used.system) / 1e6;
}
