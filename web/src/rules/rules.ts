/** How the rules reference is arranged, for the terminal too. The ids are those of `docs/rules.md`; the texts are in `rules.ftl`. */
import structure from '../../../src/ethnos/rules.json';

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
export const TRIBE_RULES: Readonly<Record<string, string>> = structure.tribes;

export const CHAPTERS: readonly Chapter[] = structure.chapters;

/** A rule's id as it is written in keys. */
export function idOf(rule: string): string {
  return rule.toLowerCase().replace('-', '');
}

/** The key of a rule's text. */
export function textOf(rule: string): string {
  return `rules-${idOf(rule)}`;
}

/** The chapter that a rule stands in. */
export function chapterOf(rule: string): string {
  return CHAPTERS.find((chapter) => chapter.groups.some((group) => group.rules.includes(rule)))?.id ?? '';
}

/** A text in pieces, the rules that it names apart from the rest. */
export function pieces(text: string): { text: string; rule: boolean }[] {
  return text
    .split(/(\bR-T\d{1,2}\b|\b[RDO]\d{1,2}\b)/)
    .map((piece, place) => ({ text: piece, rule: place % 2 === 1 }))
    .filter((piece) => piece.text);
}
