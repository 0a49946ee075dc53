import type { FunctionSql } from '../../sql/value.ts';
import { matching } from '../shared/textsSql.ts';

export const sql: FunctionSql = {
  // Each side stands as seldom as can be: letters of another case are long (cases.ts).
  call: matching((text, part, { dialect }) =>
    dialect === 'postgres'
      ? `right(${text}, length(${part})) = ${part}`
      : `length(${part}) <= length(${text}) and ` +
        `substr(${text}, length(${text}) - length(${part}) + 1) = ${part}`,
  ),
};
