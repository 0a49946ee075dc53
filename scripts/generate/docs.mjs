/** The format pages (docs/formats/*.md) from the joined meta-schema. */
import { problemKinds } from '../../src/schema/problem.ts';
import { code, note, row, table } from './text.mjs';

/** Pages in the order of the index, with their titles. */
const pages = {
  model: 'Model files',
  page: 'Page files',
  block: 'Blocks',
  form: 'Forms',
  action: 'Actions',
  step: 'Steps',
  defaults: 'Files of defaults',
  locale: 'Files of translations',
  common: 'Shared parts',
};

const intro = {
  model:
    'One file an entity, in `schemas/models/<name>.json`. The server makes its table and API ' +
    'from it, pages take labels, limits and widgets from it.',
  page:
    'One file a page, in `schemas/pages/**/<id>.json`; no index names it. ' +
    '`npm run check:schemas` reports everything that is wrong with it.',
  block:
    'Pieces of a page: under `body` of a page file, in other blocks, and in what steps show. ' +
    'Each is one folder of `src/blocks` or `extensions/blocks` ([add one](../add-a-block.md)).',
  form: 'A form stands under `forms` of a page file.',
  action: 'An action stands under `actions` of a page file; what it does are its [steps](step.md).',
  step:
    'Steps are what actions and events do, one after the other. Each is one folder of ' +
    '`src/steps` or `extensions/steps` ([add one](../add-a-step.md)).',
  defaults:
    'Rows that installations are given, in `schemas/defaults/`; files are applied in the order of their names.',
  locale:
    'One file a language, in `schemas/locale/`; [translate.md](../translate.md) says how to keep it.',
  common:
    'Parts that several formats use. What an expression may hold is described in [expressions.md](expressions.md).',
};

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Writes one page after the other; `here` is the page being written. */
function writer({ $defs, files }) {
  const nameOf = (ref) => ref.slice('#/$defs/'.length);
  const link = (name, here) =>
    `[${name}](${files[name] === here ? '' : `${files[name]}.md`}#${name.toLowerCase()})`;

  function limits(schema) {
    const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
    const range = (low, high, unit) => {
      if (low === undefined && high === undefined) return [];
      return [
        low === undefined
          ? `at most ${high}${unit}`
          : high === undefined
            ? `at least ${low}${unit}`
            : `${low} to ${high}${unit}`,
      ];
    };
    const parts = [
      ...range(minimum, maximum, ''),
      ...range(minLength, maxLength, ' characters'),
      ...range(minItems, maxItems, ' items'),
    ];
    if (schema.pattern) parts.push(code(schema.pattern));
    return parts.length > 0 ? `, ${parts.join(', ')}` : '';
  }

  function valueText(schema, here) {
    if (schema.$ref) return link(nameOf(schema.$ref), here);
    if ('const' in schema) return code(schema.const);
    if (schema.enum) return schema.enum.map(code).join(', ');
    const branches = schema.anyOf ?? schema.oneOf;
    if (branches) return branches.map((branch) => valueText(branch, here)).join(' or ');
    if (schema.type === 'array') return `list of ${valueText(schema.items, here)}${limits(schema)}`;
    if (schema.type === 'object' && typeof schema.additionalProperties === 'object')
      return `map of name to ${valueText(schema.additionalProperties, here)}`;
    return schema.type ? [schema.type].flat().join(' or ') + limits(schema) : 'any JSON value';
  }

  /**
   * Rows for the members of an object, with those of objects written in place under dotted keys.
   */
  function rows(schema, here, prefix = '', skip = []) {
    return Object.entries(schema.properties ?? {})
      .filter(([key]) => !skip.includes(key))
      .flatMap(([key, member]) => {
        const name = `${prefix}${key}`;
        const required = schema.required?.includes(key) ? ' **required**' : '';
        const fallback = 'default' in member ? ` Default ${code(member.default)}.` : '';
        const inner = [
          member,
          member.items,
          ...(member.anyOf ?? []),
          member.items?.anyOf?.find((branch) => branch.properties),
        ].find((part) => part?.properties);
        const dotted = inner
          ? rows(inner, here, `${name}${member.type === 'array' ? '[]' : ''}.`)
          : [];
        return [
          row(
            `${code(name)}${required}`,
            cell(valueText(member, here)),
            cell(`${member.description ?? ''}${fallback}`.trim()),
          ),
          ...dotted,
        ];
      });
  }

  const tableOf = (lines) =>
    lines.length > 0 ? ['', table(['Key', 'Value', 'Meaning'], lines)] : [];

  /** Members that most branches of a tagged union have alike. */
  function sharedMembers(branches) {
    const counts = new Map();
    for (const { properties } of branches)
      for (const [key, member] of Object.entries(properties)) {
        const id = JSON.stringify([key, member]);
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    return Object.fromEntries(
      [...counts].filter(([, count]) => count > branches.length / 2).map(([id]) => JSON.parse(id)),
    );
  }

  /** On one line where it has room there. */
  function jsonText(value) {
    const line = JSON.stringify(value);
    return line.length <= 100 ? line : JSON.stringify(value, null, 2);
  }

  const examplesOf = ({ examples = [] }) =>
    examples.length > 0
      ? ['', 'For example:', ...examples.flatMap((one) => ['', '```json', jsonText(one), '```'])]
      : [];

  function tagged(schema, here) {
    const tag = schema.discriminator.propertyName;
    const branches = schema.oneOf.map(({ $ref }) => ({
      name: nameOf($ref),
      ...$defs[nameOf($ref)],
    }));
    const shared = sharedMembers(branches);
    const sections = branches.flatMap((branch) => {
      const has = Object.keys(shared).filter(
        (key) =>
          key in branch.properties &&
          JSON.stringify(branch.properties[key]) === JSON.stringify(shared[key]),
      );
      return [
        '',
        `### ${branch.name}`,
        '',
        `\`${JSON.stringify(tag)}: ${JSON.stringify(branch.properties[tag].const)}\`: ${branch.description ?? ''}`,
        ...(has.length > 0 ? ['', `Shared members: ${has.map(code).join(', ')}.`] : []),
        ...tableOf(rows(branch, here, '', [tag, ...has])),
        ...examplesOf(branch),
      ];
    });
    return [
      '',
      'Members shared by most types:',
      ...tableOf(rows({ properties: shared }, here)),
      ...sections,
    ];
  }

  function section(name, here) {
    const schema = $defs[name];
    const branches = schema.properties ? [schema] : (schema.anyOf ?? []);
    const members = branches.flatMap((branch) =>
      branch.properties ? rows(branch, here) : rows(branch.items ?? {}, here, '[].'),
    );
    const head = ['', `## ${name}`, ...(schema.description ? ['', schema.description] : [])];
    if (schema.oneOf) return [...head, ...tagged(schema, here)];
    const value = schema.properties ? [] : ['', `Value: ${valueText(schema, here)}.`];
    return [...head, ...value, ...tableOf(members)];
  }

  /** Types of a tagged union are described in its own section. */
  const inUnions = new Set(
    Object.values($defs).flatMap(({ oneOf }) => (oneOf ?? []).map(({ $ref }) => nameOf($ref))),
  );

  return (here) => {
    const names = Object.keys($defs).filter((name) => files[name] === here && !inUnions.has(name));
    return [
      `<!-- ${note('schemas/meta')} -->`,
      '',
      `# ${pages[here]}`,
      '',
      intro[here],
      ...names.flatMap((name) => section(name, here)),
      '',
    ].join('\n');
  };
}

function problemsPage() {
  const lines = Object.entries(problemKinds).map(([kind, meaning]) => row(code(kind), meaning));
  return [
    '<!-- Generated from src/schema/problem.ts by scripts/generate.mjs. -->',
    '',
    '# Problems',
    '',
    'What `npm run check:schemas` and a page that cannot be shown report. ' +
      'Each line reads `file:line pointer: what is wrong, did you mean …?`. ' +
      'An example of each kind stands in `tests/fixtures/broken`.',
    '',
    table(['Kind', 'Meaning'], lines),
    '',
  ].join('\n');
}

/**
 * @param {object} meta the joined meta-schema
 * @returns {Record<string, string>} path to text of each page
 */
export function generateDocs(meta) {
  const write = writer(meta);
  const formats = Object.fromEntries(
    Object.keys(pages).map((page) => [`docs/formats/${page}.md`, write(page)]),
  );
  return { ...formats, 'docs/formats/problems.md': problemsPage() };
}
