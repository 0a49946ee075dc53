/** Keys of other records in a body: they must exist, and be in the caller's scope as if asked for by path. */
import type { Relation } from '../../../schema/generated/types.gen.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { EngineContext } from '../context.ts';
import { shapeNamed } from '../context.ts';
import type { Actor, Row } from '../engine.ts';
import { linkedKeys, whereClause } from '../read.ts';
import { outOfScope, typeMismatch } from '../refusals.ts';
import { isScoped, scopeCondition } from '../scope.ts';
import type { ModelShape } from '../shape.ts';
import { Bindings, chunksOf, execute, query, quote } from '../sql.ts';
import { valueOf } from './values.ts';

/** Checks the belongsTo keys of a row that are new. @throws Refusal naming the field */
export async function checkReferences(
  db: Db,
  context: EngineContext,
  shape: ModelShape,
  row: Row,
  stored: Row | undefined,
  actor: Actor,
  permission: string | undefined,
): Promise<void> {
  for (const relation of Object.values(shape.model.relations ?? {})) {
    if (
      relation.type !== 'belongsTo' ||
      !relation.field ||
      relation.field === shape.model.tree?.parent
    )
      continue;
    const column = shape.byField.get(relation.field)!;
    const given = valueOf(row, relation.field);
    if (given === undefined || given === null) continue;
    const key = column.codec.parse(given, relation.field);
    if (stored && stored[relation.field] === key) continue;
    const target = shapeNamed(context, relation.model);
    if (await areVisible(db, context, target, [Number(key)], actor, permission)) continue;
    throw isScoped(target, actor)
      ? outOfScope(target.model.label)
      : new Refusal(`${column.spec.label}不存在`, 500, relation.field);
  }
}

/** Whether all keys name rows in scope. They stay locked, so that none is removed before the caller's row refers to it. */
async function areVisible(
  db: Db,
  context: EngineContext,
  target: ModelShape,
  keys: readonly number[],
  actor: Actor,
  permission: string | undefined,
): Promise<boolean> {
  for (const some of chunksOf([...new Set(keys)]))
    if (!(await areAllVisible(db, context, target, some, actor, permission))) return false;
  return true;
}

async function areAllVisible(
  db: Db,
  context: EngineContext,
  target: ModelShape,
  keys: readonly number[],
  actor: Actor,
  permission: string | undefined,
): Promise<boolean> {
  const bindings = new Bindings(context.dialect);
  const byKey = `${target.key.sql} in (${bindings.addAll(keys)})`;
  const scope = scopeCondition(target, context.shapes, actor, permission, bindings);
  const lock = context.dialect === 'postgres' ? ' for share' : '';
  const rows = await query(
    db,
    `select ${target.key.sql} as id from ${target.table}${whereClause([byKey, target.present, scope])}${lock}`,
    bindings.values,
  );
  return rows.length === keys.length;
}

/** Replaces the links of the manyToMany relations whose list of keys the input brings; others stay. */
export async function replaceLinks(
  db: Db,
  context: EngineContext,
  shape: ModelShape,
  key: number,
  input: Row,
  actor: Actor,
  permission: string | undefined,
): Promise<void> {
  for (const relation of Object.values(shape.model.relations ?? {})) {
    if (relation.type !== 'manyToMany' || !relation.ids) continue;
    const given = valueOf(input, relation.ids);
    if (given !== undefined && given !== null)
      await replaceOne(
        db,
        context,
        shape,
        key,
        relation,
        linkKeys(given, relation.ids),
        actor,
        permission,
      );
  }
}

function linkKeys(given: unknown, name: string): number[] {
  if (!Array.isArray(given)) throw typeMismatch(name, 'Long[]', given);
  const keys = given.map((value) =>
    typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
  );
  const wrong = keys.find((value) => !Number.isSafeInteger(value));
  if (wrong !== undefined) throw typeMismatch(name, 'Long[]', wrong);
  return [...new Set(keys)];
}

async function replaceOne(
  db: Db,
  context: EngineContext,
  shape: ModelShape,
  key: number,
  relation: Relation,
  keys: readonly number[],
  actor: Actor,
  permission: string | undefined,
): Promise<void> {
  const target = shapeNamed(context, relation.model);
  const old = new Set(await linkedKeys(db, shape, relation, key));
  const added = keys.filter((linked) => !old.has(linked));
  if (!(await areVisible(db, context, target, added, actor, permission))) {
    throw isScoped(target, actor)
      ? outOfScope(target.model.label)
      : new Refusal(`${target.model.label}不存在`, 500, relation.ids);
  }
  const kept = new Set(keys);
  const gone = [...old].filter((linked) => !kept.has(linked));
  const { table, from, to } = relation.through!;
  if (gone.length) {
    const bindings = new Bindings(context.dialect);
    await execute(
      db,
      `delete from ${quote(table)} where ${quote(from)} = ${bindings.add(key)} and ${quote(to)} in (${bindings.addAll(gone)})`,
      bindings.values,
    );
  }
  await insertLinks(
    db,
    context,
    relation,
    added.map((linked) => [key, linked]),
  );
}

/** Adds pairs of keys to a link table, a few hundred a statement; pairs that exist are kept. */
export async function insertLinks(
  db: Db,
  context: EngineContext,
  relation: Relation,
  pairs: readonly (readonly [number, number])[],
): Promise<void> {
  const { table, from, to } = relation.through!;
  for (const some of chunksOf(pairs)) {
    const bindings = new Bindings(context.dialect);
    const rows = some.map((pair) => `(${bindings.addAll(pair)})`).join(', ');
    await execute(
      db,
      `insert into ${quote(table)} (${quote(from)}, ${quote(to)}) values ${rows} on conflict do nothing`,
      bindings.values,
    );
  }
}
