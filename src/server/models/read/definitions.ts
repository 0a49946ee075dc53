/** Definitions of dynamic fields, as the records hold them that define them. */
import { definitionsIn, dynamicSource, fieldOf } from '../../../schema/record/index.ts';
import type { DynamicField } from '../../../schema/record/index.ts';
import type { Db, DialectName } from '../../db/database.ts';
import { shapeNamed } from '../operation.ts';
import type { EngineContext } from '../operation.ts';
import { codecFor } from '../shape/codec.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { Bindings, query } from '../sql.ts';

/** Columns whose members other records define. */
export const dynamicColumns = ({ columns }: ModelShape): Column[] =>
  columns.filter(({ spec }) => spec.type === 'dynamic');

/** One member of a dynamic column, as a column of its own name: `extra.power`. */
export function memberColumn(
  column: Column,
  definition: DynamicField,
  dialect: DialectName,
): Column {
  const spec = fieldOf(definition);
  return {
    ...column,
    field: `${column.field}.${definition.name}`,
    spec,
    codec: codecFor(spec, dialect),
    notNull: false,
    initial: undefined,
  };
}

/** What defines the members of a column. */
export interface Definer {
  /** Own field with the key of the defining record. */
  key: string;
  shape: ModelShape;
  /** Its field with the definitions. */
  column: Column;
}

/** @throws Error for a model that the checker would have refused */
export function definerOf(
  context: EngineContext,
  shape: ModelShape,
  { field, spec }: Column,
): Definer {
  const source = dynamicSource(shape.model, spec);
  const other = source && shapeNamed(context, source.relation.model);
  const column = other?.byField.get(source!.definitions);
  if (!source || !other || !column)
    throw new Error(`Model ${shape.model.name}: '${field}' takes its fields from nowhere`);
  return { key: source.key, shape: other, column };
}

/** Definitions by the keys of the records that hold them. */
export async function definitionsBy(
  db: Db,
  { shape, column }: Definer,
  keys: readonly number[],
): Promise<Map<number, DynamicField[]>> {
  if (keys.length === 0) return new Map();
  const bindings = new Bindings(shape.dialect);
  const rows = await query(
    db,
    `select ${shape.key.sql} as id, ${column.sql} as value from ${shape.table} where ${shape.key.sql} in (${bindings.addAll(keys)})`,
    bindings.values,
  );
  return new Map(
    rows.map(({ id, value }) => [
      Number(id),
      value === null ? [] : definitionsIn(column.codec.read!(value)),
    ]),
  );
}

/** Definitions of one record; none for no record. */
export async function definitionsOf(
  db: Db,
  definer: Definer,
  key: unknown,
): Promise<DynamicField[]> {
  const number = Number(key ?? 0);
  return (await definitionsBy(db, definer, number === 0 ? [] : [number])).get(number) ?? [];
}
