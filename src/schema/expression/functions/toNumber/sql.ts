import { asNumber } from '../../sql/conversions.ts';
import { untranslatable, type FunctionSql } from '../../sql/value.ts';

export const sql: FunctionSql = {
  call([value], context) {
    if (value!.type === 'string')
      throw untranslatable('toNumber does not read numbers out of texts in a database');
    return asNumber(value!, context);
  },
};
