/**
 * What follows from the folders of functions of expressions: the lists of what the language calls,
 * of their SQL and of their definitions, their tables in the format page, and the page of those of
 * an installation.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionGroups } from '../../src/schema/expression/functions/contract.ts';
import { definitionsIn } from './discover.mjs';
import { code, importName, lines, noteOfDefinitions, row, table } from './text.mjs';

/** Where functions live, where their lists are written, and the ways from there. */
const own = {
  place: 'src/schema/expression/functions',
  lists: 'src/schema/generated',
  expression: '../expression',
  folders: '../expression/functions',
};
const added = {
  place: 'extensions/functions',
  lists: 'extensions/generated',
  expression: '../../src/schema/expression',
  folders: '../functions',
};
const formatPage = 'docs/formats/expressions.md';

const nameOf = (folder) => importName(folder, 'Function');

/** A list of one export of every folder. */
function list(found, { place, expression, folders }, { file, member, type, from, name, entry }) {
  const imports = found.map(
    ({ folder }) =>
      `import { ${member} as ${nameOf(folder)} } from '${folders}/${folder}/${file}';\n`,
  );
  const [start, end] = type.startsWith('readonly') ? ['[', ']'] : ['{', '}'];
  return `// ${noteOfDefinitions(place)}
import type { ${from.type} } from '${expression}/${from.file}';
${imports.join('')}
export const ${name}: ${type} = ${start}${lines(found.map((one) => `  ${entry(one)},\n`))}${end};
`;
}

/** What the language calls, for the browser: without words and examples. */
const runList = (found, target) =>
  list(found, target, {
    file: 'run.ts',
    member: 'run',
    from: { type: 'FunctionEntry', file: 'functions/contract.ts' },
    name: 'functions',
    type: 'Readonly<Record<string, FunctionEntry>>',
    entry: ({ folder, definition: { parameters } }) =>
      `${folder}: { parameters: '${parameters}', run: ${nameOf(folder)} }`,
  });

/** What the functions are in SQL, for what makes some. */
const sqlList = (found, target) =>
  list(found, target, {
    file: 'sql.ts',
    member: 'sql',
    from: { type: 'FunctionSql', file: 'sql/value.ts' },
    name: 'functions',
    type: 'Readonly<Record<string, FunctionSql>>',
    entry: ({ folder }) => `${folder}: ${nameOf(folder)}`,
  });

/** All definitions, for Node and the designer. */
const definitionList = (found, target) =>
  list(found, target, {
    file: 'definition.ts',
    member: 'definition',
    from: { type: 'FunctionDefinition', file: 'functions/contract.ts' },
    name: 'definitions',
    type: 'readonly FunctionDefinition[]',
    entry: ({ folder }) => nameOf(folder),
  });

const tableOf = (found) =>
  table(
    ['Function', 'What it gives', 'Example'],
    found.map(({ definition: { name, parameters, doc, examples } }) =>
      row(
        code(`${name}(${parameters})`),
        doc,
        examples
          .map((one) => `${code(one.code)} → ${code(JSON.stringify(one.gives))}`)
          .join('<br>'),
      ),
    ),
  );

/** The page of the language with the tables of its functions, between its two marks. */
function formatText(root, found) {
  const text = readFileSync(join(root, formatPage), 'utf8');
  const begin = `<!-- ${noteOfDefinitions(own.place)} -->\n`;
  const end = '<!-- Written by hand from here on. -->\n';
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${formatPage} lacks ${from < 0 ? begin : end}`);
  const tables = Object.entries(functionGroups).map(
    ([group, title]) =>
      `### ${title}\n\n${tableOf(found.filter(({ definition }) => definition.group === group))}\n\n`,
  );
  return `${text.slice(0, from) + begin}\n${tables.join('')}${text.slice(to)}`;
}

/** The page of the functions of an installation. */
const docs = (found) =>
  `<!-- ${noteOfDefinitions(added.place)} -->

# Functions of this installation

${tableOf(found)}
`;

const parameter = /^(?:…?[a-z]\w*|[a-z]\w*\?)$/;

/** `text, start, end?`: those that may be left out stand behind the others, any number last. */
function isParameters(text) {
  const names = text === '' ? [] : text.split(', ');
  const rank = (name) => (name.startsWith('…') ? 2 : Number(name.endsWith('?')));
  return names.every(
    (name, index) =>
      parameter.test(name) &&
      names.slice(0, index).every((other) => rank(other) <= rank(name) && rank(other) < 2),
  );
}

function checkFolder(root, { folder, path, definition }) {
  const { name, group, parameters, examples } = definition;
  if (name !== folder) throw new Error(`${path} defines the function ${name}: both need one name`);
  if (!/^[a-z][A-Za-z0-9]*$/.test(folder))
    throw new Error(`${path}: the name of a function is one word such as formatDate`);
  if (['true', 'false', 'null', 'undefined', 'in', 'this'].includes(folder))
    throw new Error(`${path}: ${folder} is a word of the language`);
  if (!existsSync(join(root, path, 'run.ts'))) throw new Error(`${path} has no run.ts`);
  if (!Object.hasOwn(functionGroups, group))
    throw new Error(
      `${path}: there is no group ${group}, only ${Object.keys(functionGroups).join(', ')}`,
    );
  for (const member of ['label', 'doc'])
    if (typeof definition[member] !== 'string' || definition[member] === '')
      throw new Error(`${path}: its definition needs ${member}, a text`);
  if (typeof parameters !== 'string' || !isParameters(parameters))
    throw new Error(`${path}: parameters are written as in text, start, end?`);
  if (!examples?.length) throw new Error(`${path} has no examples`);
}

/** In the order of the documentation: by their groups, then by their names. */
const byGroup = (found) =>
  Object.keys(functionGroups).flatMap((group) =>
    found.filter(({ definition }) => definition.group === group),
  );

function filesOf(root, found, target) {
  const sorted = byGroup(found);
  return {
    [`${target.lists}/functions.gen.ts`]: runList(sorted, target),
    [`${target.lists}/functionSql.gen.ts`]: sqlList(
      sorted.filter(({ path }) => existsSync(join(root, path, 'sql.ts'))),
      target,
    ),
    [`${target.lists}/functionDefinitions.gen.ts`]: definitionList(sorted, target),
  };
}

/**
 * All files that follow from the functions of a project; a folder that lacks its half is refused.
 */
export async function generateFunctions(root) {
  const ours = await definitionsIn(root, own.place);
  const theirs = await definitionsIn(root, added.place);
  for (const one of [...ours, ...theirs]) checkFolder(root, one);
  for (const { folder, path } of theirs)
    if (ours.some((one) => one.folder === folder))
      throw new Error(`${path}: ${folder} is a function of the language, which cannot be replaced`);
  return {
    ...filesOf(root, ours, own),
    ...filesOf(root, theirs, added),
    [formatPage]: formatText(root, ours),
    ...(theirs.length > 0 && { 'extensions/functions.md': docs(byGroup(theirs)) }),
  };
}
