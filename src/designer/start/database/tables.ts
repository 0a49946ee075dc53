/** Tables of the database that no model has, as the server lists them. */
import type { ColumnField } from '../../../schema/infer/columnTypes.ts';
import type { DatabaseColumn } from '../../../schema/infer/databaseTable.ts';

export interface DatabaseTable {
  tableName: string;
  tableComment: string;
  /** Counted up to a bound. */
  rowCount: number;
  hasMoreRows: boolean;
}

/** A column by the names of the protocol; '1' is true. */
interface GivenColumn {
  columnName: string;
  columnComment: string;
  columnType: string;
  columnDefault: string | null;
  isPk: string;
  isIncrement: string;
  isGenerated: string;
  isRequired: string;
  fields: readonly ColumnField[];
}

export interface DatabaseTables {
  /** The first tables with this part in their name. */
  list(part: string): Promise<readonly DatabaseTable[]>;
  columns(table: string): Promise<readonly GivenColumn[]>;
}

export const columnOf = (given: GivenColumn): DatabaseColumn => ({
  name: given.columnName,
  type: given.columnType,
  comment: given.columnComment,
  fields: given.fields,
  isRequired: given.isRequired === '1',
  initial: given.columnDefault,
  isKey: given.isPk === '1',
  isNumbered: given.isIncrement === '1',
  isGenerated: given.isGenerated === '1',
});
