import type { FunctionSql } from '../../sql/value.ts';
import { matching } from '../shared/textsSql.ts';

export const sql: FunctionSql = {
  call: matching((text, part) => `substr(${text}, 1, length(${part})) = ${part}`),
};
