import type { MetaSchema } from '../../../schema/meta/schema.ts';
import {
  access,
  displayWidget,
  fieldPath,
  label,
  options,
  props,
  suffix,
  visible,
} from '../../members.ts';

/** What pages may write of a column. */
export const column: Readonly<Record<string, MetaSchema>> = {
  column: {
    title: 'Column',
    description:
      'A column: the name of a model field, or an object that says what differs; or a group of columns.',
    anyOf: [fieldPath, { $ref: '#/$defs/columnObject' }, { $ref: '#/$defs/columnGroup' }],
  },
  columnGroup: {
    title: 'ColumnGroup',
    description:
      'Columns, or groups of them, below a head of their own. Where people move a column ' +
      'out of it in the column settings, the head stands above each part.',
    type: 'object',
    properties: {
      columns: {
        description: 'What stands below the head.',
        type: 'array',
        items: { $ref: '#/$defs/column' },
        minItems: 1,
        maxItems: 30,
      },
      label: { description: 'The head.', $ref: 'common.schema.json#/$defs/text' },
      fixed: {
        description: 'All of them stay at this side while the others move.',
        enum: ['left', 'right'],
      },
    },
    required: ['columns', 'label'],
    additionalProperties: false,
  },
  columnObject: {
    title: 'ColumnObject',
    description: 'A column with what differs from the model.',
    type: 'object',
    properties: {
      field: {
        description: 'Field, or a dotted path into the row such as dept.deptName.',
        ...fieldPath,
      },
      name: {
        description:
          'Name of a column that is computed from no field; it needs a label and a value.',
        $ref: 'common.schema.json#/$defs/identifier',
      },
      label,
      help: {
        description: 'Tooltip at the header; default the help of the field.',
        $ref: 'common.schema.json#/$defs/text',
      },
      value: {
        description:
          'Computed instead of read; reads row and index, its place in the whole list from 1.',
        $ref: 'common.schema.json#/$defs/expression',
      },
      widget: displayWidget,
      props,
      options,
      suffix,
      cell: { description: 'What the cells do beside showing the value.', $ref: '#/$defs/cell' },
      tone: {
        description:
          'Tone of each cell: colour, background and a sign; reads row. One of default, ' +
          'primary, success, info, warning, danger; anything else is default.',
        $ref: 'common.schema.json#/$defs/expression',
      },
      width: {
        description:
          'Pixels that a text is never cut below, and that columns of switches, controls ' +
          'and pictures take, whose contents say nothing of their width. Otherwise a ' +
          'column is as wide as what it shows.',
        type: 'integer',
        minimum: 40,
        maximum: 1200,
      },
      align: {
        description: 'Side the values stand at; default center.',
        enum: ['left', 'center', 'right'],
      },
      fixed: {
        description: 'Stays at this side while the others move.',
        enum: ['left', 'right'],
      },
      ellipsis: {
        description:
          'Whether a longer text ends in dots and is shown in full in a tooltip; false: it is wrapped.',
        type: 'boolean',
        default: true,
      },
      sortable: { description: 'Rows can be ordered by it.', type: 'boolean', default: false },
      filterable: {
        description: 'Column filter from the dictionary or options.',
        type: 'boolean',
        default: false,
      },
      shown: {
        description: 'false: hidden until chosen in the column settings.',
        type: 'boolean',
        default: true,
      },
      visible,
      access,
    },
    additionalProperties: false,
  },
};
