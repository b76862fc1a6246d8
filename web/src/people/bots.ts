/** Who the bots of a table are: the first bot of a level has the first name and face of that level, and so on. */
import type { ChairOut } from '../wire/messages';

export type Seated = Pick<ChairOut, 'name' | 'level'>;

/** For each seat with a bot, the number of the bot among those of its level; 0 for other seats. */
export function botNumbers(chairs: readonly Seated[]): number[] {
  const counts = new Map<string, number>();
  return chairs.map(({ name, level }) => {
    if (name || !level) return 0;
    counts.set(level, (counts.get(level) ?? 0) + 1);
    return counts.get(level)!;
  });
}
