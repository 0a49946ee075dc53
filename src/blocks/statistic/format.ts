/** What pages write of a figure on a card. */
import type { BlockFormat } from '../../schema/block.ts';
import { figure } from '../figuresFormat.ts';
import { fieldPath } from '../members.ts';

export const definitions: NonNullable<BlockFormat['definitions']> = {
  statisticItem: {
    title: 'StatisticItem',
    description: 'A figure: a member of the records, or what differs of it.',
    anyOf: [fieldPath, { $ref: '#/$defs/statisticItemObject' }],
  },
  statisticItemObject: {
    title: 'StatisticItemObject',
    description: 'A figure, with what differs from the model.',
    type: 'object',
    properties: {
      ...figure,
      of: {
        description:
          'last: the number of the last record, with its change against the one before; sum: of all records.',
        enum: ['last', 'sum'],
        default: 'last',
      },
      lessIsBetter: {
        description: 'A number that falls is good, such as complaints.',
        type: 'boolean',
        default: false,
      },
      onClick: {
        description: 'Steps run when the card is clicked; they read the last record as row.',
        $ref: 'step.schema.json#/$defs/steps',
      },
    },
    required: ['field'],
    additionalProperties: false,
  },
};
