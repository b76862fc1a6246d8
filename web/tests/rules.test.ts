import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { basisOf, CHAPTERS, pieces, textOf, TRIBE_RULES } from '../src/rules/rules';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const defined = [...read('docs/rules.md').matchAll(/^- \*\*(R-T\d+|[RDO]\d+)\*\*/gm)].map((match) => match[1]!);
const shown = CHAPTERS.flatMap((chapter) => chapter.groups.flatMap((group) => group.rules));

describe('the rules reference', () => {
  it('shows every rule and ruling exactly once', () => {
    expect(defined.length).toBeGreaterThan(140);
    expect([...shown].sort()).toEqual([...new Set(defined)].sort());
  });

  it('has a text for each of them', () => {
    const catalogue = read('src/ethnos/locale/en/rules.ftl');
    expect(shown.filter((rule) => !catalogue.includes(`\n${textOf(rule)} =`))).toEqual([]);
  });

  it('names only rules that exist', () => {
    const named = pieces(read('src/ethnos/locale/en/rules.ftl')).filter((piece) => piece.rule);
    expect(named.map((piece) => piece.text).filter((rule) => !defined.includes(rule))).toEqual([]);
  });

  it('says of every ruling, and of no other rule, what it rests on', () => {
    const marked = read('docs/rules.md').matchAll(/^- \*\*([DO]\d+)\*\* \((\w+)\)/gm);
    const bases = Object.fromEntries([...marked].map(([, rule, basis]) => [rule!, basis!]));
    for (const rule of shown) expect(basisOf(rule)).toBe(bases[rule]);
  });

  it('gives the tribe rules to the right tribes', () => {
    const rules = Object.entries(TRIBE_RULES);
    expect(rules).toHaveLength(12);
    for (const [rule, tribe] of rules)
      expect(read('docs/rules.md').toLowerCase()).toContain(`**${rule}** **${tribe}.**`.toLowerCase());
  });
});
