/** TypeScript types from the joined meta-schema. */
import { compile } from 'json-schema-to-typescript';
import { mapObjects } from './meta.mjs';
import { note } from './text.mjs';

const banner = `/* ${note('schemas/meta')} */`;

/**
 * Puts untitled definitions where they are used and lets $refs stand alone, so that no type appears
 * twice.
 */
function prepare($defs) {
  /** A branch whose tag may be left out elsewhere has it here. */
  const taggedUnion = ({ title, description, oneOf, discriminator: { propertyName: tag } }) => ({
    title,
    description,
    oneOf: oneOf.map((branch) => {
      const target = $defs[branch.$ref.slice('#/$defs/'.length)];
      return target.required?.includes(tag)
        ? branch
        : { tsType: `${target.title} & { ${tag}: '${target.properties[tag].const}' }` };
    }),
  });
  const inline = (schema) =>
    mapObjects(schema, (part) => {
      // A tagged union is the union of its members; type and required say nothing more to
      // TypeScript.
      if (part.discriminator) return taggedUnion(part);
      if (typeof part.$ref !== 'string') {
        const { maxItems: _maxItems, minItems: _minItems, ...rest } = part;
        // A value about which only words are said may be anything.
        if (typeof rest.description === 'string' && Object.keys(rest).length === 1)
          return { ...rest, tsType: 'unknown' };
        // An object about which nothing is said holds anything.
        return rest.type === 'object' && !rest.properties && !('additionalProperties' in rest)
          ? { ...rest, additionalProperties: true }
          : rest;
      }
      const { $ref, ...rest } = part;
      const target = $defs[$ref.slice('#/$defs/'.length)];
      if (!target.title) return { ...inline(target), ...rest };
      return Object.keys(rest).length ? { ...rest, allOf: [{ $ref }] } : { $ref };
    });
  return Object.fromEntries(
    Object.entries($defs)
      .filter(([, schema]) => schema.title)
      .map(([name, schema]) => [name, inline(schema)]),
  );
}

/**
 * @param {{ roots: Record<string, string>, $defs: Record<string, object> }} meta
 * @returns {Promise<string>} source of types.gen.ts
 */
export async function generateTypes({ $defs }) {
  const titled = prepare($defs);
  const all = {
    title: 'Formats',
    type: 'object',
    properties: {},
    additionalProperties: false,
    $defs: titled,
  };
  const source = await compile(all, 'Formats', {
    bannerComment: '',
    additionalProperties: false,
    unreachableDefinitions: true,
    unknownAny: true,
    format: true,
    style: { singleQuote: true, printWidth: 140 },
  });
  const text = source
    .replace(/export interface Formats \{\}\n+/, '')
    .replace(
      /\n \* This interface was referenced by `Formats`'s JSON-Schema\n \* via the `definition` "\w+"\./g,
      '',
    )
    .replace(/\n \*\n \*\//g, '\n */')
    .replace(/\/\*\*\n *\* ([^\n]*)\n *\*\//g, '/** $1 */')
    .replace(/^\/\*\*\n \*\/\n/gm, '')
    .replace(/\{\n *\[k: string\]: unknown;\n *\}/g, 'Record<string, unknown>')
    .replace(/^export interface (\w+) (Record<.*>)$/gm, 'export type $1 = $2;')
    .replace(/^(export|\/\*\*)/gm, '\n$1')
    .replace(/(\*\/\n)\n(export)/g, '$1$2')
    .replace(/\n{3,}/g, '\n\n');
  const twice = text.match(/^export (?:type|interface) (\w+\d+)\b/m);
  if (twice) throw new Error(`types.gen.ts would hold a second form of one type: ${twice[1]}`);
  return `${banner}\n\n${text.trim()}\n`;
}
