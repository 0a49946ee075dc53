/* Generated from the folders of field types by scripts/generate.mjs. Change those, then run `npm run generate`. */
import type { FieldTypeCheck } from '../fieldTypes/checkContract.ts';
import { check as attachments } from '../fieldTypes/attachments/check.ts';
import { check as dynamic } from '../fieldTypes/dynamic/check.ts';
import { check as fieldDefinitions } from '../fieldTypes/fieldDefinitions/check.ts';
import { check as money } from '../fieldTypes/money/check.ts';
import { check as range } from '../fieldTypes/range/check.ts';
import type { Field } from './types.gen.ts';

export const fieldChecks: Readonly<Partial<Record<Field['type'], FieldTypeCheck>>> = {
  attachments,
  dynamic,
  fieldDefinitions,
  money,
  range,
};
