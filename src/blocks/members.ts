/** Members that the formats of several blocks have: each is described once. */
import type { MetaSchema } from '../schema/meta/schema.ts';

/** Heading of a block. */
export const title: MetaSchema = {
  description: 'Heading.',
  $ref: 'common.schema.json#/$defs/text',
};

/** Label of a value that a field of the model gives. */
export const label: MetaSchema = {
  description: 'Default the label of the field.',
  $ref: 'common.schema.json#/$defs/text',
};

/** Help of a value that a field of the model gives. */
export const help: MetaSchema = {
  description: 'Tooltip at the label; default the help of the field.',
  $ref: 'common.schema.json#/$defs/text',
};

/** Widget of a value that is shown only. */
export const displayWidget: MetaSchema = {
  description: 'Widget that shows the value; default one that suits the field.',
  $ref: 'common.schema.json#/$defs/widget',
};

export const props: MetaSchema = {
  description: 'Props of the widget; values or expressions.',
  type: 'object',
};

export const options: MetaSchema = {
  description: 'Choices, whose labels stand for the values; default those of the field.',
  $ref: 'form.schema.json#/$defs/options',
};

export const suffix: MetaSchema = {
  description: 'Text behind the value, such as a unit.',
  type: 'string',
  maxLength: 10,
};

/** What a field that is shown is called: a field of the record, or a path into it. */
export const fieldPath: MetaSchema = { $ref: 'common.schema.json#/$defs/fieldPath' };

/** Condition of a part of a block. */
export const visible: MetaSchema = {
  description: 'Shown only while it holds.',
  $ref: 'common.schema.json#/$defs/condition',
};

/** Permission for a part of a block. */
export const access: MetaSchema = {
  description: 'Permission without which it is left out.',
  $ref: 'common.schema.json#/$defs/access',
};

/** Where the value comes from that a block shows. */
export const valueFrom: Readonly<Record<string, MetaSchema>> = {
  source: {
    description: 'Source of the page whose answer is shown.',
    $ref: 'page.schema.json#/$defs/sourceRef',
  },
  value: {
    description: 'A value at hand, such as record.result.',
    $ref: 'common.schema.json#/$defs/expression',
  },
};
