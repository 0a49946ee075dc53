/** Rows of sheets of parts as the lists of a record, and what is wrong with them. */
import { joined, render, say, term, type MessageText } from '../../../schema/locale/message.ts';
import type { Row } from '../../db/database.ts';
import type { Refusal } from '../../http/errors.ts';
import type { Operation } from '../operation.ts';
import { ownedRowsOf } from '../read/owned.ts';
import { PartRefusal } from '../write/owned.ts';
import type { Reason } from './cells.ts';
import { excelLabel } from './columns.ts';
import type { PartRow, PartRows } from './entries.ts';
import { matchParts } from './match-parts.ts';
import { overwriting } from './meant-record.ts';
import { inSourceTexts, overStoredTexts } from './shipped-texts.ts';

/** Reasons that one record is refused for at most; more are counted. */
const MOST_REASONS = 20;

export interface PartLists {
  /** Rows by the names of their relations. */
  lists: Row;
  reasons: Reason[];
}

/** @param existing key of the record that the rows belong to; undefined for a new one */
export async function partLists(
  operation: Operation,
  parts: readonly PartRows[],
  existing: number | undefined,
): Promise<PartLists> {
  const lists: Row = {};
  const reasons: Reason[] = [];
  for (const one of parts) {
    const { owned, sheet } = one.parts;
    if (one.count > owned.max) {
      const name = sheet.sheets[0]!.name;
      const message = say`${term(owned.label)}不能超过${owned.max}行`;
      reasons.push({ sheet: name, message: say`工作表“${name}”：${message}` });
      continue;
    }
    const read = await listOf(operation, one, existing);
    lists[owned.name] = read.list;
    reasons.push(...read.reasons);
  }
  return { lists, reasons };
}

async function listOf(
  operation: Operation,
  { parts, rows }: PartRows,
  existing: number | undefined,
): Promise<{ list: Row[]; reasons: Reason[] }> {
  const { owned, reader, language } = parts;
  const { shape } = owned;
  const reasons: Reason[] = [];
  const read = [];
  for (const row of rows) {
    const { record, reasons: wrong } = await reader.read(operation.db, row.cells);
    const key = keyOf(parts, row);
    if (key.problem) wrong.push({ column: excelLabel(shape.key), message: key.problem });
    read.push({ key: existing === undefined ? undefined : key.value, record, wrong });
  }
  const stored =
    existing === undefined
      ? []
      : (await ownedRowsOf(operation, owned, { keys: [existing] })).get(existing)!;
  const matched = matchParts(owned, read, stored);
  const list = read.map(({ key, record, wrong }, index) => {
    const match = matched[index];
    const row = match
      ? overwriting(shape, overStoredTexts(record, language, match))
      : inSourceTexts(record, language);
    if (key !== undefined && !match)
      wrong.push({
        column: excelLabel(shape.key),
        message: say`该记录没有“${key}”，新增的行请留空`,
      });
    // A cell that could not be read is not missing as well.
    const named = new Set(wrong.map(({ column }) => column));
    const lacks = reader.check(row, match ? 'update' : 'create');
    wrong.push(...lacks.filter(({ column }) => column === undefined || !named.has(column)));
    reasons.push(...wrong.map((reason) => inRow(rows[index]!, reason)));
    return match ? { ...row, [shape.key.field]: match[shape.key.field] } : row;
  });
  return { list, reasons };
}

/** The key that a row of an export has. */
function keyOf(
  { keyAt, owned }: PartRows['parts'],
  { cells }: PartRow,
): { value?: number; problem?: MessageText } {
  const text = cells[keyAt]?.trim();
  if (!text) return {};
  return /^\d{1,15}$/.test(text)
    ? { value: Number(text) }
    : { problem: say`${term(excelLabel(owned.shape.key))}必须是整数` };
}

/** The reason of a row of parts, which says where the row is. */
export function inRow({ sheet, number }: PartRow, { column, message }: Reason): Reason {
  const names = column !== undefined && !render(message, undefined).startsWith(column);
  return {
    sheet,
    row: number,
    // A quoted label stands as in the header: no term inside a sentence.
    message: names
      ? say`工作表“${sheet}”第${number}行“${joined([term(column)])}”列：${message}`
      : say`工作表“${sheet}”第${number}行：${message}`,
  };
}

/** The reason of a refusal at a row of parts; undefined for others. */
export function partReason(parts: readonly PartRows[], refusal: Refusal): Reason | undefined {
  if (!(refusal instanceof PartRefusal)) return undefined;
  const { relation, index, reason } = refusal;
  const found = parts.find((one) => one.parts.owned.name === relation);
  const row = found?.rows[index];
  return row && inRow(row, found.parts.reader.reasonOf(reason.text, reason.field));
}

/** As many reasons as people read; further ones are counted. */
export function fewReasons(reasons: readonly Reason[]): Reason[] {
  const rest = reasons.length - MOST_REASONS;
  return rest > 0
    ? [...reasons.slice(0, MOST_REASONS), { message: say`还有 ${rest} 处问题` }]
    : [...reasons];
}
