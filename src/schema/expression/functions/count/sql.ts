import { equal } from '../../sql/operators.ts';
import { double, numberValue, type FunctionSql } from '../../sql/value.ts';

export const sql: FunctionSql = {
  ofItems(items, [value], context) {
    const { dialect } = context;
    const each = items.map(
      (item) => `case when ${equal(item, value!, context).sql} then 1 else 0 end`,
    );
    const most = Math.max(1, items.length);
    return numberValue(
      double(`(${['0', ...each].join(' + ')})`, dialect),
      { whole: true, least: 1, most },
      false,
    );
  },
};
