import type { MetaSchema } from './schema.ts';

/**
 * A member whose value is one of the parts of schemas/meta/common.schema.json, such as text, condition or formName.
 * `member('text', 'What it says.')`
 */
export const member = (part: string, description: string): MetaSchema => ({
  description,
  $ref: `common.schema.json#/$defs/${part}`,
});
