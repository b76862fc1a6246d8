/** The structure of the rules reference, also for the terminal. Ids as in `docs/rules.md`; texts in `rules.ftl`. */
import structure from '../../../src/ethnos/rules.json';

export interface Group {
  /** The heading within a chapter; none if the chapter is not divided. */
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

const BASES = Object.entries(structure.basis);

/** What a ruling rests on: the editions say so, they differ, or it is our own; none for rules that need no ruling. */
export function basisOf(rule: string): string | undefined {
  return BASES.find(([, rules]) => rules.includes(rule))?.[0];
}

/** A rule's id as part of a text's key. */
export function idOf(rule: string): string {
  return rule.toLowerCase().replace('-', '');
}

/** The key of a rule's text. */
export function textOf(rule: string): string {
  return `rules-${idOf(rule)}`;
}

/** The chapter of a rule. */
export function chapterOf(rule: string): string {
  return CHAPTERS.find((chapter) => chapter.groups.some((group) => group.rules.includes(rule)))?.id ?? '';
}

/** Split a text at the rule ids in it. */
export function pieces(text: string): { text: string; rule: boolean }[] {
  return text
    .split(/(\bR-T\d{1,2}\b|\b[RDO]\d{1,2}\b)/)
    .map((piece, place) => ({ text: piece, rule: place % 2 === 1 }))
    .filter((piece) => piece.text);
}
