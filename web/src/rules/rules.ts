/** How the rules reference is arranged. The ids are those of `docs/rules.md`; the texts are in `rules.ftl`. */

export interface Group {
  /** The heading within a chapter; none for a chapter of one piece. */
  id: string;
  rules: readonly string[];
}

export interface Chapter {
  id: string;
  groups: readonly Group[];
}

/** The tribe that each of the tribe rules is about. */
export const TRIBE_RULES: Readonly<Record<string, string>> = {
  'R-T1': 'centaur',
  'R-T2': 'dwarf',
  'R-T3': 'elf',
  'R-T4': 'giant',
  'R-T5': 'halfling',
  'R-T6': 'merfolk',
  'R-T7': 'minotaur',
  'R-T8': 'orc',
  'R-T9': 'skeleton',
  'R-T10': 'troll',
  'R-T11': 'wingfolk',
  'R-T12': 'wizard',
};

const whole = (id: string, rules: readonly string[]): Chapter => ({ id, groups: [{ id: '', rules }] });
const ids = (letters: string, ...numbers: number[]): string[] => numbers.map((number) => letters + number);

/** Rules from one number to another. */
function row(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, place) => `R${first + place}`);
}

export const CHAPTERS: readonly Chapter[] = [
  whole('need', ['R1', 'R2', 'O0']),
  whole('setup', row(3, 15)),
  whole('turn', row(16, 22)),
  whole('bands', row(23, 30)),
  whole('tribes', Object.keys(TRIBE_RULES)),
  whole('age', row(31, 41)),
  whole('end', row(42, 46)),
  whole('small', row(47, 56)),
  whole('options', ids('D', 2, 3, 8, 9, 12)),
  {
    id: 'rulings',
    groups: [
      { id: 'deck', rules: [...ids('D', 1, 6, 27, 28, 30, 31, 35), ...ids('O', 1, 2, 17, 27, 29, 32)] },
      { id: 'bands', rules: [...ids('D', 25, 26, 32, 33, 34, 38), ...ids('O', 3, 4, 5, 11, 12, 14)] },
      {
        id: 'tribes',
        rules: [...ids('D', 4, 5, 21, 22, 23, 24, 29, 37, 39), ...ids('O', 6, 7, 8, 9, 10, 13, 15, 16, 18, 19, 33)],
      },
      {
        id: 'scoring',
        rules: [...ids('D', 7, 10, 11, 17, 18, 19, 20, 36), ...ids('O', 20, 21, 22, 23, 24, 25, 28, 30, 31)],
      },
      { id: 'end', rules: [...ids('D', 13, 14, 15, 16, 40), ...ids('O', 26, 34)] },
    ],
  },
];

/** The key of a rule's text. */
export function textOf(rule: string): string {
  return `rules-${rule.toLowerCase().replace('-', '')}`;
}

/** A text in pieces, the rules that it names apart from the rest. */
export function pieces(text: string): { text: string; rule: boolean }[] {
  return text
    .split(/(\bR-T\d{1,2}\b|\b[RDO]\d{1,2}\b)/)
    .map((piece, place) => ({ text: piece, rule: place % 2 === 1 }))
    .filter((piece) => piece.text);
}
