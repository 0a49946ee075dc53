/**
 * What follows from the definitions of steps: their format, the lists for Node and the browser, and
 * those of an installation.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definitionsIn, refuseTwins } from './discover.mjs';
import { code, importName, lines, noteOfDefinitions, row, table } from './text.mjs';

/** Where steps live, and where the lists of each place are written. */
const places = [
  { place: 'src/steps', lists: 'src/steps/generated', schema: '../../schema', up: '..' },
  {
    place: 'extensions/steps',
    lists: 'extensions/generated',
    schema: '../../src/schema',
    up: '../steps',
  },
];
const metaFile = 'schemas/meta/step.schema.json';

const pascal = (name) => name[0].toUpperCase() + name.slice(1);

/** Members of every step. */
const shared = (name) => ({
  type: { description: 'Kind of step.', const: name },
  if: {
    description: 'Only then is the step done; else it is passed over.',
    $ref: 'common.schema.json#/$defs/condition',
  },
  access: {
    description: 'Who does the step; for others it is passed over.',
    $ref: 'common.schema.json#/$defs/access',
  },
});

const onError = {
  description:
    'Steps run when this one fails, in place of the usual message; they read what it was ' +
    'refused with as problem. The steps after it are not run.',
  $ref: '#/$defs/steps',
};

const branch = ({ name, doc, examples, members, required = [], fails }) => ({
  title: `${pascal(name)}Step`,
  description: doc,
  type: 'object',
  properties: { ...shared(name), ...members, ...(fails && { onError }) },
  required: ['type', ...required],
  additionalProperties: false,
  examples,
});

/** JSON on one line. */
function inline(value) {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}: ${inline(member)}`,
  );
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
}

/**
 * JSON with the members of a schema on lines of their own, as the other files of schemas/meta are
 * written.
 */
function written(value, indent = '') {
  const inner = `${indent}  `;
  const holdsSchemas =
    value?.properties ?? value?.$defs ?? Object.values(value ?? {}).some((one) => one?.description);
  if (!holdsSchemas || Array.isArray(value)) return inline(value);
  const lines = Object.entries(value).map(
    ([key, member]) => `${inner}${JSON.stringify(key)}: ${written(member, inner)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/**
 * The format of steps: the frame that the file has already, and the branches of the definitions.
 */
function metaText(root, found) {
  const { $defs, ...frame } = JSON.parse(readFileSync(join(root, metaFile), 'utf8'));
  const definitions = found.map(({ definition }) => definition);
  const parts = {};
  for (const { name, parts: own = {} } of definitions)
    for (const [key, part] of Object.entries(own)) {
      if (key in parts) throw new Error(`Two steps define the part ${key}, ${name} is one of them`);
      parts[key] = part;
    }
  const branches = Object.fromEntries(
    definitions.map((definition) => [definition.name, branch(definition)]),
  );
  const twice = Object.keys(branches).find((name) => name === 'steps' || name in parts);
  if (twice) throw new Error(`The step ${twice} has the name of a part of the format`);
  const schema = {
    ...frame,
    oneOf: definitions.map(({ name }) => ({ $ref: `#/$defs/${name}` })),
    $defs: { steps: $defs.steps, ...parts, ...branches },
  };
  return `${written(schema)}\n`;
}

const nameOf = (folder) => importName(folder, 'Step');

const importsOf = (found, { member, file, up }) =>
  found
    .map(
      ({ folder }) => `import { ${member} as ${nameOf(folder)} } from '${up}/${folder}/${file}';\n`,
    )
    .join('');

/** All definitions, for Node: the checker, the server, the designer's palette. */
function definitionList(found, { place, schema, up }) {
  const names = found.map(({ folder }) => `  ${nameOf(folder)},\n`);
  return `// ${noteOfDefinitions(place)}
import type { StepDefinition } from '${schema}/stepDefinition.ts';
${importsOf(found, { member: 'definition', file: 'definition.ts', up })}
export const definitions: readonly StepDefinition[] = [${lines(names)}];
`;
}

/** What pages are compiled with, for the browser: without words, examples and formats. */
function compilerList(root, found, { place, schema, up }) {
  const own = found.filter(({ path }) => existsSync(join(root, path, 'compile.ts')));
  const members = found.map(
    (one) => `  ${one.folder}: ${own.includes(one) ? nameOf(one.folder) : '{}'},\n`,
  );
  return `// ${noteOfDefinitions(place)}
import type { StepCompiler } from '${schema}/stepDefinition.ts';
${importsOf(own, { member: 'compiler', file: 'compile.ts', up })}
export const compilers: Readonly<Record<string, StepCompiler>> = {${lines(members)}};
`;
}

/** The page of the steps of an installation. */
function docs(found, place) {
  const rows = found.map(({ definition: { name, label, doc, examples } }) =>
    row(`${code(name)} ${label}`, doc, examples.map(code).join('<br>')),
  );
  return `<!-- ${noteOfDefinitions(place)} -->

# Steps of this installation

${table(['Step', 'What it does', 'Example'], rows)}
`;
}

function checkFolder(root, { folder, path, definition, compiler }) {
  if (definition.name !== folder)
    throw new Error(`${path} defines the step ${definition.name}: both need one name`);
  if (!/^[a-z][A-Za-z0-9]*$/.test(folder))
    throw new Error(`${path}: the name of a step is one word such as openForm`);
  if (!['run.ts', 'run.tsx'].some((file) => existsSync(join(root, path, file))))
    throw new Error(`${path} has no run.ts`);
  if (compiler) throw new Error(`${path}: the compiler of a step stands in compile.ts`);
  for (const member of ['type', 'if', 'access', 'onError'])
    if (member in definition.members)
      throw new Error(`${path}: ${member} is a member that every step has`);
}

/** All files that follow from the steps of a project; a folder without what it does is refused. */
export async function generateSteps(root) {
  const files = {};
  const all = [];
  for (const target of places) {
    const found = await definitionsIn(root, target.place);
    for (const one of found) checkFolder(root, one);
    all.push(...found);
    files[`${target.lists}/stepDefinitions.gen.ts`] = definitionList(found, target);
    files[`${target.lists}/stepCompilers.gen.ts`] = compilerList(root, found, target);
    if (target.place.startsWith('extensions') && found.length > 0)
      files['extensions/steps.md'] = docs(found, target.place);
  }
  refuseTwins(all);
  files[metaFile] = metaText(root, all);
  return files;
}
