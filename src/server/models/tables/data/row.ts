/** What the migrations of a model make of one row: its new values, and the rows it will own. */
import { compileExpression, ExpressionError } from '../../../../schema/expression/index.ts';
import type { MovedRow, TableMigration } from '../../../../schema/generated/types.gen.ts';
import { fieldProblem, presentName } from '../../../../schema/record/index.ts';
import { recordScope } from '../../../../schema/record/recordScope.ts';
import type { Row } from '../../../db/database.ts';
import { Refusal } from '../../../http/errors.ts';
import { isNoValue } from '../../compare.ts';
import { isSealed } from '../../shape/field-cipher.ts';
import type { Column } from '../../shape/shape.ts';
import { hostOf } from '../../write/computed.ts';
import { protocolValue, storedValue } from '../../write/values.ts';
import { convertValue } from '../convert.ts';
import type { ColumnSpec } from '../spec.ts';
import { RowsInTheWay } from '../rows-in-the-way.ts';
import type { DataChange, Moving } from './change.ts';
import { fieldOf } from './fields.ts';
import { unreachable } from '../../../../schema/unreachable.ts';

export interface ChangedRow {
  /** Stored values by the names of the target columns. */
  values: Row;
  /** Rows to own, with their values by field, in their order. */
  parts: ReadonlyMap<Moving, readonly Row[]>;
}

/** @param stored values of the fields that are read, as the database gives them */
export function changedRow(change: DataChange, key: number, stored: Row): ChangedRow {
  return new RowChange(change, key, stored).result();
}

class RowChange {
  private readonly change: DataChange;
  private readonly key: number;
  /** The record as it is at the present migration, as expressions see it. */
  private readonly record: Row = {};
  private readonly written = new Map<Column, unknown>();
  private readonly parts = new Map<Moving, Row[]>();
  /** Values as they are stored, of fields that no migration has changed so far. */
  private readonly stored: Row;

  constructor(change: DataChange, key: number, stored: Row) {
    this.change = change;
    this.key = key;
    this.stored = { ...stored };
    for (const { name, column, same } of change.reads)
      this.record[name] = same
        ? protocolValue(same, stored[name])
        : formerValue(column, stored[name]);
  }

  result(): ChangedRow {
    for (const migration of this.change.pending) this.apply(migration);
    for (const column of this.change.widened) {
      const value: unknown = this.record[column.field];
      this.written.set(column, isNoValue(value) ? null : storedValue(column, value));
    }
    const values: Row = {};
    for (const [column, value] of this.written) {
      values[column.name] = value;
      if (column.lookup)
        values[column.lookup.column.name] = isNoValue(this.record[column.field])
          ? value
          : column.lookup.hashes(this.record[column.field])[0];
    }
    return { values, parts: this.parts };
  }

  private apply(migration: TableMigration): void {
    const { field, to } = migration;
    switch (migration.type) {
      case 'renameField':
        if (to !== undefined && field in this.record && !(to in this.record))
          this.rename(field, to);
        break;
      case 'changeType':
        if (field in this.record) this.convert(migration);
        break;
      case 'replaceValues':
        if (field in this.record) this.replace(migration);
        break;
      case 'deriveField':
        this.set(migration, this.evaluated(migration, migration.value!.$expr));
        break;
      case 'require':
        this.require(migration);
        break;
      case 'moveToChildren':
        this.moveOut(migration);
        break;
      case 'dropField':
        this.drop(migration);
        break;
      case 'addUnique':
        break;
      default:
        throw unreachable(migration.type);
    }
  }

  private rename(from: string, to: string): void {
    for (const row of [this.record, this.stored]) {
      row[to] = row[from] as unknown;
      delete row[from];
    }
  }

  /** A field that is given the name behind the migration begins anew. */
  private drop({ id, field }: TableMigration): void {
    const { model } = this.change.shape;
    const place = (model.migrations ?? []).findIndex((one) => one.id === id);
    const next = presentName(model, field, place);
    if (next === undefined || !Object.hasOwn(model.fields, next)) return;
    for (const row of [this.record, this.stored]) delete row[field];
  }

  private convert(migration: TableMigration): void {
    const { shape } = this.change;
    const column = fieldOf(shape, migration, migration.field);
    if (!column) return; // It is dropped, so nobody says of which type it is.
    const former: unknown = this.written.has(column)
      ? this.record[migration.field]
      : this.stored[migration.field];
    const value = convertValue({ shape, column, migration }, former ?? null, this.key);
    if (value === null && column.notNull) throw this.inTheWay(migration, 'has no value');
    this.written.set(column, value);
    this.record[migration.field] = protocolValue(column, value);
  }

  private replace(migration: TableMigration): void {
    const { values = [], field } = migration;
    const former: unknown = this.record[field];
    const named = values.find(({ from }) => String(from) === String(former));
    this.set(migration, named && former !== null ? named.to : former);
  }

  private require(migration: TableMigration): void {
    const { field, fill } = migration;
    const column = fieldOf(this.change.shape, migration, field);
    if (fill === undefined || !isNoValue(this.record[field] ?? null)) return;
    this.record[field] = fill;
    if (column && this.written.has(column)) this.written.set(column, storedValue(column, fill));
  }

  /** Gives a field a value, or says why that is none. */
  private set(migration: TableMigration, given: unknown): void {
    const column = fieldOf(this.change.shape, migration, migration.field);
    if (!column) {
      this.record[migration.field] = given ?? null;
      return;
    }
    const value = isNoValue(given) && !isText(column) ? null : given;
    const problem = this.problemOf(column, value);
    const isFilled = problem !== undefined && migration.fill !== undefined;
    if (problem !== undefined && !isFilled)
      throw this.inTheWay(migration, `gets no value of '${migration.field}': ${problem}`);
    const taken: unknown = isFilled ? migration.fill : value;
    this.written.set(column, storedValue(column, taken));
    this.record[migration.field] = taken ?? null;
  }

  private problemOf(column: Column, value: unknown): string | undefined {
    if (isNoValue(value))
      return column.notNull && value !== '' ? 'it must have one, and there is none' : undefined;
    const problem = fieldProblem(column.spec, value);
    if (problem !== undefined) return String(problem);
    try {
      storedValue(column, value);
      return undefined;
    } catch (error) {
      if (error instanceof Refusal) return String(error.text);
      throw error;
    }
  }

  private moveOut(migration: TableMigration): void {
    const moving = this.change.movings.find((one) => one.migration === migration)!;
    const rows = (migration.rows ?? []).flatMap((row) => this.partOf(moving, row) ?? []);
    this.parts.set(moving, rows);
  }

  private partOf(
    { migration, relation }: Moving,
    { set, if: condition }: MovedRow,
  ): Row | undefined {
    if (condition && !this.evaluated(migration, condition.$expr)) return undefined;
    const row: Row = {};
    let isGiven = false;
    for (const [field, source] of Object.entries(set)) {
      const value = typeof source === 'object' ? this.evaluated(migration, source.$expr) : source;
      if (typeof source === 'object' && !isNoValue(value)) isGiven = true;
      row[field] = value ?? null;
    }
    if (!isGiven && Object.values(set).some((source) => typeof source === 'object'))
      return undefined;
    this.checkPart(migration, relation.shape.columns, row);
    return row;
  }

  private checkPart(migration: TableMigration, columns: readonly Column[], row: Row): void {
    for (const column of columns) {
      if (!Object.hasOwn(row, column.field)) continue;
      const problem = this.problemOf(column, row[column.field]);
      if (problem !== undefined)
        throw this.inTheWay(migration, `gives no value of '${column.field}': ${problem}`);
    }
  }

  private evaluated(migration: TableMigration, source: string): unknown {
    const expression = compileExpression(source);
    for (const [name = ''] of expression.reads)
      if (isSealed(String(this.record[name] ?? '')))
        throw this.inTheWay(migration, `has an encrypted value of '${name}', which cannot be read`);
    try {
      return expression.evaluate(recordScope(this.record), hostOf(this.change.context)) ?? null;
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      if (migration.fill !== undefined) return migration.fill;
      throw this.inTheWay(migration, `has values that ${source} cannot be worked out from`, error);
    }
  }

  private inTheWay({ id }: TableMigration, what: string, cause?: unknown): RowsInTheWay {
    const { name } = this.change.shape.model;
    const text = `Model ${name}, migration ${id}: the row with key ${this.key} ${what}`;
    return new RowsInTheWay(text, { cause });
  }
}

/** The value of a column that no field of the model stores alike. */
const formerValue = ({ type }: ColumnSpec, value: unknown): unknown =>
  type === 'boolean' && !isNoValue(value) ? Boolean(value) : (value ?? null);

const isText = ({ codec }: Column): boolean => /^(text|varchar)/.test(codec.columnType);
