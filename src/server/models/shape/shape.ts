/** A model prepared for work: columns with codecs, stamps made explicit, SQL pieces quoted once. */
import type { Codec } from '../../../schema/fieldTypes/contract.ts';
import type { Field, Filter, Model } from '../../../schema/generated/types.gen.ts';
import type { UniqueRule } from '../../../schema/record/index.ts';
import type { ComputedField } from '../../../schema/compile/plan.ts';
import type { DialectName, Row } from '../../db/database.ts';
import { foldedSql } from '../../db/text.ts';
import type { Lookup } from './encrypted.ts';

/** How the value of a field comes about that no column holds. */
interface Source {
  /** The columns that it is read by, under names that no field has. */
  reads: readonly Column[];
  /** The value over what these hold, as records are answered. */
  valueOf(record: Row): unknown;
}

/** One field, stored but where it has a source. */
export interface Column {
  field: string;
  /** Column name in the table. */
  name: string;
  /**
   * The same, quoted for SQL. Of a field without a column what gives its value: to be read when it
   * is used, for it may say the present time.
   */
  sql: string;
  spec: Field;
  codec: Codec;
  /** The column refuses NULL. */
  notNull: boolean;
  /** Protocol value of a new row that brings none; undefined for none. */
  initial: unknown;
  /** Texts that differ in the case of their letters count as equal. */
  folds: boolean;
  /**
   * Permission to learn the whole of its values; undefined where there is none, or nothing to hide.
   */
  reveal: string | undefined;
  /** Of encrypted values: how equal ones are found. */
  lookup?: Lookup<Column>;
  /** Of ranges: the columns that hold them. Its own names are those of the first. */
  ends?: readonly [begin: Column, end: Column];
  /** Of expressions that are not stored: what their value is worked out of. */
  source?: Source;
  /** Of fields without a column that rows are found and ordered by: `sql` over a table. */
  over?(table: string): string;
}

/** One filter of a list request. */
export interface ColumnFilter {
  column: Column;
  filter: Filter;
  /** Query parameter; ranges travel in `params` instead. */
  parameter: string;
}

/** Rows of another model that are part of the rows of this one. */
export interface OwnedRows {
  /** Name of the relation: the member of bodies and answers. */
  name: string;
  label: string;
  shape: ModelShape;
  /** Column of the other model that holds the key of the owner. */
  by: Column;
  /** Column that keeps the place of a row; undefined: rows stand in the order of their keys. */
  order: Column | undefined;
  min: number;
  max: number;
  /** Name of the sheet that holds the rows in workbooks; undefined: they have none. */
  sheet: string | undefined;
}

/** The model whose rows these are part of. */
export type Owner = Pick<OwnedRows, 'shape' | 'by'>;

/** A record that rows name, and what of it they are answered with. */
export interface Exposed {
  /** Member of the row: the name of the relation. */
  name: string;
  /** Column of the row that holds the key. */
  by: Column;
  target: ModelShape;
  /** Names of its own fields. */
  fields: readonly string[];
  /** Records that the other record names in turn. */
  below: readonly Exposed[];
}

/** One field of a referenced record, by which lists are sorted, searched and exported. */
export interface RelatedField {
  /** Its place in a row: customer.region.regionName. */
  path: string;
  /** From the row on: the column with the key, and the model of the record. */
  steps: readonly Pick<Exposed, 'by' | 'target'>[];
  column: Column;
  filter?: Filter;
}

/** Texts of people, for whom the case of letters makes no difference. */
export const foldsCase = ({ type, caseSensitive, dict, options }: Field): boolean =>
  type === 'string' && !caseSensitive && dict === undefined && options === undefined;

/** What a column is compared and sorted by; indexes must be on the same. */
export const comparedBy = ({
  sql,
  folds,
  lookup,
}: Pick<Column, 'sql' | 'folds' | 'lookup'>): string =>
  lookup ? lookup.column.sql : folds ? foldedSql(sql) : sql;

/** The value of a column in rows of its table, which stands under a name of its own. */
export const valueIn = (table: string, { sql, over }: Pick<Column, 'sql' | 'over'>): string =>
  over ? over(table) : `${table}.${sql}`;

/** The column that holds one end of a range, or the whole of any other value. */
export const columnAt = (column: Column, end: 'begin' | 'end' | undefined): Column =>
  end && column.ends ? column.ends[end === 'begin' ? 0 : 1] : column;

/** What rows are found and ordered by under the name of a field, stored or not. */
export const searchedBy = (
  { byField, unstored }: Pick<ModelShape, 'byField' | 'unstored'>,
  field: string,
): Column | undefined =>
  byField.get(field) ?? unstored.find((column) => column.field === field && column.over);

export interface ModelShape {
  model: Model;
  dialect: DialectName;
  /** Table name, quoted. */
  table: string;
  key: Column;
  columns: readonly Column[];
  byField: ReadonlyMap<string, Column>;
  /** Fields that no column holds: answered, and searched and sorted by where `over` is there. */
  unstored: readonly Column[];
  /** Columns of a single answered record; their codecs mask what is masked. */
  detailColumns: readonly Column[];
  /** The same of the rows of a list. */
  listColumns: readonly Column[];
  /** Ways a list can be filtered; a column may be filtered in several. */
  filters: readonly ColumnFilter[];
  uniques: readonly UniqueRule[];
  /**
   * Computed fields in the order in which they are worked out: those that follow from the record
   * alone, and then those that follow from rows it owns.
   */
  computed: { own: readonly ComputedField[]; aggregated: readonly ComputedField[] };
  /** Fields that only transitions change, with the states in which a row may be made. */
  states: ReadonlyMap<string, ReadonlySet<string>>;
  /** Amounts with the column of their currency, where records differ in it. */
  amounts: readonly { amount: Column; currency: Column }[];
  /**
   * Rules that rows from before break: no index keeps them, so each write looks first. Set when
   * tables are prepared.
   */
  unkept: Set<UniqueRule>;
  /** Condition that leaves out soft-deleted rows; empty when rows really go. */
  present: string;
  /** Set by linkOwned, as is the owner. */
  owned: readonly OwnedRows[];
  owner: Owner | undefined;
  /** Records that rows are answered with; set by linkRelated. */
  exposed: readonly Exposed[];
  /** The fields of those records. */
  related: readonly RelatedField[];
}
