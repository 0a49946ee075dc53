import type { MetaSchema } from '../../../schema/meta/schema.ts';
import { fieldPath } from '../../members.ts';

/** What pages may write of sums below the rows. */
export const summary: Readonly<Record<string, MetaSchema>> = {
  summary: {
    title: 'Summary',
    description: 'A sum: the name of a column, or an object that says what is added up.',
    anyOf: [fieldPath, { $ref: '#/$defs/summaryObject' }],
  },
  summaryObject: {
    title: 'SummaryObject',
    description: 'A sum with what is added up.',
    type: 'object',
    properties: {
      field: { description: 'Field or name of the column.', ...fieldPath },
      of: {
        description:
          'page: the rows on show, with what was changed in their cells. all: all rows ' +
          'that the search finds, added up by the server; for number fields of the model.',
        enum: ['page', 'all'],
        default: 'page',
      },
    },
    required: ['field'],
    additionalProperties: false,
  },
};
