/** How the rows of a model are written into a sheet: its columns, prepared before the first row. */
import { isDynamic } from '../../../schema/record/index.ts';
import { render, say, term, type MessageText } from '../../../schema/locale/message.ts';
import { defined } from '../../../schema/defined.ts';
import type { Field } from '../../../schema/generated/types.gen.ts';
import type { Row } from '../../db/database.ts';
import type { CellValue, WorkbookHead } from '../../excel/index.ts';
import { presentLanguages } from '../../locale/current.ts';
import { hooksOf } from '../operation.ts';
import type { Access } from '../operation.ts';
import type { ListPlan } from '../read/plan.ts';
import { attachExposed } from '../read/related.ts';
import { decodeRows, selectList } from '../read/rows.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { Bindings, query } from '../sql.ts';
import { cellWriter, referenceWriter } from './cell-writers.ts';
import type { CellWriter, CellWriting } from './cell-writers.ts';
import { choiceLabels, excelLabel, inLanguage, referenceNames } from './columns.ts';
import type { Labels, ReferenceColumn } from './columns.ts';
import { exportedMembers, memberOf, shownMembers } from './dynamic-columns.ts';
import type { MemberColumn } from './dynamic-columns.ts';
import { numberFormat } from './number-format.ts';

/** Header of a column, as workbooks are written with it. */
export type HeadColumn = WorkbookHead['columns'][number];

export interface RowWriting {
  heads: HeadColumn[];
  /** The columns that the cells of a row follow from. */
  read: readonly Column[];
  cells(row: Row): CellValue[];
}

/** What is to be written of the rows that a list finds. */
interface Written {
  columns: readonly Column[];
  /** Fields of referenced records, behind the own ones. */
  references: readonly ReferenceColumn[];
  /** Of which rows the members of dynamic fields are columns. */
  plan: Pick<ListPlan, 'from' | 'bindings'>;
}

export async function rowWriting(
  reader: Access,
  { columns: chosen, references: named, plan }: Written,
): Promise<RowWriting> {
  const { context, db, shape } = reader;
  const references = await labelled(reader, named);
  const { answer } = presentLanguages();
  const members = await exportedMembers(reader, { columns: chosen, plan });
  const columns = chosen.filter(({ spec }) => !isDynamic(spec));
  const labels = inLanguage(
    await choiceLabels(db, context, [...columns, ...shownMembers(members)]),
  );
  const writing: CellWriting = { labels, names: referenceNames(context, shape), answer };
  const writers = [
    ...columns.map((column) => cellWriter(column, writing)),
    ...members.map((one) => memberWriter(one, writing)),
    ...references.map(({ related, labels: own }) =>
      referenceWriter(related, { labels: own, answer }),
    ),
  ];
  // The key, and the keys of exposed records, are needed even where they are not exported.
  const needed = [
    shape.key,
    ...references.map(({ related }) => related.steps[0]!.by),
    ...members.flatMap(({ field, key }) => [shape.byField.get(field)!, shape.byField.get(key)!]),
  ];
  return {
    heads: [
      ...columns.map((column) => headOf(column)),
      ...members.map(({ label }) => plainHead({ label })),
      ...references.map(({ label, related }) => plainHead({ label, spec: related.column.spec })),
    ],
    read: [...new Set([...needed, ...columns])],
    cells: (row) => writers.map((write) => write(row)),
  };
}

/** Header of a column of the model. @param label what it says in place of its own label */
export function headOf(column: Column, label: MessageText = term(excelLabel(column))): HeadColumn {
  const { answer } = presentLanguages();
  return {
    label: render(label, answer),
    ...defined({ width: column.spec.excel?.width, format: numberFormat(column.spec, answer) }),
  };
}

/** Header of a column that is no field of the model. @param spec what it holds */
export function plainHead({ label, spec }: { label: string; spec?: Field }): HeadColumn {
  const { answer } = presentLanguages();
  return {
    label: render(term(label), answer),
    ...defined({ format: spec && numberFormat(spec, answer) }),
  };
}

/** What the sheet with the records of a model is called. */
export const sheetTitle = ({ model: { sheet, label } }: ModelShape): MessageText =>
  sheet === undefined ? say`${term(label)}数据` : term(sheet);

/** A field of a referenced record with the labels of its codes. */
interface LabelledReference extends ReferenceColumn {
  labels: Labels;
}

/** Fields of different models may have one name, so each has labels of its own. */
const labelled = (
  { context, db }: Access,
  references: readonly ReferenceColumn[],
): Promise<LabelledReference[]> =>
  Promise.all(
    references.map(async (reference) => ({
      ...reference,
      labels: inLanguage(await choiceLabels(db, context, [reference.related.column])),
    })),
  );

/** Rows as they are shown, in the order of their keys; without those that are gone by now. */
export async function rowsInOrder(
  reader: Access,
  columns: readonly Column[],
  keys: readonly number[],
): Promise<Row[]> {
  const { context, db, shape, actor } = reader;
  const bindings = new Bindings(context.dialect);
  const rows = await query(
    db,
    `select ${selectList(columns)} from ${shape.table} where ${shape.key.sql} in (${bindings.addAll(keys)})`,
    bindings.values,
  );
  decodeRows(columns, rows);
  await attachExposed(reader, rows);
  await hooksOf(reader).shape?.(db, rows, actor);
  const byKey = new Map(rows.map((row) => [row[shape.key.field], row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

/** Writes what a row has under the label of a member. */
function memberWriter(members: MemberColumn, writing: CellWriting): CellWriter {
  const writers = new Map<Column, CellWriter>();
  return (row) => {
    const member = memberOf(members, row);
    if (!member) return '';
    const known = writers.get(member.column);
    const write = known ?? cellWriter(member.column, writing);
    if (!known) writers.set(member.column, write);
    return write(member.row);
  };
}
