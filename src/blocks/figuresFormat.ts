/** What pages write of numbers, in several blocks. */
import type { MetaSchema } from '../schema/meta/schema.ts';
import { access, fieldPath, label, options, suffix } from './members.ts';

/** Where the records come from. */
export const figuresFrom: Readonly<Record<string, MetaSchema>> = {
  model: {
    description: 'Model of the figures; default that of the page.',
    $ref: 'page.schema.json#/$defs/modelRef',
  },
  aggregate: {
    description: 'Aggregate of the model that is shown.',
    $ref: 'common.schema.json#/$defs/identifier',
  },
  params: {
    description: 'Parameters of the request for the aggregate: the search of the list.',
    $ref: 'common.schema.json#/$defs/values',
  },
  source: {
    description: 'Source of the page whose records are shown.',
    $ref: 'page.schema.json#/$defs/sourceRef',
  },
  records: {
    description: 'Records that are at hand, such as record.lines.',
    $ref: 'common.schema.json#/$defs/expression',
  },
};

/** A number of the records, and what differs from the model. */
export const figure: Readonly<Record<string, MetaSchema>> = {
  field: { description: 'Member of the records.', ...fieldPath },
  label,
  currency: {
    description: 'Currency of the numbers; default that of the field.',
    type: 'string',
    pattern: '^[A-Z]{3}$',
  },
  precision: {
    description: 'Digits after the point; default those of the field.',
    type: 'integer',
    minimum: 0,
    maximum: 10,
  },
  suffix,
  access,
};

/** What numbers are grouped by, and what differs from the model. */
export const dimension: Readonly<Record<string, MetaSchema>> = {
  field: { description: 'Member of the records.', ...fieldPath },
  label,
  dict: {
    description: 'Dictionary whose labels stand for the values; default that of the field.',
    $ref: 'common.schema.json#/$defs/dict',
  },
  options,
};
