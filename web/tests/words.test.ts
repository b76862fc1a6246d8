/** Code contains no sentences: all texts come from the catalogues, and all texts of the catalogues are used. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

interface Node {
  type: string;
  [field: string]: unknown;
}

const SOURCES = join(import.meta.dirname, '../src');
const PACKAGE = join(import.meta.dirname, '../../src/ethnos');
const CATALOGUES = ['web', 'pages', 'host', 'scores', 'rules', 'learn', 'insight', 'tribes'];
/** Attributes that people read or hear. */
const SPOKEN = new Set(['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label']);
const LETTER = /\p{L}/u;
/** A capital letter and a second word: this is no identifier. */
const SENTENCE = /^\p{Lu}\p{Ll}*\P{L}* \p{L}+/u;
/** Texts of scenes, rules and tribes, whose keys are built from names of the server, the rules' list and the study. */
const ASSEMBLED =
  /^(tribe-advice-[a-z]+-[a-z-]+|learn-[a-z]+-(nudge|after)|pages-option-.+|rules-(example-)?[a-z]+\d+)$/;

const files = (folder: string, kinds: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => kinds.test(path));

function tree(path: string): Node {
  const source = readFileSync(join(SOURCES, path), 'utf8');
  const whole = path.endsWith('.svelte') ? source : `<script lang="ts">${source}</script>`;
  return parse(whole, { modern: true }) as unknown as Node;
}

/** A node and its descendants, without styles, types and terminal commands. */
function* within(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const item of node) yield* within(item);
  if (!node || typeof node !== 'object' || Array.isArray(node)) return;
  const known = node as Node;
  if (known.type === 'StyleSheet' || known.name === 'code' || known.type?.startsWith('TSType')) return;
  if (typeof known.type === 'string') yield known;
  for (const [field, value] of Object.entries(known)) if (field !== 'metadata') yield* within(value);
}

/** The literal texts that an expression shows, without those in calls. */
function words(expression: unknown): string[] {
  const node = expression as Node;
  const of = (...fields: string[]): string[] => fields.flatMap((field) => words(node[field]));
  switch (node.type) {
    case 'Text':
      return [String(node.data)];
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'ExpressionTag':
      return of('expression');
    case 'ConditionalExpression':
      return of('consequent', 'alternate');
    case 'LogicalExpression':
      return of('right');
    case 'BinaryExpression':
      return node.operator === '+' ? of('left', 'right') : [];
    case 'TemplateLiteral':
      return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
    default:
      return [];
  }
}

const isText = (node: Node): boolean => node.type === 'CallExpression' && (node.callee as Node).name === 't';
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** The literal texts that a node shows to people. */
function shownTexts(node: Node): string[] {
  if (node.type === 'Fragment') return (node.nodes as Node[]).flatMap(words).filter((text) => LETTER.test(text));
  if (node.type === 'Attribute' && SPOKEN.has(String(node.name)))
    return asList(node.value)
      .flatMap((part) => (part === true ? [] : words(part)))
      .filter((text) => LETTER.test(text));
  if (node.type === 'Literal') return words(node).filter((text) => SENTENCE.test(text));
  if (node.type === 'TemplateLiteral' && (node.expressions as Node[]).some(isText))
    return words(node).filter((text) => LETTER.test(text));
  if (node.type === 'BinaryExpression' && [node.left, node.right].some((side) => isText(side as Node)))
    return words(node).filter((text) => LETTER.test(text));
  return [];
}

const trees = new Map(files(SOURCES, /(?<!wire\/.*)\.(ts|svelte)$/).map((path) => [path, [...within(tree(path))]]));

/** The keys of texts that are literals in calls. */
const requestedKeys = [...trees].flatMap(([path, all]) =>
  all
    .filter(isText)
    .flatMap((call) => words((call.arguments as Node[])[0]))
    .filter((key) => /^\w.*\w$/.test(key))
    .map((key) => `${path}: ${key}`),
);

/** Every key in the sources, and every pattern of keys: `pages-theme-${value}`. */
const nodes = [...trees.values()].flat();
const literals = new Set(
  nodes.flatMap(({ type, value, key }) => {
    if (type === 'Property') return [(key as Node).name];
    return type === 'Literal' ? [value] : [];
  }),
);
const patterns = nodes
  .filter(({ type }) => type === 'TemplateLiteral')
  .map(words)
  .filter(([first]) => /^[a-z]+-/.test(first!))
  .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll(/\W/g, '\\$&')).join('(.+)')}$`));

const catalogue = (name: string): string => readFileSync(join(PACKAGE, 'locale/en', `${name}.ftl`), 'utf8');
const keys = (text: string): string[] => new FluentResource(text).body.map(({ id }) => id);
const catalogueTexts = files(join(PACKAGE, 'locale/en'), /\.ftl$/).map((path) => catalogue(path.replace('.ftl', '')));
const elsewhere =
  catalogueTexts.join('\n') +
  files(PACKAGE, /\.(py|json)$/)
    .map((path) => readFileSync(join(PACKAGE, path), 'utf8'))
    .join('\n');

/** Whether a word is a value somewhere, here or on the server, that can fill in a pattern. */
const isValue = (word: string): boolean =>
  [word, word.replaceAll('-', '_')].some((form) => literals.has(form) || elsewhere.includes(`"${form}"`));
const fits = (key: string, pattern: RegExp): boolean => pattern.exec(key)?.slice(1).every(isValue) ?? false;

describe('words', () => {
  it('stand in the catalogues and not in code', () => {
    const found = [...trees].flatMap(([path, all]) => all.flatMap(shownTexts).map((text) => `${path}: ${text.trim()}`));
    expect(found).toEqual([]);
  });

  it('that are requested exist', () => {
    const known = new Set(catalogueTexts.flatMap(keys));
    expect(requestedKeys.length).toBeGreaterThan(400);
    expect(requestedKeys.filter((key) => !known.has(key.split(': ')[1]!))).toEqual([]);
  });

  it('are all used, here or elsewhere in the project', () => {
    const quoted = (key: string): boolean => elsewhere.includes(`"${key}"`) || elsewhere.includes(`{ ${key} }`);
    const ofClass = (key: string): boolean =>
      key.startsWith('error-') && elsewhere.includes(`class ${key.replace('error-', '')}(EthnosError):`);
    const used = (key: string): boolean =>
      ofClass(key) ||
      literals.has(key) ||
      ASSEMBLED.test(key) ||
      patterns.some((pattern) => fits(key, pattern)) ||
      quoted(key);
    expect(CATALOGUES.flatMap((name) => keys(catalogue(name))).filter((key) => !used(key))).toEqual([]);
  });
});
