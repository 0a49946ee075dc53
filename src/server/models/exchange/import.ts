/** Import of an xlsx: each row on its own, good ones are kept, the answer reports every one (protocol.md 4.1). */
import type { Database, Db } from '../../db/database.ts';
import { readWorkbook } from '../../excel/index.ts';
import { Refusal } from '../../http/errors.ts';
import type { EngineContext } from '../context.ts';
import type { Actor, Resource, Row } from '../engine.ts';
import { whereClause } from '../read.ts';
import type { Column, ModelShape } from '../shape.ts';
import { permissionOf } from '../scope.ts';
import { Bindings, execute, query } from '../sql.ts';
import { equalConditions } from '../write/unique.ts';
import { choiceLabels, excelLabel, importColumns } from './columns.ts';
import type { Labels } from './columns.ts';

/** Failed rows named in the answer at most; the count tells the rest. */
const REPORT_LIMIT = 1000;
const YES = new Set(['是', 'true', '1', 'Y', 'y']);

export interface ImportOptions {
  /** Overwrite the record with the same unique value instead of reporting it. */
  updateSupport: boolean;
}

/** Stores the rows of a workbook. Answers the success text; throws a Refusal with the report when any row failed, good rows being stored by then. */
export async function importRows(database: Database, context: EngineContext, shape: ModelShape, resource: Resource, file: Buffer, options: ImportOptions, actor: Actor): Promise<string> {
  const records = await recordsOf(database.read, context, shape, file, actor);
  if (records.length === 0) throw new Refusal(`导入${shape.model.label.replace(/数据$/, '')}数据不能为空！`);
  const done: string[] = [];
  const failed: string[] = [];
  await database.transaction(async (db) => {
    // A transaction that the database asks to repeat starts its report anew.
    done.length = 0;
    failed.length = 0;
    for (const record of records) await importOne(db, shape, resource, record, options, actor, { done, failed });
  });
  if (failed.length === 0) return `恭喜您，数据已全部导入成功！共 ${done.length} 条，数据如下：${report(done)}`;
  throw new Refusal(`很抱歉，导入失败！共 ${failed.length} 条数据格式不正确，错误如下：${report(failed)}`);
}

const report = (lines: readonly string[]): string => lines.slice(0, REPORT_LIMIT).map((line, index) => `<br/>${index + 1}、${line}`).join('');

async function recordsOf(db: Db, context: EngineContext, shape: ModelShape, file: Buffer, actor: Actor): Promise<Row[]> {
  const { header, rows } = await readWorkbook(file);
  const columns = importColumns(shape, actor);
  const labels = await choiceLabels(db, context, columns);
  const places = columns.map((column) => [column, header.indexOf(excelLabel(column))] as const).filter(([, at]) => at >= 0);
  const codes = codesOf(labels);
  return rows.map(({ cells }) => Object.fromEntries(places.map(([column, at]) => [column.field, valueOfCell(column, cells[at], codes)])));
}

/** Label to code, by field; of several codes with one label the first. */
const codesOf = (labels: Labels): Labels => new Map([...labels].map(([field, choices]) => [field, new Map([...choices].reverse().map(([code, label]) => [label, code]))]));

function valueOfCell(column: Column, cell: string, codes: Labels): unknown {
  const text = cell.trim();
  if (text === '') return column.codec.typeName === 'String' && !column.spec.dict && !column.spec.options ? '' : undefined;
  const choices = codes.get(column.field);
  if (choices) return text.split(',').map((label) => choices.get(label) ?? label).join(',');
  const suffix = column.spec.excel?.suffix;
  const bare = suffix && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;
  return column.spec.type === 'boolean' ? YES.has(bare) : bare;
}

interface Report { done: string[]; failed: string[] }

/** A failed row is undone alone, by a savepoint: a database error would otherwise end the whole transaction. */
async function importOne(db: Db, shape: ModelShape, resource: Resource, record: Row, options: ImportOptions, actor: Actor, { done, failed }: Report): Promise<void> {
  const { label, importLabel = label, labelField } = shape.model;
  const name = escapeMarkup(`${importLabel} ${record[labelField ?? ''] ?? ''}`.trim());
  await execute(db, 'savepoint import_row');
  try {
    const existing = await existingKey(db, shape, record);
    if (existing !== undefined && !options.updateSupport) failed.push(`${name} 已存在`);
    else if (existing !== undefined) {
      await resource.update(db, { ...overwriting(shape, record), [shape.key.field]: existing }, actor, permissionOf(shape, 'import'));
      done.push(`${name} 更新成功`);
    } else {
      await resource.create(db, record, actor, permissionOf(shape, 'import'));
      done.push(`${name} 导入成功`);
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await execute(db, 'rollback to savepoint import_row');
    failed.push(`${name} 导入失败：${escapeMarkup(error.message)}`);
  }
  await execute(db, 'release savepoint import_row');
}

/** What an import may change of a record that exists. */
const overwriting = (shape: ModelShape, record: Row): Row => Object.fromEntries(Object.entries(record).filter(([field]) => shape.byField.get(field)!.spec.excel?.overwrite !== false));

/** Key of the record with the same value in the first unique field that the row brings. */
async function existingKey(db: Db, shape: ModelShape, record: Row): Promise<number | undefined> {
  const rule = shape.uniques.find(({ fields }) => fields.every((field) => record[field] !== undefined && record[field] !== null && record[field] !== ''));
  if (!rule) return undefined;
  const bindings = new Bindings(shape.dialect);
  const equal = equalConditions(shape, record, rule, bindings);
  const [found] = await query(db, `select ${shape.key.sql} as id from ${shape.table}${whereClause([...equal, shape.present])} limit 1`, bindings.values);
  return found && Number(found.id);
}

/** The report is shown as HTML by clients of the protocol; cells of the file must stay text in it. */
const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
