/** JSON values as a merge compares them. */
import { isObject } from '../isObject.ts';

/** Equal, whatever the order of members. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]))
  );
}

/** The same text for values that are equal, and for no others. */
export function textOfValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOfValue).join()}]`;
  if (isObject(value))
    return `{${Object.keys(value)
      .toSorted()
      .map((key) => `${JSON.stringify(key)}:${textOfValue(value[key])}`)
      .join()}}`;
  return Object.is(value, -0) ? '-0' : String(JSON.stringify(value));
}
