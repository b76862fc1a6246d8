// The server's messages as TypeScript: schema.json is written by `python -m ethnos.server.schema`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
mkdirSync(new URL('src/wire', here), { recursive: true });
writeFileSync(new URL('src/wire/messages.ts', here), types);
