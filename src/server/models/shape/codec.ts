/** The codec of a field, by its type. */
import { fieldStorages } from '../../../schema/generated/fieldStorages.gen.ts';
import type { Field } from '../../../schema/generated/types.gen.ts';
import type { Codec, CodecContext, FieldStorage } from '../../../schema/fieldTypes/contract.ts';
import type { DialectName } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { typeMismatch } from '../refusals.ts';
import { hoursAhead } from '../../../protocol/clock.ts';

/** What the server knows of a field's type. */
export const storageOf = ({ type }: Pick<Field, 'type'>): FieldStorage => fieldStorages[type];

/** What codecs know of the server. */
export const codecContext = (dialect: DialectName): CodecContext => ({
  dialect,
  hoursAhead,
  refusal: (message) => new Refusal(message),
  mismatch: typeMismatch,
});

export const codecFor = (field: Field, dialect: DialectName): Codec =>
  storageOf(field).codec(field, codecContext(dialect));
