/**
 * Values of dynamic fields when their definitions change: renamed with them, converted where
 * nothing is lost, else the change is refused (docs/decisions/dynamic-fields.md).
 */
import { fieldTypes } from '../../../schema/generated/fieldTypes.gen.ts';
import { say, term } from '../../../schema/locale/message.ts';
import { convertedMember, isBlank } from '../../../schema/record/index.ts';
import type { DynamicField } from '../../../schema/record/index.ts';
import type { Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { EngineContext, Operation } from '../operation.ts';
import { definerOf, definitionsBy, dynamicColumns } from '../read/definitions.ts';
import type { Holder } from '../read/definitions.ts';
import { decodeRows, selectList } from '../read/rows.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { Bindings, query, forUpdate } from '../sql.ts';
import { writeColumns } from './write-columns.ts';

type Writing = Pick<Operation, 'context' | 'db' | 'shape'>;

/** Records of one statement. */
const BATCH = 500;

/** What becomes of the values under a name. */
interface MemberChange {
  from: string;
  to: DynamicField;
  /** The type is another one. */
  isConverted: boolean;
}

/**
 * Notes what the records with these keys define, and answers what brings the values of others in
 * line once that has changed.
 * @param renames new names by former ones
 */
export async function memberChanges(
  writing: Writing,
  column: Column,
  { keys, renames }: { keys: readonly number[]; renames: ReadonlyMap<string, string> },
): Promise<() => Promise<void>> {
  const { db, shape, context } = writing;
  const holder: Holder = { shape, column };
  const before = await definitionsBy(db, holder, keys);
  return async () => {
    const after = await definitionsBy(db, holder, keys);
    const changes = new Map<number, MemberChange[]>();
    for (const key of keys) {
      const found = changesOf(before.get(key) ?? [], after.get(key) ?? [], renames);
      if (found.length > 0) changes.set(key, found);
    }
    if (changes.size === 0) return;
    const failed = new Failures();
    for (const place of placesOf(context, holder))
      await changeValues(writing, place, changes, failed);
    failed.refuse(column);
  };
}

function changesOf(
  before: readonly DynamicField[],
  after: readonly DynamicField[],
  renames: ReadonlyMap<string, string>,
): MemberChange[] {
  return before.flatMap(({ name, type }) => {
    const same = after.find((one) => one.name === name);
    const to = same ?? after.find((one) => one.name === renames.get(name));
    if (!to || (to.name === name && to.type === type)) return [];
    return [{ from: name, to, isConverted: to.type !== type }];
  });
}

/** Where values stand that a field with definitions defines. */
export interface Place {
  shape: ModelShape;
  column: Column;
  /** Own column with the key of the defining record. */
  by: Column;
}

/** All places where values of a field with definitions stand. */
export const placesOf = (context: EngineContext, { shape, column }: Holder): Place[] =>
  [...context.shapes.values()].flatMap((other) =>
    dynamicColumns(other).flatMap((dynamic) => {
      const definer = definerOf(context, other, dynamic);
      return definer.shape.model.name === shape.model.name && definer.column.field === column.field
        ? [{ shape: other, column: dynamic, by: other.byField.get(definer.key)! }]
        : [];
    }),
  );

/** Removed records are among them: they may come back. */
async function changeValues(
  { db }: Writing,
  { shape, column, by }: Place,
  changes: ReadonlyMap<number, readonly MemberChange[]>,
  failed: Failures,
): Promise<void> {
  const version = shape.byField.get(shape.model.versionField ?? '');
  const written = [column, ...(version ? [version] : [])];
  const read = [...new Set([shape.key, by, ...written])];
  const { key, dialect, table } = shape;
  for (let last = Number.MIN_SAFE_INTEGER; ;) {
    const bindings = new Bindings(dialect);
    const rows = await query(
      db,
      `select ${selectList(read)} from ${table} where ${key.sql} > ${bindings.add(last)} ` +
        `and ${by.sql} in (${bindings.addAll([...changes.keys()])}) ` +
        `and ${column.sql} is not null order by ${key.sql} ` +
        `limit ${BATCH}${forUpdate(dialect)}`,
      bindings.values,
    );
    decodeRows(read, rows);
    const changed = rows.flatMap((row): Row[] => {
      const values = changedValues(row[column.field], changes.get(Number(row[by.field]))!, failed);
      if (!values) return [];
      const counted = version && { [version.field]: Number(row[version.field]) + 1 };
      return [{ [key.field]: row[key.field], [column.field]: values, ...counted }];
    });
    await writeColumns({ db, shape }, written, changed);
    if (rows.length < BATCH) return;
    last = Number(rows.at(-1)![key.field]);
  }
}

/** The values under their new names and in their new types; undefined where nothing changes. */
function changedValues(
  stored: unknown,
  changes: readonly MemberChange[],
  failed: Failures,
): Row | undefined {
  const values = { ...(stored as Row) };
  let isChanged = false;
  for (const { from, to, isConverted } of changes) {
    const value: unknown = values[from];
    if (isBlank(value)) continue;
    const converted = isConverted ? convertedMember(value, to) : value;
    if (converted === undefined) failed.unfit(to);
    else if (from !== to.name && !isBlank(values[to.name])) failed.taken(to);
    else {
      delete values[from];
      values[to.name] = converted;
      isChanged = true;
    }
  }
  return isChanged ? values : undefined;
}

/** Records whose values a change would lose. */
class Failures {
  readonly #unfit = new Map<string, { to: DynamicField; count: number }>();
  readonly #taken = new Map<string, { to: DynamicField; count: number }>();

  unfit(to: DynamicField): void {
    count(this.#unfit, to);
  }

  taken(to: DynamicField): void {
    count(this.#taken, to);
  }

  /** @throws Refusal when there is one */
  refuse({ field, spec }: Column): void {
    for (const { to, count: records } of this.#unfit.values())
      throw new Refusal(
        say`${term(spec.label)}：有${records}条记录的“${term(to.label)}”不能转换为“${term(fieldTypes[to.type].label)}”，请先修改这些记录`,
        500,
        field,
      );
    for (const { to, count: records } of this.#taken.values())
      throw new Refusal(
        say`${term(spec.label)}：有${records}条记录在“${to.name}”下已有值，不能改名`,
        500,
        field,
      );
  }
}

function count(failures: Map<string, { to: DynamicField; count: number }>, to: DynamicField): void {
  const before = failures.get(to.name)?.count ?? 0;
  failures.set(to.name, { to, count: before + 1 });
}
