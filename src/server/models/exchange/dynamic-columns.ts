/** Members of dynamic fields as columns of workbooks. */
import { say, term } from '../../../schema/locale/message.ts';
import { definitionsIn, isBlank } from '../../../schema/record/index.ts';
import type { DynamicField } from '../../../schema/record/index.ts';
import type { Db, Row } from '../../db/database.ts';
import type { EngineContext } from '../operation.ts';
import { definerOf, definitionsBy, dynamicColumns, memberColumn } from '../read/definitions.ts';
import type { Definer } from '../read/definitions.ts';
import type { ListPlan } from '../read/plan.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { query } from '../sql.ts';
import { codesOf, valueOf } from './cell-values.ts';
import { choiceLabels } from './columns.ts';
import type { Labels } from './columns.ts';

/** Records that define the members of one export at most, and the columns that they give. */
const MOST = 200;

/** A column of an export: the members that defining records call so. */
export interface MemberColumn {
  label: string;
  /** The dynamic field, and the own field with the key of the defining record. */
  field: string;
  key: string;
  /** Name of the member and its column, by the key of the defining record. */
  members: Map<number, { name: string; column: Column }>;
}

/** The columns of the records that a list finds: what all that define them call by one label. */
export async function exportedMembers(
  db: Db,
  context: EngineContext,
  shape: ModelShape,
  { columns, plan }: { columns: readonly Column[]; plan: ListPlan },
): Promise<MemberColumn[]> {
  const found: MemberColumn[] = [];
  for (const column of dynamicColumns(shape).filter((one) => columns.includes(one))) {
    const definer = definerOf(context, shape, column);
    const { sql } = shape.byField.get(definer.key)!;
    const keys = await query(
      db,
      `select distinct ${sql} as id ${plan.from} order by 1 limit ${MOST}`,
      plan.bindings.values,
    );
    const numbers = keys.flatMap(({ id }) => (id === null ? [] : [Number(id)]));
    const definitions = await definitionsBy(db, definer, numbers);
    found.push(...gathered(context, { column, definer }, definitions));
  }
  return found.slice(0, MOST);
}

/**
 * Columns of an import template: what the named records define.
 * @param keys keys of defining records, by the fields that hold them
 */
export async function templateMembers(
  db: Db,
  context: EngineContext,
  shape: ModelShape,
  { columns, keys }: { columns: readonly Column[]; keys: Row },
): Promise<MemberColumn[]> {
  const found: MemberColumn[] = [];
  for (const column of columns) {
    const definer = definerOf(context, shape, column);
    const named = ((keys[definer.key] ?? []) as number[]).slice(0, MOST);
    found.push(...gathered(context, { column, definer }, await definitionsBy(db, definer, named)));
  }
  return found.slice(0, MOST);
}

function gathered(
  { dialect }: EngineContext,
  { column, definer }: { column: Column; definer: Definer },
  definitions: ReadonlyMap<number, readonly DynamicField[]>,
): MemberColumn[] {
  const byLabel = new Map<string, MemberColumn>();
  for (const [record, fields] of definitions)
    for (const definition of fields) {
      const { name, label } = definition;
      const place: MemberColumn = byLabel.get(label) ?? {
        label,
        field: column.field,
        key: definer.key,
        members: new Map(),
      };
      byLabel.set(label, place);
      const member = memberColumn(column, definition, dialect);
      // Records may call different things by one name.
      const field = `${column.field}.${record}.${name}`;
      place.members.set(record, { name, column: { ...member, field } });
    }
  return [...byLabel.values()];
}

/** All columns in which members are shown. */
export const shownMembers = (members: readonly MemberColumn[]): Column[] =>
  members.flatMap((one) => [...one.members.values()].map(({ column }) => column));

/** The column in which a row shows a member, with the row as it holds the value. */
export function memberOf(
  { field, key, members }: MemberColumn,
  row: Row,
): { column: Column; row: Row } | undefined {
  const member = members.get(Number(row[key]));
  if (!member) return undefined;
  const { name, column } = member;
  return { column, row: { [column.field]: (row[field] as Row | null)?.[name] } };
}

/** Reads the cells of a row that stand under labels of members. */
export type MemberReader = (
  db: Db,
  record: Row,
  cells: readonly string[],
) => Promise<{ column?: string; message: ReturnType<typeof say> }[]>;

/**
 * Sets the members in the record of a row, by the record that defines them, and answers what is
 * wrong.
 * @param taken headers that stand for fields of the model
 */
export function memberReader(
  context: EngineContext,
  shape: ModelShape,
  {
    columns,
    header,
    taken,
  }: { columns: readonly Column[]; header: readonly string[]; taken: ReadonlySet<string> },
): MemberReader {
  const free = header.flatMap((label, at) => (label && !taken.has(label) ? [{ label, at }] : []));
  const known = new Map<string, Promise<Defined>>();
  let named: Promise<ReadonlySet<string>> | undefined;
  const defined = (db: Db, column: Column, key: number): Promise<Defined> => {
    const name = `${column.field} ${key}`;
    // What failed is read anew: the database may ask for the transaction once more.
    const read = () =>
      membersBy(db, context, shape, column, key).catch((error: unknown) => {
        known.delete(name);
        throw error;
      });
    if (!known.has(name)) known.set(name, read());
    return known.get(name)!;
  };
  return async (db, record, cells) => {
    const wrong: { column: string; message: ReturnType<typeof say> }[] = [];
    const filled = free.filter(({ at }) => cells[at]?.trim());
    if (filled.length === 0) return wrong;
    const read = new Set<string>();
    for (const column of columns) {
      const { key } = definerOf(context, shape, column);
      const { members, labels } = await defined(db, column, Number(record[key] ?? 0));
      const values: Row = {};
      for (const { label, at } of filled) {
        const member = members.get(label);
        if (!member) continue;
        read.add(label);
        const text = cells[at]!.trim();
        const choices = labels.get(member.column.field);
        const { value, problem } = choices ? codesOf(text, choices) : valueOf(member.column, text);
        if (problem === undefined) values[member.name] = value;
        else
          wrong.push({
            column: label,
            message: say`${typeof problem === 'string' ? term(problem) : problem}`,
          });
      }
      if (Object.values(values).some((value) => !isBlank(value))) record[column.field] = values;
    }
    const left = filled.filter(({ label }) => !read.has(label));
    if (left.length === 0) return wrong;
    named ??= labelsOfAll(db, context, shape, columns).catch((error: unknown) => {
      named = undefined;
      throw error;
    });
    const labels = await named;
    // Other columns, of a file that was exported, are none of the import's.
    return [
      ...wrong,
      ...left
        .filter(({ label }) => labels.has(label))
        .map(({ label }) => ({ column: label, message: say`该记录没有此属性，请清空` })),
    ];
  };
}

/** What any record calls a member. */
async function labelsOfAll(
  db: Db,
  context: EngineContext,
  shape: ModelShape,
  columns: readonly Column[],
): Promise<ReadonlySet<string>> {
  const labels = new Set<string>();
  for (const column of columns) {
    const definer = definerOf(context, shape, column);
    const { sql, codec } = definer.column;
    const rows = await query(
      db,
      `select ${sql} as value from ${definer.shape.table} where ${sql} is not null`,
      [],
    );
    for (const { value } of rows)
      for (const { label } of definitionsIn(codec.read!(value))) labels.add(label);
  }
  return labels;
}

interface Defined {
  members: ReadonlyMap<string, { name: string; column: Column }>;
  labels: Labels;
}

/** Members by their labels. */
async function membersBy(
  db: Db,
  context: EngineContext,
  shape: ModelShape,
  column: Column,
  key: number,
): Promise<Defined> {
  const definer = definerOf(context, shape, column);
  const definitions = (await definitionsBy(db, definer, key === 0 ? [] : [key])).get(key) ?? [];
  const members = new Map(
    definitions.map((definition) => [
      definition.label,
      { name: definition.name, column: memberColumn(column, definition, context.dialect) },
    ]),
  );
  const columns = [...members.values()].map((member) => member.column);
  return { members, labels: await choiceLabels(db, context, columns) };
}
