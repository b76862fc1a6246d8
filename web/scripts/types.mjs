// The server's messages as TypeScript: schema.json is written by `python -m ethnos.server.schema`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const here = new URL('..', import.meta.url);
const schema = JSON.parse(readFileSync(new URL('schema.json', here), 'utf8'));
const banner = '// Made from schema.json by scripts/types.mjs.\n';
const types = await compile(schema, 'Messages', {
  bannerComment: banner,
  additionalProperties: false,
  unreachableDefinitions: true,
  ignoreMinAndMaxItems: true,
});
const out = new URL('src/wire/messages.ts', here);
mkdirSync(new URL('.', out), { recursive: true });
// Leave an unchanged file alone: a newer one would make `make` build the client again.
if (!existsSync(out) || readFileSync(out, 'utf8') !== types) writeFileSync(out, types);
