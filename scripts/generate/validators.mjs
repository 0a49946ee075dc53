/**
 * Standalone validators from the joined meta-schema: plain functions, no Ajv and no eval when they
 * run.
 */
import Ajv from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { mapObjects } from './meta.mjs';
import { note } from './text.mjs';

const banner = `// ${note('schemas/meta')}`;

/** What Ajv's code asks of its runtime, by module. */
const runtime = {
  'ajv/dist/runtime/ucs2length':
    'const length = (text) => { let n = 0; for (const _character of text) n++; return n; };',
  'ajv/dist/runtime/equal':
    'const equal = (a, b) => a === b || JSON.stringify(a) === JSON.stringify(b);',
};
const local = { 'ajv/dist/runtime/ucs2length': 'length', 'ajv/dist/runtime/equal': 'equal' };

/** A JSON Schema condition. */
const when = (condition, schema, otherwise) => ({
  if: condition,
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword is JSON Schema's
  then: schema,
  ...(otherwise && { else: otherwise }),
});

/**
 * A union distinguished by JSON type (and, among objects, by a required member) becomes a chain of
 * conditions: Ajv then reports the faults of the branch that was meant, and not those of all
 * branches.
 */
function chooseBranch($defs) {
  const resolve = (schema) => (schema.$ref ? $defs[schema.$ref.slice('#/$defs/'.length)] : schema);
  const flatten = (branches) =>
    branches.flatMap((branch) =>
      resolve(branch).anyOf ? flatten(resolve(branch).anyOf) : [branch],
    );
  const typesOf = (schema) =>
    [
      schema.type ?? [
        ...new Set(
          [schema.const, ...(schema.enum ?? [])]
            .filter((value) => value !== undefined)
            .map((value) => typeof value),
        ),
      ],
    ].flat();

  return mapObjects($defs, (part) => {
    if (!part.anyOf) return part;
    const { anyOf, ...rest } = part;
    const branches = flatten(anyOf).map((schema) => ({
      schema,
      types: typesOf(resolve(schema)),
      marker: resolve(schema).required?.[0],
    }));
    const objects = branches.filter(({ types }) => types.includes('object'));
    const fallback = objects.find(({ marker }) => !marker) ?? objects[0];
    const choices = branches
      .filter((branch) => !objects.includes(branch))
      .map(({ schema, types }) => when({ type: types }, schema));
    const chain = objects
      .filter((branch) => branch !== fallback)
      .reduceRight(
        (otherwise, { schema, marker }) =>
          when({ type: 'object', required: [marker] }, schema, otherwise),
        fallback?.schema,
      );
    return {
      ...rest,
      type: [...new Set(branches.flatMap(({ types }) => types))],
      allOf: [...choices, ...(chain ? [when({ type: 'object' }, chain)] : [])],
    };
  });
}

/**
 * @param {{ roots: Record<string, string>, $defs: Record<string, object> }} meta
 * @returns {{ code: string, types: string }} sources of validators.gen.js and its declarations
 */
export function generateValidators({ roots, $defs }) {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    messages: false,
    inlineRefs: false,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
  });
  // Only words and marks are dropped: members that are themselves named title or translate hold a
  // schema.
  const bare = mapObjects($defs, (part) =>
    Object.fromEntries(
      Object.entries(part).filter(
        ([key, value]) =>
          !(typeof value === 'string' && (key === 'title' || key === 'description')) &&
          !(typeof value === 'boolean' && key === 'translate') &&
          !(Array.isArray(value) && key === 'examples'),
      ),
    ),
  );
  // Only an inlined propertyNames makes Ajv say which name was at fault.
  const named = mapObjects(bare, (part) =>
    part.propertyNames?.$ref
      ? { ...part, propertyNames: bare[part.propertyNames.$ref.slice('#/$defs/'.length)] }
      : part,
  );
  ajv.addSchema({ $id: 'formats', $defs: chooseBranch(named) });
  const kinds = Object.keys(roots);
  const ids = Object.fromEntries(kinds.map((kind) => [kind, `formats#/$defs/${roots[kind]}`]));
  let code = standaloneCode(
    ajv,
    Object.fromEntries(kinds.map((kind) => [`validate${roots[kind]}`, ids[kind]])),
  );
  const used = new Set();
  code = code.replace(/const (\w+) = require\("([^"]+)"\)\.default;/g, (_all, name, module) => {
    if (!runtime[module])
      throw new Error(
        `Ajv's code needs ${module}, for which scripts/generate/validators.mjs has no replacement`,
      );
    used.add(module);
    return `const ${name} = ${local[module]};`;
  });
  code = code.replace(/^const (schema\d+) = .*;\n/gm, (line, name) =>
    code.split(new RegExp(`\\b${name}\\b`)).length > 2 ? line : '',
  );
  if (/require\(|^import /m.test(code))
    throw new Error('the validators would need a module at run time');
  const types = kinds.map((kind) => `export const validate${roots[kind]}: Validator;`).join('\n');
  return {
    code: `${banner}\n${[...used]
      .sort()
      .map((module) => runtime[module])
      .join('\n')}\n${code.replace('"use strict";', '')}\n`,
    types: `${banner}
export interface ValidatorError {
  keyword: string;
  /** JSON pointer into the value. */
  instancePath: string;
  params: Record<string, unknown>;
  /** Set when the fault is in a member's name. */
  propertyName?: string;
}
export interface Validator {
  (value: unknown): boolean;
  /** Faults of the last call; null when there were none. */
  errors: ValidatorError[] | null;
}
${types}
`,
  };
}
