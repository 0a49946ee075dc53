import type { MetaSchema } from './schema.ts';

/**
 * A member whose value is one of the parts of schemas/meta/common.schema.json, such as text,
 * condition or formName. `member('text', 'What it says.')`
 */
export const member = (part: string, description: string): MetaSchema => ({
  description,
  $ref: `common.schema.json#/$defs/${part}`,
});

/**
 * A member that names something of the page or the project, which the checker looks up: formRef,
 * blockRef, sourceRef, actionRef, modelRef or pageRef of schemas/meta/page.schema.json.
 */
export const reference = (part: string, description: string): MetaSchema => ({
  description,
  $ref: `page.schema.json#/$defs/${part}`,
});
