/** A table of the database, as fields of a model that takes it over. */
import { defined } from '../defined.ts';
import { typeOf } from '../fieldTypes/index.ts';
import type { Field } from '../generated/types.gen.ts';
import { columnName, fieldNameOf } from '../record/columnNames.ts';
import { stampNames } from '../record/fieldsOf.ts';
import { isNumber } from '../record/quantity.ts';
import { readBoolean } from '../record/readBoolean.ts';
import type { ColumnField } from './columnTypes.ts';
import { freeName } from './inferTable.ts';

/** A column of a table in the database. */
export interface DatabaseColumn {
  name: string;
  type: string;
  comment: string;
  /** What it can hold, the likeliest first. */
  fields: readonly ColumnField[];
  isRequired: boolean;
  /** SQL of the value that a row gets which brings none. */
  initial: string | null;
  isKey: boolean;
  /** The database makes its value: it counts records, or works it out. */
  isNumbered: boolean;
  isGenerated: boolean;
}

/** What became of a column. */
export interface ColumnChoice {
  column: DatabaseColumn;
  /** Name of the field; absent: the model leaves the column alone. */
  name?: string;
  field?: Field;
}

/** Why a table cannot be taken over: a reason, and the column that it is about. */
export interface Unfit {
  reason: 'name' | 'key' | 'keyType' | 'column';
  column?: string;
}

export interface TakenTable {
  /** Name of the field of the key. */
  key: string;
  columns: ColumnChoice[];
  /** The system keeps who made and changed a record, and when, in columns of these names. */
  stamps: boolean;
}

/** Names of tables and columns that models can have (model.schema.json). */
const allowed = /^[a-z][a-z0-9_]{0,59}$/;

/** Characters of a label. */
const longestLabel = 50;

/** What keeps the table from being taken over; undefined: nothing does. */
export function unfitness(table: string, columns: readonly DatabaseColumn[]): Unfit | undefined {
  if (!allowed.test(table)) return { reason: 'name' };
  const keys = columns.filter(({ isKey }) => isKey);
  const [key] = keys;
  if (keys.length !== 1 || !key) return { reason: 'key' };
  const isWhole = key.fields.some((field) => isNumber(field) && !typeOf(field).decimals);
  if (!key.isNumbered || !isWhole || !allowed.test(key.name))
    return { reason: 'keyType', column: key.name };
  const missing = columns.find((column) => !column.isKey && isAsked(column) && !isUsable(column));
  return missing && { reason: 'column', column: missing.name };
}

/** A record cannot be added without a value for it. */
export const isAsked = (column: DatabaseColumn): boolean =>
  column.isRequired && column.initial === null && !column.isNumbered && !column.isGenerated;

const isUsable = ({ name, fields, isGenerated }: DatabaseColumn): boolean =>
  allowed.test(name) && fields.length > 0 && !isGenerated;

/**
 * The fields of a table that fits.
 *
 * @param dicts names of the dictionaries there are
 */
export function takeTable(
  columns: readonly DatabaseColumn[],
  dicts: ReadonlySet<string>,
): TakenTable {
  const stamps = stampNames.every((name) => columns.some((column) => isStamp(column, name)));
  const taken = new Set<string>(stamps ? stampNames.map((name) => name.toLowerCase()) : []);
  const choices = columns.map((column): ColumnChoice => {
    const isKept = stamps && stampNames.some((name) => isStamp(column, name));
    if (isKept || !isUsable(column)) return { column };
    const name = freeName(fieldNameOf(column.name), taken);
    return { column, name, ...(!column.isKey && { field: fieldOf(column, dicts) }) };
  });
  return { key: choices.find(({ column }) => column.isKey)?.name ?? '', columns: choices, stamps };
}

/** Whether a column is where the system would keep one of its stamps. */
function isStamp({ name, fields, isRequired }: DatabaseColumn, stamp: string): boolean {
  const type = stamp.endsWith('Time') ? 'datetime' : 'string';
  const holds = fields.some((one) => one.type === type && (one.maxLength ?? 64) >= 64);
  return name === columnName(stamp) && holds && !isRequired;
}

function fieldOf(column: DatabaseColumn, dicts: ReadonlySet<string>): Field {
  const [held] = column.fields;
  const label = labelOf(column);
  const dict = isLine(held!.type) ? dictFor(column.name, label, dicts) : undefined;
  return {
    ...held!,
    label,
    ...(column.isRequired && { required: true }),
    ...defined({ dict, default: initialOf(column, held!.type) }),
    ...filterOf(held!.type, dict),
  };
}

/** What new records begin with, where the database says it as a plain text or number. */
function initialOf({ initial }: DatabaseColumn, type: Field['type']): Field['default'] {
  const [, given] = /^'([^']+)'(?:::[a-z0-9 ()]+)?$/.exec(initial ?? '') ?? [];
  if (isLine(type)) return given as Field['default'];
  const text = given ?? initial ?? '';
  if (typeOf({ type }).value === 'boolean') return readBoolean(text);
  return isNumber({ type }) && /^-?\d{1,15}(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** The comment without what stands in brackets, such as its values; else the name. */
function labelOf({ name, comment }: DatabaseColumn): string {
  const [said = ''] = comment.split(/[（(:：]/, 1);
  return (said.trim() || name).slice(0, longestLabel);
}

/** A text of one line. */
const isLine = (type: Field['type']): boolean => {
  const { isText, isLong } = typeOf({ type });
  return isText === true && !isLong;
};

const filterOf = (type: Field['type'], dict: string | undefined): Pick<Field, 'filter'> => {
  if (isLine(type)) return { filter: dict === undefined ? 'contains' : 'exact' };
  return typeOf({ type }).range ? { filter: 'dayRange' } : {};
};

/** What columns are called whose values stand in dictionaries that every installation has. */
const guesses: readonly (readonly [dict: string, name: RegExp, label: RegExp])[] = [
  ['sys_user_sex', /(?:^|_)(?:sex|gender)$/, /性别$/],
  ['sys_normal_disable', /(?:^|_)status$/, /状态$/],
  ['sys_yes_no', /^is_/, /^是否/],
  ['sys_show_hide', /(?:^|_)visible$/, /^(?:显示|可见)/],
];

const dictFor = (name: string, label: string, dicts: ReadonlySet<string>): string | undefined =>
  guesses.find(
    ([dict, ofName, ofLabel]) => dicts.has(dict) && (ofName.test(name) || ofLabel.test(label)),
  )?.[0];
