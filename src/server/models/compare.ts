/** Values as bodies and answers carry them: when there is none, and when two are the same. */
import { isDeepStrictEqual } from 'node:util';

/** Absent, null and an empty text are no value; 0, false and blanks are. */
export const isNoValue = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

/** Whether two values are the same; an absent one is null. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(one ?? null, other ?? null);
