import { spelled } from '../../sql/conversions.ts';
import { textValue, type FunctionSql } from '../../sql/value.ts';

export const sql: FunctionSql = {
  call: ([text, find, put], context) =>
    textValue(`replace(${[text, find, put].map((one) => spelled(one!, context)).join(', ')})`),
};
