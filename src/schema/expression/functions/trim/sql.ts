import { spelled } from '../../sql/conversions.ts';
import { trimmed } from '../../sql/trimmed.ts';
import { textValue, type FunctionSql } from '../../sql/value.ts';

export const sql: FunctionSql = {
  call: ([text], context) => textValue(trimmed(spelled(text!, context))),
};
