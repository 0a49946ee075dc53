/* Generated from the folders of field types by scripts/generate.mjs. Change those, then run `npm run generate`. */
import type { FieldStorage } from '../fieldTypes/contract.ts';
import { storage as attachments } from '../fieldTypes/attachments/storage.ts';
import { storage as boolean } from '../fieldTypes/boolean/storage.ts';
import { storage as date } from '../fieldTypes/date/storage.ts';
import { storage as datetime } from '../fieldTypes/datetime/storage.ts';
import { storage as decimal } from '../fieldTypes/decimal/storage.ts';
import { storage as dynamic } from '../fieldTypes/dynamic/storage.ts';
import { storage as fieldDefinitions } from '../fieldTypes/fieldDefinitions/storage.ts';
import { storage as id } from '../fieldTypes/id/storage.ts';
import { storage as integer } from '../fieldTypes/integer/storage.ts';
import { storage as json } from '../fieldTypes/json/storage.ts';
import { storage as long } from '../fieldTypes/long/storage.ts';
import { storage as money } from '../fieldTypes/money/storage.ts';
import { storage as range } from '../fieldTypes/range/storage.ts';
import { storage as ref } from '../fieldTypes/ref/storage.ts';
import { storage as richText } from '../fieldTypes/richText/storage.ts';
import { storage as string } from '../fieldTypes/string/storage.ts';
import { storage as text } from '../fieldTypes/text/storage.ts';
import type { Field } from './types.gen.ts';

export const fieldStorages: Readonly<Record<Field['type'], FieldStorage>> = {
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
