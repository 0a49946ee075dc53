/**
 * The joined meta-schema (generated/meta.gen.ts) as data: the subset of JSON Schema that
 * schemas/meta uses.
 */

export interface MetaSchema {
  $ref?: string;
  title?: string;
  description?: string;
  /** false: what stands here is no text for people (locale/texts.ts). */
  translate?: boolean;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  /** Values for people: editors and docs/formats show them. */
  examples?: readonly unknown[];
  required?: string[];
  properties?: Record<string, MetaSchema>;
  additionalProperties?: boolean | MetaSchema;
  propertyNames?: MetaSchema;
  items?: MetaSchema;
  anyOf?: MetaSchema[];
  oneOf?: MetaSchema[];
  discriminator?: { propertyName: string };
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  uniqueItems?: boolean;
}

/** Kinds of files and parts that have a format of their own. */
export type FormatName = 'action' | 'defaults' | 'form' | 'locale' | 'model' | 'page' | 'step';

export interface JoinedMeta {
  /** Type name of each format's root. */
  roots: Record<FormatName, string>;
  $defs: Record<string, MetaSchema>;
}
