/** Fields of referenced records and of parts in conditions and orders of lists. */
import { foldedSql, quote } from '../../db/text.ts';
import { searchedBy, valueIn } from '../shape/shape.ts';
import type { ColumnFilter, ModelShape, OwnedRows, RelatedField } from '../shape/shape.ts';
import { whereClause } from '../sql.ts';

/** The condition on the field, as one on the row that names its record. */
export const relatedCondition = ({ steps }: RelatedField, condition: string): string =>
  steps.reduceRight(
    (inner, { by, target }) =>
      `${by.sql} in (select ${target.key.sql} from ${target.table} where ${inner})`,
    condition,
  );

/** How a list finds records by a field of the rows that they own. */
interface PartFilter extends ColumnFilter {
  owned: OwnedRows;
}

/** The filters of parts that a model declares. */
export const partFilters = ({ model, owned }: ModelShape): PartFilter[] =>
  owned.flatMap((one) =>
    Object.entries(model.relations?.[one.name]?.filters ?? {}).flatMap(([field, type]) => {
      const column = searchedBy(one.shape, field);
      return column
        ? [{ owned: one, column, filter: { type }, parameter: `${one.name}.${field}` }]
        : [];
    }),
  );

/** The condition on a part, as one on its owner: one of its rows fulfils it. */
export const partCondition = (
  { key }: ModelShape,
  { shape, by }: OwnedRows,
  condition: string,
): string =>
  `${key.sql} in (select ${by.sql} from ${shape.table}${whereClause([shape.present, condition])})`;

/** What rows are sorted by: the value of the field, null where there is no such record. */
export function relatedOrder(shape: ModelShape, { steps, column }: RelatedField): string {
  const alias = (index: number): string => quote(`r${index}`);
  const tables = steps.map(({ by, target }, index) => {
    const holder = index === 0 ? shape.table : alias(index - 1);
    return {
      table: `${target.table} ${alias(index)}`,
      on: `${alias(index)}.${target.key.sql} = ${holder}.${by.sql}`,
    };
  });
  const value = valueIn(alias(steps.length - 1), column);
  return (
    `(select ${column.folds ? foldedSql(value) : value} from ` +
    `${tables.map(({ table }) => table).join(', ')} where ` +
    `${tables.map(({ on }) => on).join(' and ')})`
  );
}
