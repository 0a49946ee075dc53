/** What pages write of a pivot table. */
import type { BlockFormat } from '../../schema/block.ts';
import { dimension, figure, figuresFrom } from '../figuresFormat.ts';
import { fieldPath, title } from '../members.ts';

const text = { $ref: 'common.schema.json#/$defs/text' };

export const format: BlockFormat = {
  properties: {
    title,
    ...figuresFrom,
    rows: {
      description: 'Fields whose values stand down the left side.',
      type: 'array',
      items: { $ref: '#/$defs/pivotDimension' },
      minItems: 1,
      maxItems: 3,
    },
    columns: {
      description: 'Fields whose values stand across the top.',
      type: 'array',
      items: { $ref: '#/$defs/pivotDimension' },
      maxItems: 2,
    },
    measures: {
      description: 'The numbers in the cells.',
      type: 'array',
      items: { $ref: '#/$defs/measure' },
      minItems: 1,
      maxItems: 6,
    },
    totals: {
      description: 'A row and a column of totals.',
      type: 'boolean',
      default: true,
    },
    sort: {
      description:
        'Order of the rows by the total of a measure, by its field, at first; default that of their labels.',
      $ref: 'common.schema.json#/$defs/sort',
    },
    height: {
      description: 'Most height in pixels; what is longer scrolls.',
      type: 'integer',
      minimum: 160,
      maximum: 2000,
      default: 560,
    },
    download: {
      description: 'A button saves the table as CSV, with all digits of its numbers.',
      type: 'boolean',
      default: true,
    },
    empty: { description: 'Text while there is nothing to show.', ...text },
    onClick: {
      description:
        'Steps run when a number is clicked; row holds the values of the fields that it ' +
        'stands for, so that a list can show their records. Of a total it holds those of ' +
        'its row or column.',
      $ref: 'step.schema.json#/$defs/steps',
    },
  },
  required: ['rows', 'measures'],
  definitions: {
    pivotDimension: {
      title: 'PivotDimension',
      description: 'A field whose values stand at a side: its name, or what differs of it.',
      anyOf: [fieldPath, { $ref: '#/$defs/pivotDimensionObject' }],
    },
    pivotDimensionObject: {
      title: 'PivotDimensionObject',
      description: 'A field whose values stand at a side, with what differs from the model.',
      type: 'object',
      properties: dimension,
      required: ['field'],
      additionalProperties: false,
    },
    measure: {
      title: 'PivotMeasure',
      description: 'Numbers of the cells: a member of the records, or what differs of it.',
      anyOf: [fieldPath, { $ref: '#/$defs/measureObject' }],
    },
    measureObject: {
      title: 'PivotMeasureObject',
      description: 'Numbers of the cells, with what differs from the model.',
      type: 'object',
      properties: {
        ...figure,
        total: {
          description:
            'How several numbers become one; default as the measure of the aggregate is ' +
            'made, else sum. Averages and counts of different values have none.',
          enum: ['sum', 'min', 'max', 'none'],
        },
      },
      required: ['field'],
      additionalProperties: false,
    },
  },
};
