import { currenciesByDigits } from '../../../record/currency.ts';
import { rounded } from '../round.ts';
import { asNumber, spelled } from '../conversions.ts';
import { formattedSql } from '../numberText.ts';
import {
  double,
  eitherSize,
  numberValue,
  quoted,
  sizeOf,
  textValue,
  untranslatable,
} from '../value.ts';
import type { Size, SqlFunction } from '../value.ts';

/** The nearest whole number in one direction. */
const towards =
  (name: 'floor' | 'ceil'): SqlFunction =>
  ([value], context) => {
    const number = asNumber(value!, context);
    const { most } = sizeOf(number);
    const size: Size = { whole: true, least: 1, most: most + 1 };
    return numberValue(`${name}(${number.sql})`, size, number.nullable);
  };

/** The extreme of the numbers that are there. SQLite's own is null where one of them is. */
const extreme =
  (names: { sqlite: string; postgres: string }): SqlFunction =>
  (given, context) => {
    const numbers = given.map((value) => asNumber(value, context));
    const parts = numbers.map(({ sql }) => sql);
    const size = numbers.map(sizeOf).reduce(eitherSize);
    const nullable = numbers.every((number) => number.nullable);
    if (parts.length === 1) return numberValue(parts[0]!, size, nullable);
    const present = parts.map((_part, index) =>
      numbers[index]!.nullable ? `coalesce(${turned(parts, index).join(', ')})` : parts[index],
    );
    return context.dialect === 'sqlite'
      ? numberValue(`${names.sqlite}(${present.join(', ')})`, size, nullable)
      : numberValue(`${names.postgres}(${parts.join(', ')})`, size, nullable);
  };

/** The items from one on, and those before it behind them. */
const turned = (items: readonly string[], from: number): string[] => [
  ...items.slice(from),
  ...items.slice(0, from),
];

export const numberFunctions: Readonly<Record<string, SqlFunction>> = {
  round: ([value, digits], context) =>
    rounded(asNumber(value!, context), digits && asNumber(digits, context), context),
  floor: towards('floor'),
  ceil: towards('ceil'),
  abs([value], context) {
    const number = asNumber(value!, context);
    return numberValue(`abs(${number.sql})`, sizeOf(number), number.nullable);
  },
  min: extreme({ sqlite: 'min', postgres: 'least' }),
  max: extreme({ sqlite: 'max', postgres: 'greatest' }),
  sum(given, context) {
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
  },
  toNumber([value], context) {
    if (value!.type === 'string')
      throw untranslatable('toNumber does not read numbers out of texts in a database');
    return asNumber(value!, context);
  },
  formatNumber: ([value, digits], context) =>
    textValue(
      formattedSql(
        asNumber(value!, context),
        digits?.type === 'nothing' ? undefined : digits && asNumber(digits, context),
        context,
      ),
    ),
  currencyDigits([currency], context) {
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
