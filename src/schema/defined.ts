/** The members that may be undefined become optional; a member of it never holds undefined. */
export type Defined<T extends object> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
} & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/**
 * The object without its members that are undefined: what is not given is absent, for JSON, for
 * spreads over defaults and for `exactOptionalPropertyTypes`. Own enumerable members only.
 */
export function defined<T extends object>(members: T): Defined<T> {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<T>;
}
