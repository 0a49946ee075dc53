/* Generated from the folders of field types by scripts/generate.mjs. Change those, then run `npm run generate`. */
import type { FieldTypeDefinition } from '../fieldTypes/contract.ts';
import { definition as attachments } from '../fieldTypes/attachments/definition.ts';
import { definition as boolean } from '../fieldTypes/boolean/definition.ts';
import { definition as date } from '../fieldTypes/date/definition.ts';
import { definition as datetime } from '../fieldTypes/datetime/definition.ts';
import { definition as decimal } from '../fieldTypes/decimal/definition.ts';
import { definition as dynamic } from '../fieldTypes/dynamic/definition.ts';
import { definition as fieldDefinitions } from '../fieldTypes/fieldDefinitions/definition.ts';
import { definition as id } from '../fieldTypes/id/definition.ts';
import { definition as integer } from '../fieldTypes/integer/definition.ts';
import { definition as json } from '../fieldTypes/json/definition.ts';
import { definition as long } from '../fieldTypes/long/definition.ts';
import { definition as money } from '../fieldTypes/money/definition.ts';
import { definition as range } from '../fieldTypes/range/definition.ts';
import { definition as ref } from '../fieldTypes/ref/definition.ts';
import { definition as richText } from '../fieldTypes/richText/definition.ts';
import { definition as string } from '../fieldTypes/string/definition.ts';
import { definition as text } from '../fieldTypes/text/definition.ts';
import type { Field } from './types.gen.ts';

export const fieldTypes: Readonly<Record<Field['type'], FieldTypeDefinition>> = {
  attachments,
  boolean,
  date,
  datetime,
  decimal,
  dynamic,
  fieldDefinitions,
  id,
  integer,
  json,
  long,
  money,
  range,
  ref,
  richText,
  string,
  text,
};
