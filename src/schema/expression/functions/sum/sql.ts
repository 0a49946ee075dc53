import { asNumber, literalValue } from '../../sql/conversions.ts';
import { numberValue, sizeOf, type FunctionSql, type SqlFunction } from '../../sql/value.ts';
import { over } from '../shared/itemsSql.ts';

const call: SqlFunction = (given, context) => {
  const numbers = given.map((value) => asNumber(value, context));
  const sizes = numbers.map(sizeOf);
  const whole = sizes.every((size) => size.whole);
  return numberValue(
    `(${numbers.map(({ sql }) => `coalesce(${sql}, 0)`).join(' + ')})`,
    {
      whole,
      least: whole ? 1 : Math.min(...sizes.map(({ least }) => least)) * 2 ** -53,
      most: sizes.reduce((total, { most }) => total + most, 0),
    },
    false,
  );
};

export const sql: FunctionSql = {
  call,
  ofItems: over(call, ({ dialect }) => literalValue(0, dialect)),
};
