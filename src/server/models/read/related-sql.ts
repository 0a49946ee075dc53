/** Fields of referenced records in conditions and orders of lists. */
import { foldedSql, quote } from '../../db/text.ts';
import type { RelatedField, ModelShape } from '../shape/shape.ts';

/** The condition on the field, as one on the row that names its record. */
export const relatedCondition = ({ steps }: RelatedField, condition: string): string =>
  steps.reduceRight(
    (inner, { by, target }) =>
      `${by.sql} in (select ${target.key.sql} from ${target.table} where ${inner})`,
    condition,
  );

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
  const value = `${alias(steps.length - 1)}.${column.sql}`;
  return (
    `(select ${column.folds ? foldedSql(value) : value} from ` +
    `${tables.map(({ table }) => table).join(', ')} where ` +
    `${tables.map(({ on }) => on).join(' and ')})`
  );
}
