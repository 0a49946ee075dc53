/**
 * Reads the meta-schemas and joins them into one document, from which everything else is generated.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { note } from './text.mjs';

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Copies a JSON value, giving `change` the chance to replace each object after its members were
 * copied.
 */
export function mapObjects(value, change) {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  if (!isObject(value)) return value;
  return change(
    Object.fromEntries(
      Object.entries(value).map(([key, member]) => [key, mapObjects(member, change)]),
    ),
  );
}

const isAlias = (schema) => '$ref' in schema && !('title' in schema);

/**
 * Joins schemas/meta/*.schema.json: every definition becomes `#/$defs/{title, or its key}`.
 * Aliases (a definition that is only a $ref) disappear; two definitions of one name are an error.
 *
 * @param {string} root project root
 * @param {Record<string, string>} written texts that take the place of files, by path: what is
 * about to be written
 * @returns {{ roots: Record<string, string>, $defs: Record<string, object>, files: Record<string,
 * string> }}
 *   roots: format to the name of its type; files: definition to the file it stands in, without
 *   ending
 */
export function joinMeta(root, written = {}) {
  const folder = join(root, 'schemas/meta');
  const files = new Map(
    [...new Set([...readdirSync(folder), ...Object.keys(written).map((path) => basename(path))])]
      .filter((name) => name.endsWith('.schema.json'))
      .sort()
      .map((name) => {
        const text = written[`schemas/meta/${name}`] ?? readFileSync(join(folder, name), 'utf8');
        return [name, JSON.parse(text)];
      }),
  );
  const find = (file, ref) => {
    const [target, pointer = ''] = ref.split('#');
    const name = target || file;
    const key = pointer.replace('/$defs/', '');
    const schema = key ? files.get(name)?.$defs?.[key] : files.get(name);
    if (!schema) throw new Error(`${file}: ${ref} leads nowhere`);
    return isAlias(schema) ? find(name, schema.$ref) : (schema.title ?? key);
  };

  const $defs = {};
  const roots = {};
  const places = {};
  const add = (file, name, schema) => {
    if ($defs[name]) throw new Error(`${file}: a second definition named ${name}`);
    places[name] = file.replace('.schema.json', '');
    $defs[name] = mapObjects(schema, (part) =>
      typeof part.$ref === 'string' ? { ...part, $ref: `#/$defs/${find(file, part.$ref)}` } : part,
    );
  };
  for (const [
    file,
    { $schema: _dialect, $id: _id, $comment: _comment, $defs: parts, ...top },
  ] of files) {
    if (top.type) {
      add(file, top.title, top);
      roots[file.replace('.schema.json', '')] = top.title;
    }
    for (const [key, schema] of Object.entries(parts ?? {}))
      if (!isAlias(schema)) add(file, schema.title ?? key, schema);
  }
  return { roots, $defs, files: places };
}

/**
 * Source of meta.gen.ts: the joined meta-schema as data, for whatever walks a file along its
 * format.
 */
export function generateMeta({ roots, $defs }) {
  return `/* ${note('schemas/meta')} */
import type { JoinedMeta } from '../meta/schema.ts';

export const meta: JoinedMeta = ${JSON.stringify({ roots, $defs }, null, 2)};
`;
}
