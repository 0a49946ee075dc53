import type { MetaSchema } from '../../../schema/meta/schema.ts';
import { access, fieldPath, help, label, options, props, visible } from '../../members.ts';

/** What pages may write of a search field. */
export const queryField: Readonly<Record<string, MetaSchema>> = {
  queryField: {
    title: 'QueryField',
    description:
      'A search field: the name of a model field (or of a parameter of its filters), or ' +
      'an object that says what differs.',
    anyOf: [fieldPath, { $ref: '#/$defs/queryObject' }],
  },
  queryObject: {
    title: 'QueryObject',
    description: 'A search field with what differs from the model.',
    type: 'object',
    properties: {
      field: {
        description:
          'Field of the model, a parameter that one of its filters names, a field that a ' +
          'relation filters by, such as dept.deptName, or a dynamic field: while the ' +
          'list is narrowed to one record that defines its members, each that is marked ' +
          'searchable has a search field of its own.',
        ...fieldPath,
      },
      name: {
        description: 'Parameter that no field of the model knows; it needs a label.',
        $ref: 'common.schema.json#/$defs/identifier',
      },
      label,
      help,
      placeholder: {
        description: 'Shown while nothing is entered; default 请输入 or 请选择 with the label.',
        $ref: 'common.schema.json#/$defs/text',
      },
      widget: {
        description: 'Control; default one that suits the field.',
        $ref: 'common.schema.json#/$defs/widget',
      },
      props,
      options,
      default: { description: 'Value it begins with: JSON or an expression.' },
      range: {
        description:
          'From and to; time means the moments from the first second of the first day to ' +
          'the last one of the last, number two numbers, both included.',
        enum: ['day', 'time', 'number'],
      },
      prefix: {
        description: "Prefix of the two parameters of a range; default that of the field's filter.",
        type: 'string',
        pattern: '^[a-z][A-Za-z0-9]*$',
      },
      visible,
      access,
    },
    additionalProperties: false,
  },
};
