import type { SqlValue } from '../../sql/value.ts';

/** Null where the value is empty. */
export const filled = ({ type, sql }: SqlValue): string =>
  type === 'string' ? `nullif(${sql}, '')` : sql;
