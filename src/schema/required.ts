/**
 * A value that the program knows to be there, where the type system does not: an index within
 * bounds, a key that was put in before. Fails at once and says what was missing.
 * @throws Error naming what was looked for
 */
export function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`Missing: ${what}`);
  return value;
}
