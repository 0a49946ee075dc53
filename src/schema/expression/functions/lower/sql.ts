import { casedSql } from '../../sql/cases.ts';
import { spelled } from '../../sql/conversions.ts';
import { textValue, type FunctionSql } from '../../sql/value.ts';

export const sql: FunctionSql = {
  call: ([text], context) => textValue(casedSql(spelled(text!, context), 'lower', context.dialect)),
};
