/** Fields of referenced records and of parts in conditions and orders of lists. */
import { relationFilter } from '../../../schema/record/filtersOf.ts';
import { foldedSql, quote } from '../../db/text.ts';
import { searchedBy, valueIn } from '../shape/shape.ts';
import type { ColumnFilter, ModelShape, OwnedRows, RelatedField } from '../shape/shape.ts';
import { whereClause } from '../sql.ts';

/** A filter by a field of a record that rows name, or of the rows that they own. */
interface RelationFilter extends ColumnFilter {
  /** The model that has the field. */
  shape: ModelShape;
  /** A condition on the field, as one on the row that the list answers. */
  asOwn(condition: string): string;
}

/** The filters that the relations of a model declare. */
export const relationFilters = (shape: ModelShape): RelationFilter[] => [
  ...shape.related.flatMap((one): RelationFilter[] => {
    const { column, filter, path, steps } = one;
    const target = steps.at(-1)!.target;
    return filter
      ? [{ shape: target, column, filter, parameter: path, asOwn: (sql) => related(one, sql) }]
      : [];
  }),
  ...shape.owned.flatMap((one) =>
    Object.keys(shape.model.relations?.[one.name]?.filters ?? {}).flatMap(
      (field): RelationFilter[] => {
        const parameter = `${one.name}.${field}`;
        const filter = relationFilter(shape.model, parameter);
        const column = searchedBy(one.shape, field);
        return filter && column
          ? [
              {
                shape: one.shape,
                column,
                filter,
                parameter,
                asOwn: (sql) => owning(shape, one, sql),
              },
            ]
          : [];
      },
    ),
  ),
];

const related = ({ steps }: RelatedField, condition: string): string =>
  steps.reduceRight(
    (inner, { by, target }) =>
      `${by.sql} in (select ${target.key.sql} from ${target.table} where ${inner})`,
    condition,
  );

/** One of the rows fulfils the condition. */
const owning = ({ key }: ModelShape, { shape, by }: OwnedRows, condition: string): string =>
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
