/**
 * What follows from the definitions of widgets: lists for Node and the browser, and the page that
 * describes them.
 */
import { widgetGroups } from '../../src/schema/vocabulary.ts';
import { definitionsIn, refuseTwins } from './discover.mjs';
import { code, importName, lines, noteOfDefinitions, row, table } from './text.mjs';

/** Where widgets live, and where the lists of each place are written. */
const places = [
  { place: 'src/widgets', lists: 'src/widgets/generated', schema: '../../schema' },
  { place: 'extensions/widgets', lists: 'extensions/generated', schema: '../../src/schema' },
];

/** Members of a definition that pages are drawn without. */
const leftOut = new Set([
  'label',
  'icon',
  'group',
  'doc',
  'roles',
  'formily',
  'answers',
  'props',
  'examples',
]);

const isIdentifier = /^[A-Za-z_$][\w$]*$/;

/** A value as Prettier would leave it where it fits one line. */
function literal(value) {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, member]) => `${isIdentifier.test(key) ? key : `'${key}'`}: ${literal(member)}`)
      .join(', ')} }`;
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value);
}

const nameOf = (folder) => importName(folder, 'Widget');

/** All definitions, for Node: the checker, the server, the designer's palette. */
function definitionList(found, { place, lists, schema }) {
  const up = lists.startsWith('src') ? '..' : '../widgets';
  const imports = found.map(
    ({ folder }) =>
      `import { definition as ${nameOf(folder)} } from '${up}/${folder}/definition.ts';\n`,
  );
  const names = found.map(({ folder }) => `  ${nameOf(folder)},\n`);
  return `// ${noteOfDefinitions(place)}
import type { WidgetDefinition } from '${schema}/vocabulary.ts';
${imports.join('')}
export const definitions: readonly WidgetDefinition[] = [${lines(names)}];
`;
}

/** What the browser must know at once, by folder. */
function factList(found, { place, schema }) {
  const facts = found.map(({ folder, definition }) => {
    const own = Object.entries(definition).filter(([key]) => !leftOut.has(key));
    return `  ${isIdentifier.test(folder) ? folder : `'${folder}'`}: ${literal(Object.fromEntries(own))},\n`;
  });
  return `// ${noteOfDefinitions(place)}
import type { WidgetFacts } from '${schema}/vocabulary.ts';

export const facts: Readonly<Record<string, WidgetFacts>> = {${lines(facts)}};
`;
}

/** Refuses two widgets of one place that would be the usual ones for the same. */
function refuseRivals(found) {
  for (const use of ['inputFor', 'searchFor', 'displayFor', 'layoutFor']) {
    const claimed = new Map();
    for (const { path, definition } of found)
      for (const one of definition[use] ?? []) {
        if (claimed.has(one))
          throw new Error(`${path} and ${claimed.get(one)} are both ${use} ${one}`);
        claimed.set(one, path);
      }
  }
}

const sections = {
  input: ['Inputs', 'For nodes of forms and search fields.'],
  display: ['Displays', 'For columns, items of descriptions and forms in view mode.'],
  layout: ['Layout', 'For the layout of forms.'],
  rows: ['Rows', 'For lists of rows in forms.'],
};

function propText(name, { type, title, enum: choices, default: fallback, minimum, maximum }) {
  const kind = choices
    ? choices.map(code).join(', ')
    : type === 'scalar'
      ? 'text, number or boolean'
      : type;
  const range = [
    minimum === undefined ? '' : ` ≥ ${minimum}`,
    maximum === undefined ? '' : ` ≤ ${maximum}`,
  ].join('');
  const usual = fallback === undefined ? '' : `; default ${code(fallback)}`;
  return `${code(name)} ${title} (${kind}${range}${usual})`;
}

function widgetRow({
  name,
  label,
  doc,
  values,
  choices,
  inputFor = [],
  displayFor = [],
  showAs,
  props,
}) {
  const uses = [...inputFor, ...displayFor].map(code).join(', ');
  const facts = [
    values.join(', '),
    choices ? 'needs choices' : '',
    uses ? `default for ${uses}` : '',
    showAs ? `shown as ${showAs.widget ?? showAs}` : '',
  ]
    .filter(Boolean)
    .join('; ');
  const ownProps = Object.entries(props).map(([prop, schema]) => propText(prop, schema));
  return row(`${code(name)} ${label}`, doc, facts, ownProps.join('<br>'));
}

/** The page of widgets; those of a team stand beside theirs. */
function docs(found, place, title) {
  const order = Object.keys(widgetGroups);
  const sorted = found
    .map(({ definition }) => definition)
    .sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
  const parts = Object.entries(sections).flatMap(([role, [heading, meaning]]) => {
    const rows = sorted.filter(({ roles }) => roles.includes(role)).map(widgetRow);
    if (rows.length === 0) return [];
    return [
      `## ${heading}`,
      meaning,
      `${table(['Widget', 'What for', 'Values', 'Props'], rows)}\n`,
    ].join('\n\n');
  });
  return `<!-- ${noteOfDefinitions(place)} -->\n\n# ${title}\n\n${parts.join('\n')}`;
}

/** All files that follow from the widgets of a project. */
export async function generateWidgets(root) {
  const files = {};
  const all = [];
  for (const target of places) {
    const found = await definitionsIn(root, target.place);
    refuseRivals(found);
    all.push(...found);
    files[`${target.lists}/widgetDefinitions.gen.ts`] = definitionList(found, target);
    files[`${target.lists}/widgetFacts.gen.ts`] = factList(found, target);
    if (target.place.startsWith('src'))
      files['docs/formats/widgets.md'] = docs(found, target.place, 'Widgets');
    else if (found.length > 0)
      files['extensions/widgets.md'] = docs(found, target.place, 'Widgets of this installation');
  }
  refuseTwins(all);
  return files;
}
