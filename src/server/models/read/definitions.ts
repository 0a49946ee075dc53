/** Definitions of dynamic fields, as the records hold them that define them. */
import {
  definitionsIn,
  dynamicSource,
  fieldOf,
  inheritedBy,
  isDynamic,
} from '../../../schema/record/index.ts';
import type { DynamicField } from '../../../schema/record/index.ts';
import type { Db, DialectName } from '../../db/database.ts';
import { shapeNamed } from '../operation.ts';
import type { EngineContext } from '../operation.ts';
import { codecFor } from '../shape/codec.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { Bindings, mostLevels, query } from '../sql.ts';

/** Columns whose members other records define. */
export const dynamicColumns = ({ columns }: ModelShape): Column[] =>
  columns.filter(({ spec }) => isDynamic(spec));

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

/** Where definitions stand. */
export interface Holder {
  shape: ModelShape;
  /** Its field with the definitions. */
  column: Column;
}

/** What defines the members of a column. */
export interface Definer extends Holder {
  /** Own field with the key of the defining record. */
  key: string;
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

/** A definition that holds for a record, and the record that says it. */
export interface Placed {
  definition: DynamicField;
  /** Key of that record. */
  from: number;
}

/**
 * Definitions that hold for records, by their keys: those above them in a tree among them.
 * @param instead what records say themselves, in place of what is stored
 */
export async function definitionsBy(
  db: Db,
  definer: Holder,
  keys: readonly number[],
  instead?: OwnDefinitions,
): Promise<Map<number, DynamicField[]>> {
  const placed = await placedDefinitions(db, definer, keys, instead);
  return new Map(
    [...placed].map(([key, found]) => [key, found.map(({ definition }) => definition)]),
  );
}

/** What records say themselves, by their keys. */
type OwnDefinitions = ReadonlyMap<number, readonly DynamicField[]>;

/** The same with the records that they come from. */
export async function placedDefinitions(
  db: Db,
  holder: Holder,
  keys: readonly number[],
  instead?: OwnDefinitions,
): Promise<Map<number, Placed[]>> {
  const nodes = await nodesAbove(db, holder, keys);
  const folded = (key: number, depth: number): Placed[] => {
    const node = nodes.get(key);
    if (!node || depth > mostLevels) return [];
    const own = (instead?.get(key) ?? node.own).map((definition) => ({ definition, from: key }));
    return inheritedBy(folded(node.parent, depth + 1), own, ({ definition }) => definition);
  };
  return new Map(keys.flatMap((key) => (nodes.has(key) ? [[key, folded(key, 0)]] : [])));
}

/** What a record itself says, and which one is above it; 0: none. */
interface Node {
  parent: number;
  own: readonly DynamicField[];
}

/**
 * Records and, where definitions are inherited, those above them: a short statement for each level,
 * which SQLite answers without a thread.
 */
async function nodesAbove(
  db: Db,
  holder: Holder,
  keys: readonly number[],
): Promise<Map<number, Node>> {
  const { shape, column } = holder;
  const { key, table, dialect } = shape;
  const parent = inherits(holder) ? shape.byField.get(shape.model.tree!.parent)!.sql : '0';
  const found = new Map<number, Node>();
  let asked = [...new Set(keys)];
  while (asked.length > 0) {
    const bindings = new Bindings(dialect);
    const rows = await query(
      db,
      `select ${key.sql} as id, ${parent} as parent, ${column.sql} as value ` +
        `from ${table} where ${key.sql} in (${bindings.addAll(asked)})`,
      bindings.values,
    );
    for (const { id, parent: above, value } of rows)
      found.set(Number(id), {
        parent: Number(above ?? 0),
        own: value === null ? [] : definitionsIn(column.codec.read!(value)),
      });
    const next = rows.map(({ parent: above }) => Number(above ?? 0));
    asked = [...new Set(next)].filter((one) => one !== 0 && !found.has(one));
  }
  return found;
}

/** Records of the model have the definitions of those above them. */
export const inherits = ({ shape, column }: Holder): boolean =>
  column.spec.inherit === true && shape.model.tree !== undefined;

/** Definitions of one record; none for no record. */
export async function definitionsOf(
  db: Db,
  definer: Holder,
  key: unknown,
): Promise<DynamicField[]> {
  const number = Number(key ?? 0);
  return (await definitionsBy(db, definer, number === 0 ? [] : [number])).get(number) ?? [];
}
