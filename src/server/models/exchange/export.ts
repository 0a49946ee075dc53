/** Export of a list as a streamed xlsx (docs/protocol/conventions.md#workbooks). */
import { render, say, term } from '../../../schema/locale/message.ts';
import { defined } from '../../../schema/defined.ts';
import type { Field } from '../../../schema/generated/types.gen.ts';
import { setImmediate } from 'node:timers/promises';
import type { Database, Row } from '../../db/database.ts';
import { readKeys } from '../../db/read-keys.ts';
import { chunksOf } from '../../db/text.ts';
import { writeWorkbook, XLSX_TYPE } from '../../excel/index.ts';
import type { CellValue } from '../../excel/index.ts';
import type { RouteAnswer } from '../../http/route.ts';
import { presentLanguages, type AnswerLanguage } from '../../locale/current.ts';
import { hooksOf } from '../operation.ts';
import type { Access, Operation } from '../operation.ts';
import { planList } from '../read/plan.ts';
import { attachExposed } from '../read/related.ts';
import { decodeRows, selectList } from '../read/rows.ts';
import { permissionOf } from '../scope/permission.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { Bindings, query } from '../sql.ts';
import type { ListRequest } from '../types.ts';
import { cellWriter, referenceWriter } from './cell-writers.ts';
import type { CellWriter, CellWriting } from './cell-writers.ts';
import {
  choiceLabels,
  excelLabel,
  exportColumns,
  importColumns,
  inLanguage,
  referenceColumns,
  referenceNames,
} from './columns.ts';
import type { Labels, ReferenceColumn } from './columns.ts';
import { exportedMembers, memberOf, shownMembers, templateMembers } from './dynamic-columns.ts';
import type { MemberColumn } from './dynamic-columns.ts';
import { numberFormat } from './number-format.ts';

const BATCH = 500;

/**
 * All rows of a list request, without paging. Filters and order are refused before the first byte
 * is sent.
 */
export async function exportRows(
  database: Database,
  reader: Omit<Operation, 'db' | 'permission'>,
  request: ListRequest,
): Promise<RouteAnswer> {
  const { context, shape, actor } = reader;
  const plan = planList({ ...reader, permission: permissionOf(shape, 'export') }, request);
  const chosen = exportColumns(shape, actor);
  const db = database.long ?? database.read;
  const references = await labelledReferences({ ...reader, db });
  const { answer } = presentLanguages();
  const members = await exportedMembers(db, context, shape, { columns: chosen, plan });
  const columns = chosen.filter(({ spec }) => spec.type !== 'dynamic');
  const labels = inLanguage(
    await choiceLabels(db, context, [...columns, ...shownMembers(members)]),
  );
  // The keys fix rows and order at one moment and cost eight bytes each; the rows follow in
  // batches.
  const keys = await readKeys(
    db,
    database.dialect,
    `select ${shape.key.sql} as id ${plan.from} order by ${plan.order}`,
    plan.bindings.values,
  );
  const rows = rowBatches(
    { ...reader, db },
    { columns, references, labels, keys, members, answer },
  );
  const named = references.map(({ label, related }) => ({ label, spec: related.column.spec }));
  return workbook(shape, columns, rows, [...members, ...named]);
}

/**
 * Header row for an import, nothing below.
 * @param keys of records whose members have columns, by the fields that hold such keys
 */
export async function importTemplate(
  { context, db, shape, actor }: Access,
  keys: Row,
): Promise<RouteAnswer> {
  const chosen = importColumns(shape, actor);
  const dynamic = chosen.filter(({ spec }) => spec.type === 'dynamic');
  const columns = chosen.filter((column) => !dynamic.includes(column));
  const members = await templateMembers(db, context, shape, { columns: dynamic, keys });
  return workbook(
    shape,
    columns,
    noRows(),
    members.map((member) => ({ label: member.label, ...defined({ spec: onlySpec(member) }) })),
  );
}

/** What a column holds, where all that define it say the same. */
function onlySpec({ members }: MemberColumn): Field | undefined {
  const [first, ...others] = [...members.values()].map(({ column }) => column.spec);
  const text = JSON.stringify(first);
  return others.every((other) => JSON.stringify(other) === text) ? first : undefined;
}

function workbook(
  shape: ModelShape,
  columns: readonly Column[],
  rows: AsyncIterable<CellValue[][]>,
  further: readonly { label: string; spec?: Field }[] = [],
): RouteAnswer {
  const { sheet, label: name } = shape.model;
  const { answer } = presentLanguages();
  const head = {
    sheetName: render(sheet === undefined ? say`${term(name)}数据` : term(sheet), answer),
    columns: [
      ...columns.map((column) => ({
        label: render(term(excelLabel(column)), answer),
        width: column.spec.excel?.width,
        ...defined({ format: numberFormat(column.spec, answer) }),
      })),
      ...further.map(({ label, spec }) => ({
        label: render(term(label), answer),
        ...defined({ format: spec && numberFormat(spec, answer) }),
      })),
    ],
  };
  return { stream: writeWorkbook(head, rows), type: XLSX_TYPE };
}

async function* noRows(): AsyncGenerator<CellValue[][]> {}

/** A field of a referenced record with the labels of its codes. */
interface LabelledReference extends ReferenceColumn {
  labels: Labels;
}

/** Fields of different models may have one name, so each has labels of its own. */
const labelledReferences = ({ context, db, shape, actor }: Access): Promise<LabelledReference[]> =>
  Promise.all(
    referenceColumns(shape, actor).map(async (reference) => ({
      ...reference,
      labels: inLanguage(await choiceLabels(db, context, [reference.related.column])),
    })),
  );

/** Which rows are exported, and how they are shown. */
interface Export {
  columns: readonly Column[];
  references: readonly LabelledReference[];
  labels: Labels;
  keys: readonly number[];
  /** Members of dynamic fields, behind the columns. */
  members: readonly MemberColumn[];
  /**
   * The language of the file; undefined: Chinese. Rows are written when the request is long gone.
   */
  answer: AnswerLanguage | undefined;
}

async function* rowBatches(
  reader: Access,
  { columns, references, labels, keys, members, answer }: Export,
): AsyncGenerator<CellValue[][]> {
  const { context, shape } = reader;
  const names = referenceNames(context, shape);
  const writing: CellWriting = { labels, names, answer };
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
  const read = [...new Set([...needed, ...columns])];
  const batches = chunksOf(keys, BATCH);
  const readNext = (): Promise<Row[]> | undefined => {
    const { done, value } = batches.next();
    if (done) return undefined;
    const rows = rowsInOrder(reader, read, value);
    // Whoever asks for them hears of it.
    rows.catch(() => undefined);
    return rows;
  };
  for (let next = readNext(); next;) {
    const rows = await next;
    // The database works on the next rows while these are written.
    next = readNext();
    yield rows.map((row) => writers.map((write) => write(row)));
    // SQLite answers without leaving the event loop; other requests get their turn here.
    await setImmediate();
  }
}

/** Rows as they are shown, in the order of their keys; without those that are gone by now. */
async function rowsInOrder(
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
