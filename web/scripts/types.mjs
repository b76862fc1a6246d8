// The server's messages as TypeScript: schema.json is written by `python -m ethnos.server.schema`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const here = new URL('..', import.meta.url);
/** Beside a description or a default, a `$ref` would become a second type of the same shape. */
function withPlainReference(_key, value) {
  if (!value?.$ref) return value;
  const { $ref, ...rest } = value;
  return { ...rest, allOf: [{ $ref }] };
}
const schema = JSON.parse(readFileSync(new URL('schema.json', here), 'utf8'), withPlainReference);
const banner = '// Made from schema.json by scripts/types.mjs.\n';
const types = await compile(schema, 'Messages', {
  bannerComment: banner,
  additionalProperties: false,
  unreachableDefinitions: true,
  ignoreMinAndMaxItems: true,
});
/** Names that the client also goes through, in the order of their numbers. */
const names = Object.entries({ COLOURS: 'Colour', KINGDOMS: 'Kingdom', TRIBES: 'Tribe', LEVELS: 'Level' })
  .map(([list, type]) => `export const ${list}: readonly ${type}[] = ${JSON.stringify(schema.$defs[type].enum)};\n`)
  .join('');
const text = types + names;
const out = new URL('src/wire/messages.ts', here);
mkdirSync(new URL('.', out), { recursive: true });
// Leave an unchanged file alone: a newer one would make `make` build the client again.
if (!existsSync(out) || readFileSync(out, 'utf8') !== text) writeFileSync(out, text);
