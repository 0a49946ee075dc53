/**
 * What a workbook has and an import does not read. It is said in the answer, or refused before
 * anything is stored where it is plainly meant as data (docs/decisions/owned-children.md).
 */
import { render, say, term, type MessageText } from '../../../schema/locale/message.ts';
import { nearest } from '../../../schema/nearest.ts';
import { inAnyLanguage, presentLanguages } from '../../locale/current.ts';
import { SheetNames } from '../../excel/index.ts';
import type { OpenWorkbook, OtherSheet } from '../../excel/index.ts';
import { Refusal } from '../../http/errors.ts';
import { namedLabels } from '../dictionaries.ts';
import type { Operation } from '../operation.ts';
import type { ModelShape } from '../shape/shape.ts';
import { isLabel } from './cell-values.ts';
import { excelLabel } from './columns.ts';
import type { OpenParts } from './open-parts.ts';
import { isOwnerLabel, sheetsOf } from './part-sheets.ts';
import type { ImportedSheet } from './part-sheets.ts';
import type { SheetReader } from './sheet-reader.ts';
import { inSheet, short, unreadColumns } from './unread-columns.ts';
import type { Unread } from './unread-columns.ts';

/** Sheets and columns that an answer names at most; more are counted. */
const MOST = 20;

/** A workbook that is to be imported. */
interface Opened extends SheetReader {
  workbook: OpenWorkbook;
  /** Sheets of parts that an import reads, and those of them that the workbook has. */
  imported: readonly ImportedSheet[];
  sheets: readonly OpenParts[];
}

/** @throws Refusal where rows are plainly meant to be imported, and would not be */
export async function unreadIn(operation: Operation, opened: Opened): Promise<Unread[]> {
  const { db, shape } = operation;
  const { workbook, imported, sheets } = opened;
  await refuseNoColumns(operation, opened);
  const unread = await unreadColumns(db, { ...opened, shape, sheet: workbook });
  for (const parts of sheets) {
    const beside = [...parts.ownerAt, parts.keyAt];
    const found = await unreadColumns(db, { ...parts, shape: parts.owned.shape, beside });
    unread.push(...found.map((one) => inSheet(parts.sheet.sheets[0]!.name, one)));
  }
  for (const sheet of workbook.others) unread.push(...unreadSheet(shape, imported, sheet));
  const rest = unread.length - MOST;
  return rest > 0 ? [...unread.slice(0, MOST), { message: say`还有 ${rest} 处未导入` }] : unread;
}

/** Rows below a header of which nothing is known would become records without values. */
async function refuseNoColumns(
  { db }: Operation,
  { workbook: { header, rowCount, sheets }, reader, memberLabels }: Opened,
): Promise<void> {
  if (rowCount === 0 || reader.places.size > 0) return;
  const members = await memberLabels(db);
  if (header.some((label) => members.has(label))) return;
  throw new Refusal(
    say`工作表“${short(sheets[0]!.name)}”的标题行中没有可导入的列，可导入：${namedLabels(reader.missing)}`,
  );
}

function unreadSheet(
  shape: ModelShape,
  imported: readonly ImportedSheet[],
  { name, header, hasRows, isHidden }: OtherSheet,
): Unread[] {
  if (!hasRows) return [];
  const sheet = short(name);
  const named = (message: MessageText): Unread[] => [{ sheet: name, message }];
  if (isExported(shape, imported, name)) return named(say`工作表“${sheet}”不支持导入`);
  const meant = meantBy(imported, header);
  if (meant) {
    const title = render(term(meant.owned.sheet), presentLanguages().answer);
    if (isHidden) return named(say`隐藏的工作表“${sheet}”未导入，是否应为“${title}”？`);
    throw new Refusal(
      say`无法识别工作表“${sheet}”，是否应为“${title}”？请改名后重新导入，不需要的工作表请删除`,
    );
  }
  // What programs hide from people holds choices, not data.
  if (isHidden) return [];
  const titles = imported.flatMap(({ owned }) => inAnyLanguage(owned.sheet));
  const near = nearest(name, titles);
  return named(
    near === undefined
      ? say`工作表“${sheet}”未导入`
      : say`工作表“${sheet}”未导入，是否应为“${near}”？`,
  );
}

/** Whether exports write a sheet of this name that imports of this person do not read. */
function isExported(shape: ModelShape, imported: readonly ImportedSheet[], name: string): boolean {
  const folded = name.toLowerCase();
  return sheetsOf(shape)
    .filter((one) => !imported.some(({ owned }) => owned.name === one.name))
    .flatMap((one) => inAnyLanguage(one.sheet))
    .map((title) => new SheetNames([title]).first(0).toLowerCase())
    .some((title) => folded.startsWith(title) && /^\d*$/.test(folded.slice(title.length)));
}

/** The parts that a header is of: it names their owner, and most of the rest are their columns. */
function meantBy(
  imported: readonly ImportedSheet[],
  header: readonly string[],
): ImportedSheet | undefined {
  const labels = header.filter((label) => label !== '');
  const fits = ({ owners, columns }: ImportedSheet): number => {
    const rest = labels.filter((label) => !owners.some((owner) => isOwnerLabel(owner, label)));
    if (labels.length - rest.length < owners.length) return 0;
    return rest.filter((label) => columns.some((column) => isLabel(excelLabel(column), label)))
      .length;
  };
  const [best] = imported
    .map((one) => ({ one, count: fits(one) }))
    .toSorted((one, other) => other.count - one.count);
  return best && best.count > 0 && best.count * 2 >= labels.length - best.one.owners.length
    ? best.one
    : undefined;
}
