/** What reads the rows of a sheet as records of a model. */
import { isDynamic } from '../../../schema/record/index.ts';
import { defined } from '../../../schema/defined.ts';
import type { Db } from '../../db/database.ts';
import type { AnswerLanguage } from '../../locale/current.ts';
import type { Operation } from '../operation.ts';
import type { Column } from '../shape/shape.ts';
import { cellReader } from './cells.ts';
import type { CellReader } from './cells.ts';
import { choiceLabels, excelLabel } from './columns.ts';
import { memberReader } from './dynamic-cells.ts';
import { referenceReaders } from './reference-cells.ts';
import { languageOfHeader } from './shipped-texts.ts';

export interface SheetReader {
  reader: CellReader;
  /** What any record calls a member of a dynamic field that is read. */
  memberLabels(db: Db): Promise<ReadonlySet<string>>;
  /** The language other than Chinese that the sheet is written in. */
  language: AnswerLanguage | undefined;
}

/**
 * @param operation under the permission of the import, on a connection that reads
 * @param chosen columns that the import may set
 * @param header labels of the sheet; empty ones are none of the model's
 */
export async function sheetReader(
  operation: Operation,
  chosen: readonly Column[],
  header: readonly string[],
): Promise<SheetReader> {
  const { context, db, shape } = operation;
  const dynamic = chosen.filter(({ spec }) => isDynamic(spec));
  const columns = chosen.filter((column) => !dynamic.includes(column));
  const taken = new Set(columns.map(excelLabel));
  const members = dynamic.length
    ? memberReader(operation, { columns: dynamic, header, taken })
    : undefined;
  const reader = cellReader(shape, {
    columns,
    labels: await choiceLabels(db, context, columns),
    references: referenceReaders(operation, columns),
    header,
    ...defined({ members }),
  });
  return {
    reader,
    memberLabels: async (asked) => (members ? members.labels(asked) : new Set()),
    language: languageOfHeader(columns, header),
  };
}
