import { asNumber } from '../../sql/conversions.ts';
import { formattedSql } from '../../sql/numberText.ts';
import { textValue, type FunctionSql } from '../../sql/value.ts';

export const sql: FunctionSql = {
  call: ([value, digits], context) =>
    textValue(
      formattedSql(
        asNumber(value!, context),
        digits?.type === 'nothing' ? undefined : digits && asNumber(digits, context),
        context,
      ),
    ),
};
