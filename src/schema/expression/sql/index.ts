export { translate } from './translate.ts';
export { textSql, truthOf } from './conversions.ts';
export {
  booleanValue,
  double,
  integer,
  isTextual,
  numberValue,
  sizeOf,
  textValue,
  untranslatable,
} from './value.ts';
export type { Size, SqlContext, SqlValue } from './value.ts';
