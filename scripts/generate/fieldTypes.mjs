/**
 * What follows from the folders of field types: the lists of their files, the type of `type` in
 * models, and their page.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldTypeGroups } from '../../src/schema/fieldTypes/contract.ts';
import { definitionsIn, refuseTwins } from './discover.mjs';
import { code, note as noteOf, row, table } from './text.mjs';

/** Where field types live: ours, and those of a team. */
const places = ['src/schema/fieldTypes', 'extensions/fieldTypes'];
const metaFile = 'schemas/meta/model.schema.json';
const lists = 'src/schema/generated';
const note = noteOf('the folders of field types', 'those');

const fromLists = (path) =>
  path.startsWith('src/schema/') ? `../${path.slice('src/schema/'.length)}` : `../../../${path}`;

const everyType = (type) => `Readonly<Record<Field['type'], ${type}>>`;
const someTypes = (type) => `Readonly<Partial<Record<Field['type'], ${type}>>>`;

/**
 * A list of one export of every folder, by the name of the type.
 *
 * @param contract file of its type, beside the folders
 * @param record the type of the list, made of that of one entry
 */
function list(found, { file, member, type, name, contract = 'contract.ts', record = everyType }) {
  const imports = found.map(
    ({ path, definition }) =>
      `import { ${member} as ${definition.name} } from '${fromLists(path)}/${file}';\n`,
  );
  const names = found.map(({ definition }) => `  ${definition.name},\n`);
  return `/* ${note} */
import type { ${type} } from '../fieldTypes/${contract}';
${imports.join('')}import type { Field } from './types.gen.ts';

export const ${name}: ${record(type)} = {
${names.join('')}};
`;
}

/** The meta-schema of models with the types there are. */
function metaText(root, found) {
  const text = readFileSync(join(root, metaFile), 'utf8');
  const description = found
    .map(({ definition: { name, doc } }) => `${name}: ${doc[0].toLowerCase()}${doc.slice(1)}`)
    .join(' ');
  const schema = {
    title: 'FieldType',
    description,
    enum: found.map(({ definition }) => definition.name),
  };
  const line = /^( *)"fieldType": .*?(,?)$/m;
  if (!line.test(text)) throw new Error(`${metaFile} has no line for "fieldType"`);
  const written = JSON.stringify(schema).replaceAll('","', '", "').replaceAll('":', '": ');
  return text.replace(
    line,
    (_, indent, comma) => `${indent}"fieldType": { ${written.slice(1, -1)} }${comma}`,
  );
}

const rowOf = ({ name, label, doc, example, filters, isText, isLong, choices }) => {
  const facts = [
    isText ? 'length, pattern, format' : '',
    choices === 'yesNo' ? 'yes or no' : choices === 'related' ? 'records of the relation' : '',
    isLong ? 'not sortable unless said' : '',
  ];
  return row(
    `${code(name)} ${label}`,
    doc,
    code(JSON.stringify(example)),
    filters.map(code).join(', '),
    facts.filter(Boolean).join('; '),
  );
};

const docs = (found) =>
  `<!-- ${note} -->

# Field types

${table(
  ['Type', 'What it holds', 'Example', 'Filters', 'Facts'],
  found.map(({ definition }) => rowOf(definition)),
)}
`;

/** What every list and page of field types takes from a definition. */
function checkFolder(root, { folder, path, definition }) {
  const { name, filters, group } = definition;
  if (name !== folder)
    throw new Error(`${path} defines the field type ${name}: both need one name`);
  for (const member of ['label', 'icon', 'doc'])
    if (typeof definition[member] !== 'string' || definition[member] === '')
      throw new Error(`${path}: its definition needs ${member}, a text`);
  if (!Object.hasOwn(fieldTypeGroups, group))
    throw new Error(
      `${path}: there is no group ${group}, only ${Object.keys(fieldTypeGroups).join(', ')}`,
    );
  if (!Array.isArray(filters))
    throw new Error(
      `${path}: its definition needs filters, by which lists find its fields; [] for none`,
    );
  if (!existsSync(join(root, path, 'storage.ts'))) throw new Error(`${path} has no storage.ts`);
}

/**
 * All files that follow from the field types of a project; a folder without its server half is
 * refused.
 */
export async function generateFieldTypes(root) {
  const found = [];
  for (const place of places) found.push(...(await definitionsIn(root, place)));
  refuseTwins(found);
  for (const one of found) checkFolder(root, one);
  return {
    [metaFile]: metaText(root, found),
    [`${lists}/fieldTypes.gen.ts`]: list(found, {
      file: 'definition.ts',
      member: 'definition',
      type: 'FieldTypeDefinition',
      name: 'fieldTypes',
    }),
    [`${lists}/fieldStorages.gen.ts`]: list(found, {
      file: 'storage.ts',
      member: 'storage',
      type: 'FieldStorage',
      name: 'fieldStorages',
    }),
    [`${lists}/fieldChecks.gen.ts`]: list(
      found.filter(({ path }) => existsSync(join(root, path, 'check.ts'))),
      {
        file: 'check.ts',
        member: 'check',
        type: 'FieldTypeCheck',
        name: 'fieldChecks',
        contract: 'checkContract.ts',
        record: someTypes,
      },
    ),
    'docs/formats/fieldTypes.md': docs(found),
  };
}
