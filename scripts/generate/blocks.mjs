/**
 * What follows from the definitions of blocks: the list for Node, and the part of the page format
 * that holds them.
 */
import { access, visible } from '../../src/blocks/members.ts';
import { blockGroups } from '../../src/schema/block.ts';
import { typeOfBlock } from '../../src/schema/compile/blockNames.ts';
import { definitionsIn, refuseTwins } from './discover.mjs';
import { importName, noteOfDefinitions } from './text.mjs';

/** Blocks in the order of their groups in the palette, and of their names. */
const order = Object.keys(blockGroups);
const inOrder = (found) =>
  found.toSorted((a, b) => order.indexOf(a.definition.group) - order.indexOf(b.definition.group));

/** Where blocks live, and where the list of each place is written. */
const places = [
  { place: 'src/blocks', list: 'src/blocks/generated', schema: '../../schema' },
  { place: 'extensions/blocks', list: 'extensions/generated', schema: '../../src/schema' },
];
const metaFile = 'schemas/meta/block.schema.json';

const common = (name) => `common.schema.json#/$defs/${name}`;

/** The meta-schema of one block. */
function blockSchema({ name, doc, format, examples }) {
  const { properties, required = [], typeOptional } = format;
  const { name: ownName, ...own } = properties;
  return {
    title: typeOfBlock(name),
    description: doc,
    type: 'object',
    properties: {
      type: { description: 'Kind of block.', const: name },
      name: ownName ?? {
        description: 'Name by which actions and expressions reach the block.',
        $ref: common('identifier'),
      },
      ...own,
      visible,
      access,
    },
    required: typeOptional ? required : ['type', ...required],
    additionalProperties: false,
    examples: examples.map(({ block }) => block),
  };
}

/** The meta-schema of all blocks. */
function metaText(found) {
  const schemas = new Map();
  const add = (path, key, schema) => {
    if (schemas.has(key)) throw new Error(`${path} defines a second part named ${key}`);
    schemas.set(key, schema);
  };
  for (const { path, definition } of found) {
    add(path, `${definition.name}Block`, blockSchema(definition));
    for (const [key, schema] of Object.entries(definition.format.definitions ?? {}))
      add(path, key, schema);
  }
  const meta = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'block.schema.json',
    $comment: noteOfDefinitions('{src,extensions}/blocks'),
    $defs: {
      blocks: {
        type: 'array',
        items: { $ref: '#/$defs/block' },
        maxItems: 50,
        description: 'Blocks in order.',
      },
      block: {
        title: 'Block',
        description: 'A piece of a page. A closed union, discriminated by type.',
        type: 'object',
        required: ['type'],
        discriminator: { propertyName: 'type' },
        oneOf: found.map(({ definition: { name } }) => ({ $ref: `#/$defs/${name}Block` })),
      },
      ...Object.fromEntries(schemas),
    },
  };
  return `${JSON.stringify(meta, null, 2)}\n`;
}

/** All definitions of a place, for Node: the checker, the server, the designer's palette. */
function definitionList(found, { place, list, schema }) {
  const up = list.startsWith('src') ? '..' : '../blocks';
  const imports = found.map(
    ({ folder }) =>
      `import { definition as ${importName(folder, 'Block')} } from '${up}/${folder}/definition.ts';\n`,
  );
  const names = found.map(({ folder }) => `\n  ${importName(folder, 'Block')},`).join('');
  return `// ${noteOfDefinitions(place)}
import type { AnyBlockDefinition } from '${schema}/block.ts';
${imports.join('')}
export const definitions: readonly AnyBlockDefinition[] = [${names}${found.length > 0 ? '\n' : ''}];
`;
}

/** All files that follow from the blocks of a project. */
export async function generateBlocks(root) {
  const files = {};
  const all = [];
  for (const target of places) {
    const found = await definitionsIn(root, target.place);
    for (const { folder, path, definition } of found)
      if (definition.name !== folder)
        throw new Error(`${path} defines the block ${definition.name}: both need one name`);
    all.push(...found);
    files[`${target.list}/blockDefinitions.gen.ts`] = definitionList(found, target);
  }
  refuseTwins(all);
  return { ...files, [metaFile]: metaText(inOrder(all)) };
}
