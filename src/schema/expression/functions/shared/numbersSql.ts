/** What functions of numbers have in common in SQL. */
import { asNumber } from '../../sql/conversions.ts';
import { eitherSize, numberValue, sizeOf, type Size, type SqlFunction } from '../../sql/value.ts';

/** The nearest whole number in one direction. */
export const towards =
  (name: 'floor' | 'ceil'): SqlFunction =>
  ([value], context) => {
    const number = asNumber(value!, context);
    const { most } = sizeOf(number);
    const size: Size = { whole: true, least: 1, most: most + 1 };
    return numberValue(`${name}(${number.sql})`, size, number.nullable);
  };

/** The extreme of the numbers that are there. SQLite's own is null where one of them is. */
export const extreme =
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
