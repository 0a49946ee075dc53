import { asNumber } from '../../sql/conversions.ts';
import { numberValue, sizeOf, type FunctionSql } from '../../sql/value.ts';

export const sql: FunctionSql = {
  call([value], context) {
    const number = asNumber(value!, context);
    return numberValue(`abs(${number.sql})`, sizeOf(number), number.nullable);
  },
};
