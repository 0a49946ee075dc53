import { asNumber } from '../../sql/conversions.ts';
import { rounded } from '../../sql/round.ts';
import type { FunctionSql } from '../../sql/value.ts';

export const sql: FunctionSql = {
  call: ([value, digits], context) =>
    rounded(asNumber(value!, context), digits && asNumber(digits, context), context),
};
