/** Lists of keys in a body: the links of manyToMany relations. */
import { say, term } from '../../../schema/locale/message.ts';
import type { Relation } from '../../../schema/generated/types.gen.ts';
import type { Row } from '../../db/database.ts';
import { quote } from '../../db/text.ts';
import { Refusal } from '../../http/errors.ts';
import { shapeNamed } from '../operation.ts';
import type { Operation } from '../operation.ts';
import { linkedKeys } from '../read/related.ts';
import { outOfScope, typeMismatch } from '../refusals.ts';
import { isScoped } from '../scope/permission.ts';
import { Bindings, execute } from '../sql.ts';
import { insertLinks } from './insert.ts';
import { areVisible } from './references.ts';
import { valueOf } from './values.ts';

/**
 * Replaces the links of the manyToMany relations whose list of keys the input brings; others stay.
 */
export async function replaceLinks(operation: Operation, key: number, input: Row): Promise<void> {
  for (const relation of Object.values(operation.shape.model.relations ?? {})) {
    if (relation.type !== 'manyToMany' || !relation.ids) continue;
    const given = valueOf(input, relation.ids);
    if (given !== undefined && given !== null)
      await replaceOne(operation, relation, key, linkKeys(given, relation.ids));
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
  operation: Operation,
  relation: Relation,
  key: number,
  keys: readonly number[],
): Promise<void> {
  const { context, db, shape, actor } = operation;
  const target = shapeNamed(context, relation.model);
  const old = new Set(await linkedKeys(db, shape, relation, key));
  const added = keys.filter((linked) => !old.has(linked));
  if (!(await areVisible({ ...operation, shape: target }, added)))
    throw isScoped(target, actor)
      ? outOfScope(target.model.label)
      : new Refusal(say`${term(target.model.label)}不存在`, 500, relation.ids);
  const kept = new Set(keys);
  const gone = [...old].filter((linked) => !kept.has(linked));
  if (gone.length) await removeLinks(operation, relation, key, gone);
  await insertLinks(
    db,
    shape,
    relation,
    added.map((linked) => [key, linked]),
  );
}

async function removeLinks(
  { db, shape }: Operation,
  relation: Relation,
  key: number,
  gone: readonly number[],
): Promise<void> {
  const { table, from, to } = relation.through!;
  const bindings = new Bindings(shape.dialect);
  await execute(
    db,
    `delete from ${quote(table)} where ${quote(from)} = ${bindings.add(key)} ` +
      `and ${quote(to)} in (${bindings.addAll(gone)})`,
    bindings.values,
  );
}
