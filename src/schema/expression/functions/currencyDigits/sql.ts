import { currenciesByDigits } from '../../../record/currency.ts';
import { spelled } from '../../sql/conversions.ts';
import { double, numberValue, quoted, type FunctionSql } from '../../sql/value.ts';

export const sql: FunctionSql = {
  call([currency], context) {
    const cases = currenciesByDigits
      .map(
        ([digits, codes]) =>
          `when ${spelled(currency!, context)} in (${codes.map(quoted).join(', ')}) then ${digits}`,
      )
      .join(' ');
    const sql = double(`case ${cases} else 2 end`, context.dialect);
    const most = Math.max(2, ...currenciesByDigits.map(([digits]) => digits));
    return numberValue(sql, { whole: true, least: 1, most }, false);
  },
};
