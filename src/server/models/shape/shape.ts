/** A model prepared for work: columns with codecs, stamps made explicit, SQL pieces quoted once. */
import { defined } from '../../../schema/defined.ts';
import type { Codec } from '../../../schema/fieldTypes/contract.ts';
import type { Field, Filter, Model, RelatedFilter } from '../../../schema/generated/types.gen.ts';
import { aggregatedFields, computedOrder } from '../../../schema/record/computed.ts';
import type { ComputedField } from '../../../schema/compile/plan.ts';
import {
  fieldsOf,
  filtersOf as fieldFilters,
  revealAccess,
  statesOf,
  takesPart,
} from '../../../schema/record/index.ts';
import type { DialectName } from '../../db/database.ts';
import { foldedSql, quote } from '../../db/text.ts';
import { literalDefault } from '../../../schema/record/sequence.ts';
import { codecFor } from './codec.ts';
import { encryptedColumn } from './encrypted.ts';
import { endColumns } from './ranges.ts';
import type { Lookup } from './encrypted.ts';
import type { FieldCipher } from './field-cipher.ts';
import { masked } from './masked.ts';

/** One stored field. */
export interface Column {
  field: string;
  /** Column name in the table. */
  name: string;
  /** The same, quoted for SQL. */
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
}

/** One filter of a list request. */
export interface ColumnFilter {
  column: Column;
  filter: Filter;
  /** Query parameter; ranges travel in `params` instead. */
  parameter: string;
}

/** Fields, as field names, that must have no equal row. */
export interface UniqueRule {
  /** Field at which a refusal stands. */
  field: string;
  fields: readonly string[];
  /**
   * Text of the refusal; absent: that of the field, or for several fields one with their labels.
   */
  message?: string;
  /** Declared for the record, not for the one field. */
  isOfRecord?: true;
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
  filter?: RelatedFilter;
}

/** What a column is compared and sorted by; indexes must be on the same. */
export const comparedBy = ({
  sql,
  folds,
  lookup,
}: Pick<Column, 'sql' | 'folds' | 'lookup'>): string =>
  lookup ? lookup.column.sql : folds ? foldedSql(sql) : sql;

export interface ModelShape {
  model: Model;
  dialect: DialectName;
  /** Table name, quoted. */
  table: string;
  key: Column;
  columns: readonly Column[];
  byField: ReadonlyMap<string, Column>;
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

/** camelCase field name to its snake_case column name. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Prepares a model; throws when its key is not a field of type id. */
export function shapeOf(model: Model, dialect: DialectName, cipher?: FieldCipher): ModelShape {
  const columns = Object.entries(fieldsOf(model)).flatMap(([field, spec]) => {
    const column = columnOf(field, spec, model, dialect);
    if (!spec.encrypted) return [column];
    if (!cipher)
      throw new Error(`Model ${model.name}: there is no key for the encrypted field '${field}'`);
    const encrypted = encryptedColumn(column, { cipher, table: model.table });
    return [encrypted, encrypted.lookup.column];
  });
  const byField = new Map(columns.map((column) => [column.field, column]));
  const key = byField.get(model.key);
  if (key?.spec.type !== 'id')
    throw new Error(`Model ${model.name}: key '${model.key}' must be a field of type id`);
  const detailColumns = columns.filter(({ spec }) => takesPart(spec, 'view')).map(masked);
  const listColumns = columns.filter(({ spec }) => takesPart(spec, 'list')).map(masked);
  return {
    model,
    dialect,
    table: quote(model.table),
    key,
    columns,
    byField,
    detailColumns,
    listColumns,
    filters: columns.flatMap((column) => filtersOf(column)),
    uniques: uniqueRules(model),
    computed: computedFields(model),
    states: statesOf(model),
    amounts: amountsOf(columns, byField),
    unkept: new Set(),
    present: presentCondition(model, byField),
    owned: [],
    owner: undefined,
    exposed: [],
    related: [],
  };
}

function columnOf(field: string, spec: Field, model: Model, dialect: DialectName): Column {
  const name = spec.column ?? snakeCase(field);
  const initial = literalDefault(spec) ?? ownInitial(field, model);
  const ends = endColumns(field, spec, name, dialect);
  const notNull =
    field === model.key || spec.required === true || ownInitial(field, model) !== undefined;
  return {
    field,
    name: ends ? ends[0].name : name,
    sql: ends ? ends[0].sql : quote(name),
    spec,
    ...defined({ ends }),
    codec: codecFor(spec, dialect),
    notNull,
    initial,
    folds: foldsOf(spec),
    reveal: spec.mask && revealAccess(model),
  };
}

const foldsOf = ({ type, caseSensitive, dict, options }: Field): boolean =>
  type === 'string' && !caseSensitive && dict === undefined && options === undefined;

/** First value of the fields whose meaning the engine itself depends on; they are never null. */
function ownInitial(field: string, model: Model): unknown {
  if (field === model.versionField || field === model.tree?.parent) return 0;
  if (field === model.tree?.ancestors) return '0';
  return field === model.softDelete?.field ? model.softDelete.present : undefined;
}

const filtersOf = (column: Column): ColumnFilter[] =>
  fieldFilters(column.spec).map((filter) => ({
    column,
    filter,
    parameter: filter.param ?? column.field,
  }));

function computedFields(model: Model): ModelShape['computed'] {
  const { order } = computedOrder(fieldsOf(model));
  const aggregated = aggregatedFields(order);
  return {
    own: order.filter(({ name }) => !aggregated.has(name)),
    aggregated: order.filter(({ name }) => aggregated.has(name)),
  };
}

const amountsOf = (
  columns: readonly Column[],
  byField: ReadonlyMap<string, Column>,
): ModelShape['amounts'] =>
  columns.flatMap((amount) => {
    const currency = byField.get(amount.spec.currencyField ?? '');
    return currency ? [{ amount, currency }] : [];
  });

function uniqueRules(model: Model): UniqueRule[] {
  const rules: UniqueRule[] = [];
  for (const [field, spec] of Object.entries(model.fields)) {
    if (spec.unique === true) rules.push({ field, fields: [field] });
    else if (spec.unique) rules.push({ field, fields: [field, ...spec.unique.within] });
  }
  for (const rule of model.unique ?? []) {
    const { fields, message } = Array.isArray(rule) ? { fields: rule } : rule;
    rules.push({ field: fields.at(-1)!, fields, ...defined({ message }), isOfRecord: true });
  }
  for (const index of model.indexes ?? []) {
    const [field] = index.fields;
    if (index.unique && field) rules.push({ field, fields: index.fields });
  }
  return rules;
}

function presentCondition(model: Model, byField: ReadonlyMap<string, Column>): string {
  const soft = model.softDelete;
  if (!soft) return '';
  const column = byField.get(soft.field);
  if (!column)
    throw new Error(`Model ${model.name}: softDelete names the unknown field '${soft.field}'`);
  return `${column.sql} = '${soft.present.replaceAll("'", "''")}'`;
}
