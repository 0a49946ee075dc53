/** Members that the formats of several layouts have. */
import type { MetaSchema } from '../../../schema/meta/schema.ts';

export const identifier: MetaSchema = { $ref: 'common.schema.json#/$defs/identifier' };

export const title: MetaSchema = {
  description:
    "What a card is called; default the label field of the model, else the list's first " +
    'column. One that is a link in the list is one here.',
  $ref: '#/$defs/layoutField',
};

export const fields: MetaSchema = {
  description: 'What a card shows beside its title; default the columns of the list.',
  $ref: '#/$defs/layoutFields',
};
