/**
 * Values of dynamic fields under a definition of another type: kept where nothing of them is lost.
 */
import { fieldOf, type DynamicField } from './dynamicFields.ts';
import { fieldProblem } from './problems.ts';
import { asNumber } from './valueKinds.ts';
import { defined } from '../defined.ts';

/** The value in another type; undefined where it would lose something, or does not exist there. */
export function convertedMember(
  value: unknown,
  { name, label, type, scale }: Pick<DynamicField, 'name' | 'label' | 'type' | 'scale'>,
): unknown {
  const converted = converters[type](value, scale);
  if (converted === undefined) return undefined;
  // What limits a value is another matter: it holds the next time that the value is written.
  const { maxLength: _any, ...spec } = fieldOf({
    name,
    label,
    type,
    ...defined({ scale }),
  });
  return fieldProblem(spec, converted) === undefined ? converted : undefined;
}

type Convert = (value: unknown, scale: number | undefined) => unknown;

const asText: Convert = (value) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;

/** Decimals of a number as it is written out. */
const decimalsOf = (value: number): number => {
  const [, fraction = '', exponent = '0'] =
    /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return Math.max(0, fraction.length - Number(exponent));
};

const converters: Readonly<Record<DynamicField['type'], Convert>> = {
  string: (value) =>
    typeof value === 'string' && value.includes('\n') ? undefined : asText(value, 0),
  text: asText,
  integer(value) {
    const number = asNumber(value);
    return number !== undefined && Number.isSafeInteger(number) ? number : undefined;
  },
  decimal(value, scale = 2) {
    const number = asNumber(value);
    return number !== undefined && decimalsOf(number) <= scale ? number : undefined;
  },
  boolean(value) {
    const text = String(value);
    return text === 'true' || text === 'false' ? text === 'true' : undefined;
  },
  date(value) {
    if (typeof value !== 'string') return undefined;
    const [day, time = '00:00:00'] = value.split(' ');
    return time === '00:00:00' ? day : undefined;
  },
  datetime(value) {
    if (typeof value !== 'string') return undefined;
    return value.includes(' ') ? value : `${value} 00:00:00`;
  },
};
