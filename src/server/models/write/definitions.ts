/** Definitions of dynamic fields, as a record brings them. */
import { say, term } from '../../../schema/locale/message.ts';
import { namedRecords } from '../../../protocol/namedRecords.ts';
import {
  contradictionOf,
  definitionsIn,
  definitionsProblem,
  inheritedBy,
} from '../../../schema/record/index.ts';
import type { DynamicField } from '../../../schema/record/index.ts';
import type { Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Operation } from '../operation.ts';
import { definitionsOf, inherits } from '../read/definitions.ts';
import type { Column } from '../shape/shape.ts';
import { Bindings, query } from '../sql.ts';
import { lockTree } from './tree.ts';
import { valueOf } from './values.ts';

type Writing = Pick<Operation, 'context' | 'db' | 'shape'>;

/**
 * Leaves out of the definitions what says nothing.
 * @throws Refusal for what is no definition, a dictionary that does not exist, and what contradicts
 * the records above or below in a tree
 */
export async function setDefinitions(
  writing: Writing,
  row: Row,
  stored: Row | undefined,
): Promise<void> {
  for (const column of writing.shape.columns) {
    if (column.spec.type !== 'fieldDefinitions') continue;
    const { field, spec } = column;
    const value = valueOf(row, field);
    if (value !== undefined && value !== null) {
      const problem = definitionsProblem(value, spec.label);
      if (problem) throw new Refusal(problem, 500, field);
      const definitions = definitionsIn(value);
      await checkDictionaries(writing, column, definitions);
      row[field] = definitions;
    }
    if (inherits({ shape: writing.shape, column })) await checkTree(writing, column, row, stored);
  }
}

/** @throws Refusal for a dictionary that does not exist */
async function checkDictionaries(
  { context, db }: Writing,
  { field, spec }: Column,
  definitions: readonly DynamicField[],
): Promise<void> {
  const named = [...new Set(definitions.flatMap(({ dict }) => dict ?? []))];
  const types = context.shapes.get(namedRecords.dictTypes.model);
  if (named.length === 0 || !types) return;
  const { name } = types.byField.get(namedRecords.dictTypes.type)!;
  const found = await db
    .selectFrom(types.model.table)
    .select(`${name} as type`)
    .where(name, 'in', named)
    .execute();
  const missing = named.find((dict) => !found.some(({ type }) => type === dict));
  if (missing !== undefined)
    throw new Refusal(say`${term(spec.label)}：字典“${missing}”不存在`, 500, field);
}

/**
 * A name is of one type along a path of the tree, also after a move.
 * @throws Refusal naming the other record
 */
async function checkTree(
  { db, shape }: Writing,
  column: Column,
  row: Row,
  stored: Row | undefined,
): Promise<void> {
  const { field, spec } = column;
  const { parent } = shape.model.tree!;
  const given = valueOf(row, field);
  const above = Number(valueOf(row, parent) ?? stored?.[parent] ?? 0);
  const isMoved = stored !== undefined && above !== Number(stored[parent] ?? 0);
  if (given === undefined && !isMoved) return;
  // Two writes at once, above and below, could contradict each other unseen.
  await lockTree(db, shape);
  const inherited = await definitionsOf(db, { shape, column }, above);
  const own = definitionsIn(given === undefined ? stored?.[field] : given);
  const problem = contradictionOf(inherited, own);
  if (problem) throw new Refusal(say`${term(spec.label)}：${problem}`, 500, field);
  if (stored) {
    const all = inheritedBy(inherited, own, (one) => one);
    await checkBelow(db, { shape, column }, { key: Number(stored[shape.key.field]), all });
  }
}

/** Levels of a tree at most: one that leads back to itself ends here. */
const MAX_DEPTH = 100;

/** @throws Refusal when a record below defines a name in another type */
async function checkBelow(
  db: Operation['db'],
  { shape, column }: { shape: Operation['shape']; column: Column },
  { key, all }: { key: number; all: readonly DynamicField[] },
): Promise<void> {
  const { model, table } = shape;
  const parent = shape.byField.get(model.tree!.parent)!.sql;
  const label = shape.byField.get(model.labelField ?? '') ?? shape.key;
  const bindings = new Bindings(shape.dialect);
  const rows = await query(
    db,
    `with recursive below (id, parent, depth) as (
      select ${shape.key.sql}, ${parent}, 1 from ${table} where ${parent} = ${bindings.add(key)}
      union all
      select t.${shape.key.sql}, t.${parent}, below.depth + 1 from ${table} t
        join below on t.${parent} = below.id where below.depth < ${bindings.add(MAX_DEPTH)}
    ) select below.id as id, t.${label.sql} as label, t.${column.sql} as value
      from below join ${table} t on t.${shape.key.sql} = below.id
      where t.${column.sql} is not null order by below.depth, below.id`,
    bindings.values,
  );
  for (const { label: name, value } of rows) {
    const problem = contradictionOf(all, definitionsIn(column.codec.read!(value)));
    if (problem)
      throw new Refusal(
        say`${term(column.spec.label)}：下级${term(model.label)}“${String(name)}”${problem}`,
        500,
        column.field,
      );
  }
}
