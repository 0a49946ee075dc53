/** Cells of an import that stand under labels of members of dynamic fields. */
import { say, term } from '../../../schema/locale/message.ts';
import { definitionsIn, isBlank } from '../../../schema/record/index.ts';
import type { Db, Row } from '../../db/database.ts';
import { definerOf, definitionsBy, memberColumn } from '../read/definitions.ts';
import type { Column } from '../shape/shape.ts';
import { query } from '../sql.ts';
import { codesOf, valueOf } from './cell-values.ts';
import { choiceLabels } from './columns.ts';
import type { Labels } from './columns.ts';
import type { Reading } from './dynamic-columns.ts';

/** Reads the cells that stand under labels of members. */
export interface MemberReader {
  /** Sets the members in the record of a row, and answers what is wrong. */
  read(
    db: Db,
    record: Row,
    cells: readonly string[],
  ): Promise<{ column?: string; message: ReturnType<typeof say> }[]>;
  /** What any record calls a member. */
  labels(db: Db): Promise<ReadonlySet<string>>;
}

/**
 * Members are those of the record that defines them.
 * @param taken headers that stand for fields of the model
 */
export function memberReader(
  { context, shape }: Omit<Reading, 'db'>,
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
    const asked = () =>
      membersBy({ db, context, shape }, column, key).catch((error: unknown) => {
        known.delete(name);
        throw error;
      });
    if (!known.has(name)) known.set(name, asked());
    return known.get(name)!;
  };
  const labels = (db: Db): Promise<ReadonlySet<string>> =>
    (named ??= labelsOfAll({ db, context, shape }, columns).catch((error: unknown) => {
      named = undefined;
      throw error;
    }));
  const read: MemberReader['read'] = async (db, record, cells) => {
    const wrong: { column: string; message: ReturnType<typeof say> }[] = [];
    const filled = free.filter(({ at }) => cells[at]?.trim());
    if (filled.length === 0) return wrong;
    const found = new Set<string>();
    for (const column of columns) {
      const { key } = definerOf(context, shape, column);
      const { members, labels } = await defined(db, column, Number(record[key] ?? 0));
      const values: Row = {};
      for (const { label, at } of filled) {
        const member = members.get(label);
        if (!member) continue;
        found.add(label);
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
    const left = filled.filter(({ label }) => !found.has(label));
    if (left.length === 0) return wrong;
    const called = await labels(db);
    // Other columns are named once, in the answer (unread-columns.ts).
    return [
      ...wrong,
      ...left
        .filter(({ label }) => called.has(label))
        .map(({ label }) => ({ column: label, message: say`该记录没有此属性，请清空` })),
    ];
  };
  return { read, labels };
}

/** What any record calls a member. */
async function labelsOfAll(
  { db, context, shape }: Reading,
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
  { db, context, shape }: Reading,
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
