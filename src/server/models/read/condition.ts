/** Conditions of models (src/schema/record/rowCondition.ts) as SQL over the columns of a table. */
import { typeOf } from '../../../schema/fieldTypes/index.ts';
import { rowCondition } from '../../../schema/record/rowCondition.ts';
import type { Matching, RowCondition } from '../../../schema/record/rowCondition.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import type { Bindings } from '../sql.ts';

/** Fields that a condition reads, with their columns. */
export function conditionColumns(shape: ModelShape, source: string | undefined): Column[] {
  return source === undefined ? [] : columnsOf(shape, rowCondition(source));
}

function columnsOf(shape: ModelShape, condition: RowCondition): Column[] {
  if ('parts' in condition) return condition.parts.flatMap((part) => columnsOf(shape, part));
  if (condition.type === 'not') return columnsOf(shape, condition.part);
  return [columnOf(shape, condition.field)];
}

/** SQL that is true or false of every row, never unknown. */
export const conditionSql = (shape: ModelShape, source: string, bindings: Bindings): string =>
  sqlOf(shape, rowCondition(source), bindings);

function sqlOf(shape: ModelShape, condition: RowCondition, bindings: Bindings): string {
  if ('parts' in condition)
    return `(${condition.parts.map((part) => sqlOf(shape, part, bindings)).join(` ${condition.type} `)})`;
  if (condition.type === 'not') return `not ${sqlOf(shape, condition.part, bindings)}`;
  const column = columnOf(shape, condition.field);
  const { sql, codec, field, spec } = column;
  const there = `${sql} is not null`;
  switch (condition.type) {
    case 'absent':
      return `(${sql} is null)`;
    case 'empty':
      return typeOf(spec).isText ? `(${sql} is null or ${sql} = '')` : `(${sql} is null)`;
    case 'true':
      return `(${there} and ${sql} = ${bindings.add(codec.parse(true, field))})`;
    case 'in':
      return (
        `(${there} and ${sql} in ` +
        `(${bindings.addAll(condition.values.map((value) => codec.parse(value, field)))}))`
      );
    case 'contains':
    case 'startsWith':
    case 'endsWith':
      return `(${there} and ${matchSql(shape, sql, condition, bindings)})`;
    case 'compare': {
      const operator = condition.operator === '==' ? '=' : condition.operator;
      return `(${there} and ${sql} ${operator} ${bindings.add(codec.parse(condition.value, field))})`;
    }
  }
}

/** A text with a part to the letter: no pattern, and no folding of cases. */
function matchSql(
  { dialect }: ModelShape,
  sql: string,
  { type, part }: { type: Matching; part: string },
  bindings: Bindings,
): string {
  const text = (): string => `cast(${bindings.add(part)} as text)`;
  const isPostgres = dialect === 'postgres';
  if (type === 'contains')
    return isPostgres ? `position(${text()} in ${sql}) > 0` : `instr(${sql}, ${text()}) > 0`;
  if (type === 'startsWith') return `substr(${sql}, 1, length(${text()})) = ${text()}`;
  return isPostgres
    ? `right(${sql}, length(${text()})) = ${text()}`
    : `substr(${sql}, -length(${text()})) = ${text()}`;
}

function columnOf(shape: ModelShape, field: string): Column {
  const column = shape.byField.get(field);
  if (!column)
    throw new Error(`Model ${shape.model.name}: a condition reads the unknown field '${field}'`);
  return column;
}
