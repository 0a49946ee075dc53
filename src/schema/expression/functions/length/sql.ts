import { spelled } from '../../sql/conversions.ts';
import { double, numberValue, wholeSize, type FunctionSql } from '../../sql/value.ts';

export const sql: FunctionSql = {
  call: ([text], context) =>
    numberValue(double(`length(${spelled(text!, context)})`, context.dialect), wholeSize, false),
};
