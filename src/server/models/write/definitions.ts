/** Definitions of dynamic fields, as a record brings them. */
import { say, term } from '../../../schema/locale/message.ts';
import { namedRecords } from '../../../protocol/namedRecords.ts';
import {
  contradictionOf,
  definesFields,
  definitionsIn,
  definitionsProblem,
  inheritedBy,
} from '../../../schema/record/index.ts';
import type { DynamicField } from '../../../schema/record/index.ts';
import type { Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Operation } from '../operation.ts';
import { definitionsOf, inherits } from '../read/definitions.ts';
import { sayable } from '../shape/masked.ts';
import type { Column } from '../shape/shape.ts';
import { Bindings, mostLevels, query } from '../sql.ts';
import { memberChanges } from './member-changes.ts';
import { lockTree } from './tree.ts';
import { valueOf } from './values.ts';

type Writing = Pick<Operation, 'context' | 'db' | 'shape'>;

/**
 * Leaves out of the definitions what says nothing.
 * @returns what brings stored values in line with them, once the row is written
 * @throws Refusal for what is no definition, a dictionary that does not exist, and what contradicts
 * the records above or below in a tree
 */
export async function setDefinitions(
  writing: Writing,
  row: Row,
  stored: Row | undefined,
): Promise<() => Promise<void>> {
  const changes: (() => Promise<void>)[] = [];
  for (const column of writing.shape.columns) {
    if (!definesFields(column.spec)) continue;
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
    const given = valueOf(row, field) as DynamicField[] | undefined;
    const renames = given ? renamesIn(column, given, stored) : new Map<string, string>();
    if (given) row[field] = given.map(({ was: _was, ...definition }) => definition);
    if (!stored || !isChanged(writing, column, row, stored)) continue;
    const keys = [Number(stored[writing.shape.key.field])];
    if (inherits({ shape: writing.shape, column }))
      keys.push(...(await nodesBelow(writing, column, keys[0]!)).map(({ id }) => id));
    changes.push(await memberChanges(writing, column, { keys, renames }));
  }
  return async () => {
    for (const change of changes) await change();
  };
}

/** Whether other definitions may hold for the record after the write. */
function isChanged({ shape }: Writing, { field }: Column, row: Row, stored: Row): boolean {
  const parent = shape.model.tree?.parent;
  return [field, parent ?? field].some(
    (name) =>
      valueOf(row, name) !== undefined &&
      JSON.stringify(row[name] ?? null) !== JSON.stringify(stored[name] ?? null),
  );
}

/** New names by former ones. @throws Refusal for a former name that was not there, or still is */
function renamesIn(
  { field, spec }: Column,
  given: readonly DynamicField[],
  stored: Row | undefined,
): Map<string, string> {
  const renames = new Map<string, string>();
  for (const { name, was } of given) {
    if (was === undefined || was === name) continue;
    if (!definitionsIn(stored?.[field]).some((one) => one.name === was))
      throw new Refusal(say`${term(spec.label)}：原字段名“${was}”不存在`, 500, field);
    if (given.some((one) => one.name === was))
      throw new Refusal(say`${term(spec.label)}：字段名“${was}”仍在使用，不能改名`, 500, field);
    renames.set(was, name);
  }
  return renames;
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
  { context, db, shape }: Writing,
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
    await checkBelow({ context, db, shape }, column, { key: Number(stored[shape.key.field]), all });
  }
}

/** @throws Refusal when a record below defines a name in another type */
async function checkBelow(
  writing: Writing,
  column: Column,
  { key, all }: { key: number; all: readonly DynamicField[] },
): Promise<void> {
  const { label } = writing.shape.model;
  for (const { name, own } of await nodesBelow(writing, column, key)) {
    const problem = contradictionOf(all, own);
    if (problem)
      throw new Refusal(
        say`${term(column.spec.label)}：下级${term(label)}“${name}”：${problem}`,
        500,
        column.field,
      );
  }
}

/** A record below another one, with what it says itself. */
interface NodeBelow {
  id: number;
  name: string;
  own: readonly DynamicField[];
}

/** The records below one in a tree, with what each says itself. */
export async function nodesBelow(
  { db, shape }: Writing,
  column: Column,
  key: number,
): Promise<NodeBelow[]> {
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
        join below on t.${parent} = below.id where below.depth < ${bindings.add(mostLevels)}
    ) select below.id as id, t.${label.sql} as label, t.${column.sql} as value
      from below join ${table} t on t.${shape.key.sql} = below.id order by below.depth, below.id`,
    bindings.values,
  );
  return rows.map(({ id, label: name, value }) => ({
    id: Number(id),
    name: String(sayable(label, name)),
    own: value === null ? [] : definitionsIn(column.codec.read!(value)),
  }));
}
