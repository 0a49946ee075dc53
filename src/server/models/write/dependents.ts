/**
 * What refers to removed rows: it blocks the removal, goes with them, or lets go of them, as
 * relations say.
 */
import { say, term } from '../../../schema/locale/message.ts';
import type { Relation } from '../../../schema/generated/types.gen.ts';
import type { Row } from '../../db/database.ts';
import { chunksOf, quote } from '../../db/text.ts';
import { Refusal } from '../../http/errors.ts';
import { shapeNamed } from '../operation.ts';
import type { Operation } from '../operation.ts';
import { fillMessage } from '../fill-message.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { ownerPresent } from '../scope/owner.ts';
import { Bindings, execute, query, whereClause } from '../sql.ts';
import { isComputedFrom, recomputeRows } from './aggregates.ts';

/** Takes out rows of another model that go with the removed ones. */
export type Cascade = (other: ModelShape, keys: readonly number[]) => Promise<void>;

/** One way in which other rows refer to rows of a model. */
interface Dependency {
  other: ModelShape;
  foreign: Column;
  /** Field of the removed row that `foreign` equals. */
  local: string;
  /**
   * What becomes of the others; `stays`: nothing, and they do not keep the row from being removed.
   */
  relation: Pick<Relation, 'onRemove' | 'message' | 'code'> | 'stays';
}

/** @throws Refusal with the relation's message where one restricts */
export async function releaseReferences(
  operation: Operation,
  rows: readonly Row[],
  cascade: Cascade,
): Promise<void> {
  for (const dependency of dependenciesOf(operation))
    await release(operation, dependency, rows, cascade);
  for (const relation of Object.values(operation.shape.model.relations ?? {})) {
    if (relation.type === 'manyToMany' && relation.through)
      await releaseLinks(operation, relation, rows);
  }
  await releaseForeignLinks(operation, rows);
}

/**
 * Declared hasMany relations, and belongsTo relations of others that no hasMany answers: those
 * restrict.
 */
function dependenciesOf({ context, shape }: Operation): Dependency[] {
  const declared = Object.values(shape.model.relations ?? {})
    .filter((relation) => relation.type === 'hasMany' && relation.foreign)
    .map((relation): Dependency => {
      const other = shapeNamed(context, relation.model);
      const foreign = other.byField.get(relation.foreign!);
      if (!foreign)
        throw new Error(
          `Model ${shape.model.name}: a relation names the unknown field '${relation.foreign}' of ${relation.model}`,
        );
      return { other, foreign, local: relation.local ?? shape.key.field, relation };
    });
  declared.push(...ownedDependencies(shape));
  const implied: Dependency[] = [];
  for (const other of context.shapes.values()) {
    for (const relation of Object.values(other.model.relations ?? {})) {
      if (relation.type !== 'belongsTo' || relation.model !== shape.model.name || !relation.field)
        continue;
      if (relation.soft) continue;
      const foreign = other.byField.get(relation.field)!;
      const isKnown =
        declared.some((dependency) => dependency.foreign === foreign) ||
        (other === shape && relation.field === shape.model.tree?.parent);
      if (!isKnown) implied.push({ other, foreign, local: shape.key.field, relation: {} });
    }
  }
  return [...declared, ...implied];
}

/**
 * Parts go with their owner. Those of an owner that is only marked as removed stay as they are, as
 * it does.
 */
const ownedDependencies = ({ owned, key, model }: ModelShape): Dependency[] =>
  owned.map(({ shape: other, by: foreign }) => ({
    other,
    foreign,
    local: key.field,
    relation: model.softDelete ? 'stays' : { onRemove: 'cascade' },
  }));

async function release(
  operation: Operation,
  { other, foreign, local, relation }: Dependency,
  rows: readonly Row[],
  cascade: Cascade,
): Promise<void> {
  if (relation === 'stays') return;
  const { context, db, shape } = operation;
  const values = rows.map((row) => row[local]).filter((value) => value !== null);
  const bindings = new Bindings(context.dialect);
  const where = whereClause([
    `${foreign.sql} in (${bindings.addAll(values)})`,
    other.present,
    ownerPresent(other),
  ]);
  if (relation.onRemove === 'nullify') {
    const text = `update ${other.table} set ${foreign.sql} = null${where}`;
    if (!isComputedFrom(other)) return void (await execute(db, text, bindings.values));
    const changed = await query(db, `${text} returning ${other.key.sql} as id`, bindings.values);
    const keys = changed.map(({ id }) => Number(id));
    for (const some of chunksOf(keys)) await recomputeRows({ ...operation, shape: other }, some);
    return;
  }
  const found = await query(
    db,
    `select ${other.key.sql} as id, ${foreign.sql} as value ` +
      `from ${other.table}${where}${relation.onRemove === 'cascade' ? '' : ' limit 1'}`,
    bindings.values,
  );
  const [first] = found;
  if (!first) return;
  if (relation.onRemove === 'cascade') {
    await cascade(
      other,
      found.map((row) => Number(row.id)),
    );
    return;
  }
  const row =
    rows.find((candidate) => String(candidate[local]) === String(first.value)) ?? rows[0] ?? {};
  throw new Refusal(
    relation.message === undefined
      ? say`存在关联的${term(other.model.label)},不允许删除`
      : fillMessage(shape, relation.message, row),
    relation.code ?? 500,
  );
}

async function releaseLinks(
  { db, shape }: Operation,
  relation: Relation,
  rows: readonly Row[],
): Promise<void> {
  const { table, from } = relation.through!;
  const bindings = new Bindings(shape.dialect);
  const where = `where ${quote(from)} in (${bindings.addAll(rows.map((row) => row[shape.key.field]))})`;
  if (relation.onRemove !== 'restrict') {
    await execute(db, `delete from ${quote(table)} ${where}`, bindings.values);
    return;
  }
  const [found] = await query(
    db,
    `select ${quote(from)} as id from ${quote(table)} ${where} limit 1`,
    bindings.values,
  );
  if (!found) return;
  const row = rows.find((candidate) => candidate[shape.key.field] === Number(found.id))!;
  throw new Refusal(
    relation.message === undefined
      ? say`${term(shape.model.label)}已分配,不能删除`
      : fillMessage(shape, relation.message, row),
    relation.code ?? 500,
  );
}

/** Links that only the other side declares go with the row. */
async function releaseForeignLinks(
  { context, db, shape }: Operation,
  rows: readonly Row[],
): Promise<void> {
  const own = new Set(
    Object.values(shape.model.relations ?? {}).map((relation) => relation.through?.table),
  );
  for (const other of context.shapes.values()) {
    for (const relation of Object.values(other.model.relations ?? {})) {
      if (
        relation.type !== 'manyToMany' ||
        relation.model !== shape.model.name ||
        !relation.through ||
        own.has(relation.through.table)
      )
        continue;
      const bindings = new Bindings(shape.dialect);
      const keys = bindings.addAll(rows.map((row) => row[shape.key.field]));
      await execute(
        db,
        `delete from ${quote(relation.through.table)} where ${quote(relation.through.to)} in (${keys})`,
        bindings.values,
      );
    }
  }
}
