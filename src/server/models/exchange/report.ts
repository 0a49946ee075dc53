/**
 * What an import answers: the protocol's text (docs/protocol/system.md#users), and the same as
 * members for clients that show it themselves.
 */
import {
  clauses,
  Escaped,
  joined,
  say,
  type Message,
  type MessageList,
  type MessageText,
} from '../../../schema/locale/message.ts';
import { defined } from '../../../schema/defined.ts';
import type { Reason } from './cells.ts';
import type { ImportRun, StoredAnswer } from './progress.ts';
import type { RefusedRow } from './refused-rows.ts';
import type { Unread } from './unread-columns.ts';
import { codes } from '../../../protocol/codes.ts';

/**
 * Rows that an answer names at most; it says how many more there are, and the workbook of refused
 * rows has all.
 */
export const REPORT_LIMIT = 100;

/** Member `importReport` of the answer. */
export interface ImportReport {
  /** For GET …/importErrors/{importId}. */
  importId: string;
  total: number;
  created: number;
  updated: number;
  failed: number;
  /** Rows that were not looked at, when the import was broken off. */
  unhandled: number;
  /** The first refused rows, as the spreadsheet numbers them. */
  rows: Pick<RefusedRow, 'row' | 'sheet' | 'name' | 'reasons'>[];
  /** What the workbook has and was not read; absent: nothing. */
  unread?: readonly Unread[];
}

/** What is named beside the counts. */
interface Named {
  /** The first of the refused rows. */
  failures: readonly RefusedRow[];
  unread: readonly Unread[];
}

/**
 * The answer of an import that has come to its end.
 * @param noun what a row is called
 */
export function answerOf(run: ImportRun, named: Named, noun: string): StoredAnswer {
  const members = { importReport: reportOf(run, run.handled, named) };
  const stored = run.created + run.updated;
  if (run.failed === 0)
    return {
      code: codes.success,
      msg: withUnread(
        say`恭喜您，数据已全部导入成功！共 ${stored} 条，数据如下：${numbered(run.lines, stored)}`,
        named,
      ),
      members,
    };
  const lines = named.failures.map(({ name, reasons }) =>
    failureLine(`${noun} ${name}`.trim(), reasons),
  );
  return {
    code: codes.failure,
    msg: withUnread(
      say`很抱歉，导入失败！共 ${run.failed} 条数据格式不正确，错误如下：${numbered(lines, run.failed)}`,
      named,
    ),
    members,
  };
}

/** What is said when the server had to break off: what was done, and what was not. */
export function brokenOff(run: ImportRun, total: number, named: Named): StoredAnswer {
  const { handled, created, updated, failed } = run;
  const msg = say`导入中断：共 ${total} 行，已处理前 ${handled} 行（成功 ${created + updated}，失败 ${failed}），其余 ${total - handled} 行未导入，请稍后重试`;
  const members = { importReport: reportOf(run, total, named) };
  return { code: codes.failure, msg: withUnread(msg, named), members };
}

/** The text of the protocol, then what was not read, a line each. */
const withUnread = (msg: Message, { unread }: Named): Message =>
  unread.length === 0
    ? msg
    : say`${msg}<br/>以下内容未导入：${joined(unread.map(({ message }) => say`<br/>${new Escaped(message)}`))}`;

function reportOf(
  { id, handled, created, updated, failed }: ImportRun,
  total: number,
  { failures, unread }: Named,
): ImportReport {
  const rows = failures.map(({ row, sheet, name, reasons }) => ({
    row,
    ...defined({ sheet }),
    name,
    reasons,
  }));
  return {
    importId: id,
    total,
    created,
    updated,
    failed,
    unhandled: total - handled,
    rows,
    ...(unread.length > 0 && { unread }),
  };
}

/**
 * The text is shown as HTML by clients of the protocol; cells of the file must stay text in it.
 * Message of a row that is there already; without 导入失败, as in the protocol.
 */
export const EXISTS = say`已存在`;

const isExists = (reasons: readonly Reason[]): boolean =>
  reasons.length === 1 && String(reasons[0]?.message) === String(EXISTS);

const failureLine = (name: string, reasons: readonly Reason[]): Message =>
  isExists(reasons)
    ? say`${new Escaped(name)} 已存在`
    : say`${new Escaped(name)} 导入失败：${clauses(reasons.map(({ message }) => new Escaped(message)))}`;

/** What is said of a stored row. */
export const doneLine = (noun: string, name: string, outcome: 'created' | 'updated'): Message => {
  const row = new Escaped(`${noun} ${name}`.trim());
  return outcome === 'created' ? say`${row} 导入成功` : say`${row} 更新成功`;
};

/** Lines as the protocol numbers them, with the number of those left out. */
function numbered(lines: readonly MessageText[], count: number): MessageList {
  const more = count > lines.length ? [say`<br/>……还有 ${count - lines.length} 条`] : [];
  return joined([...lines.map((line, index) => say`<br/>${index + 1}、${line}`), ...more]);
}
