/** Texts for people, from the Fluent catalogues that the terminal and the server also use. Code has no sentences. */
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';

import { forget, once } from './text-cache';

type Pattern = NonNullable<Message['value']>;

/** The arguments of a text; a `card` also sets its tribe and colour. */
export type Values = Record<string, FluentVariable | boolean | null | undefined>;

/** All texts of each language; `vite.config.ts` puts its catalogues together. */
const CATALOGUES = import.meta.glob<string>('../../../src/ethnos/locale/*/web.ftl', {
  query: '?language',
  import: 'default',
});
/** The file of each language with texts that only some pages need. */
export type Extras = Record<string, () => Promise<string>>;
const FALLBACK = 'en';

/** The languages that have a catalogue. */
export const LANGUAGES: readonly string[] = Object.keys(CATALOGUES).map(languageOf).sort();

let bundle = $state.raw<FluentBundle>(new FluentBundle(FALLBACK));
let current = $state(FALLBACK);
/** The options that texts about rules select by; without them they describe the English edition. */
let options = $state.raw<Record<string, FluentVariable>>({});

/** The extra texts that some page has needed. */
let needed: readonly Extras[] = [];

/** The language in use. */
export function language(): string {
  return current;
}

interface Switch {
  to: string;
  done: Promise<void>;
}

/** The language requested last. */
let switching: Switch | null = null;

/** Load the catalogues of a language, and switch to it; nothing is loaded again for the language in use. */
export function setLanguage(requested: string): Promise<void> {
  const to = LANGUAGES.includes(requested) ? requested : FALLBACK;
  if (switching?.to !== to) {
    const own: Switch = { to, done: switchTo(to, () => switching === own) };
    switching = own;
    own.done.catch(() => switching === own && (switching = null));
  }
  return switching!.done;
}

async function switchTo(language: string, wanted: () => boolean): Promise<void> {
  const loaded = new FluentBundle(language, { useIsolating: false });
  loaded.addResource(await catalogue(CATALOGUES, language));
  for (const extras of needed) loaded.addResource(await catalogue(extras, language));
  if (!wanted()) return;
  bundle = loaded;
  forget();
  current = language;
  document.documentElement.lang = language;
}

/** Load the texts that only some pages need, in this language and in those that are switched to later. */
export async function loadExtras(extras: Extras): Promise<void> {
  const [language, before] = [current, bundle];
  const texts = await catalogue(extras, language);
  needed = [...needed.filter((known) => known !== extras), extras];
  if (bundle !== before) return loadExtras(extras);
  bundle.addResource(texts);
}

/** Set the options that texts about rules select by. */
export function setRuleOptions(rules: Readonly<Record<string, string>>): void {
  options = Object.fromEntries(
    Object.entries(rules).map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]),
  );
  forget();
}

/** The first of the browser's languages that has a catalogue. */
export function preferred(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const base = wish.split('-')[0];
    const match = LANGUAGES.find((name) => name === wish) ?? LANGUAGES.find((name) => name.split('-')[0] === base);
    if (match) return match;
  }
  return FALLBACK;
}

/** The text of a key, with its values filled in. */
export function t(key: string, values: Values = {}): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  const [pattern, args, rules] = [message.value, plain(values), options];
  return once(key + JSON.stringify(args), () => format(key, pattern, { ...rules, ...args }));
}

/** Whether the catalogues have a text for this key. */
export function known(key: string): boolean {
  return bundle.hasMessage(key);
}

/** The name of a card. */
export function cardName(card: string): string {
  return t('card', { card });
}

function format(key: string, pattern: Pattern, values: Record<string, FluentVariable>): string {
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  if (errors.length && import.meta.env.DEV) console.warn(key, errors);
  return text;
}

/** Fluent selects by strings and numbers. */
function plain(values: Values): Record<string, FluentVariable> {
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined) args[name] = 'none';
    else if (typeof value === 'boolean') args[name] = value ? 'yes' : 'no';
    else args[name] = value;
  }
  if (typeof args.card === 'string') {
    const [tribe, colour] = args.card.split('.');
    args.tribe ??= tribe!;
    args.colour ??= colour ?? 'none';
  }
  return args;
}

async function catalogue(files: Extras, language: string): Promise<FluentResource> {
  const path = Object.keys(files).find((name) => languageOf(name) === language)!;
  return new FluentResource(await files[path]!());
}

function languageOf(path: string): string {
  return path.split('/').at(-2)!;
}
