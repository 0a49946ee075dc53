/** What pages may write of the layouts of a list. */
import type { MetaSchema } from '../../../schema/meta/schema.ts';
import { fieldPath } from '../../members.ts';
import type { AnyLayoutDefinition } from './layout.ts';
import { definitions } from './catalogue.ts';

const capital = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

/** Members that all layouts have. */
const common: Readonly<Record<string, MetaSchema>> = {
  name: {
    description:
      'Name of the layout in the address and in saved views; default its type. Two of one type need two names.',
    $ref: 'common.schema.json#/$defs/identifier',
  },
  label: {
    description: 'What the layout is called where it is chosen; default the name of its type.',
    $ref: 'common.schema.json#/$defs/text',
  },
};

const layoutSchema = ({
  name,
  doc,
  properties,
  required = [],
}: AnyLayoutDefinition): MetaSchema => ({
  title: `${capital(name)}Layout`,
  description: doc,
  type: 'object',
  properties: {
    type: { description: 'Kind of layout.', const: name },
    ...common,
    ...properties,
  },
  required: ['type', ...required],
  additionalProperties: false,
});

/** Parts of the format of a list. */
export const layoutParts: Readonly<Record<string, MetaSchema>> = {
  layout: {
    title: 'Layout',
    description:
      'How the rows are arranged: the name of a layout that needs no more, or an object.',
    anyOf: [{ $ref: '#/$defs/plainLayout' }, { $ref: '#/$defs/layoutObject' }],
  },
  plainLayout: {
    title: 'PlainLayout',
    description: 'A layout that needs no more than its name.',
    enum: definitions.filter(({ required }) => !required).map(({ name }) => name),
  },
  layoutObject: {
    title: 'LayoutObject',
    description: 'A layout with what it needs to know. A closed union, discriminated by type.',
    type: 'object',
    required: ['type'],
    discriminator: { propertyName: 'type' },
    oneOf: definitions.map(({ name }) => ({ $ref: `#/$defs/${name}Layout` })),
  },
  ...Object.fromEntries(definitions.map((one) => [`${one.name}Layout`, layoutSchema(one)])),
  layoutField: {
    title: 'LayoutField',
    description:
      'A field on a card: a column of the list as it is there, another field of the ' +
      'model, or an object that says what differs.',
    anyOf: [fieldPath, { $ref: '#/$defs/columnObject' }],
  },
  layoutFields: {
    title: 'LayoutFields',
    description: 'Fields on a card, in this order.',
    type: 'array',
    items: { $ref: '#/$defs/layoutField' },
    maxItems: 12,
  },
};
