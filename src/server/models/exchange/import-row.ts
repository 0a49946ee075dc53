/** Rows of an import, as they are stored. */
import type { Db, Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Session } from '../../http/session.ts';
import type { AnswerLanguage } from '../../locale/current.ts';
import type { EngineContext } from '../operation.ts';
import { permissionOf } from '../scope/permission.ts';
import { sayableRow } from '../shape/masked.ts';
import type { ModelShape } from '../shape/shape.ts';
import type { Resource } from '../types.ts';
import { mayCreateTogether } from '../write/create-many.ts';
import { undoable } from '../write/savepoint.ts';
import { identifyingRule } from '../write/unique.ts';
import type { CellReader, Reason } from './cells.ts';
import { oneByOne, together } from './creation.ts';
import type { Creation } from './creation.ts';
import { identifyingColumns, NewRows } from './new-rows.ts';
import { meantRecord, overwriting } from './meant-record.ts';
import { EXISTS } from './report.ts';

export interface RowImport {
  context: EngineContext;
  shape: ModelShape;
  resource: Resource;
  updateSupport: boolean;
  actor: Session;
  /** The language other than Chinese that the file is written in. */
  language: AnswerLanguage | undefined;
}

export interface Outcome {
  outcome: 'created' | 'updated' | 'failed';
  /** What the record is called by; empty when its cell is. */
  name: string;
  /** Why it failed; empty when it did not. */
  reasons: Reason[];
}

/** Rows that one savepoint stands before at most. */
const MOST = 64;

/**
 * Stores rows one after the other, or says why not. A failed row is undone alone. A savepoint for
 * each would be half of the statements of a good file, so one stands before several rows: when one
 * of them fails, all are undone and stored again, each behind a savepoint of its own. Files with
 * many failures soon get one for each row. New rows that nothing connects are stored by one
 * statement.
 */
export class RowStore {
  private rows = MOST;
  private readonly db: Db;
  private readonly work: RowImport;
  private readonly reader: CellReader;

  constructor(db: Db, work: RowImport, reader: CellReader) {
    this.db = db;
    this.work = work;
    this.reader = reader;
  }

  /**
   * Outcomes of the first rows: as many as stand behind one savepoint; of those that are stored one
   * by one fewer when the time is over.
   * @param isLate whether the transaction should end
   */
  async next(rows: readonly (readonly string[])[], isLate: () => boolean): Promise<Outcome[]> {
    const first = rows.slice(0, this.rows);
    const outcomes = await undoable(this.db, () => this.storeAll(first, isLate));
    if (Array.isArray(outcomes)) {
      this.rows = Math.min(MOST, this.rows * 2);
      return outcomes;
    }
    this.rows = 1;
    const alone: Outcome[] = [];
    for (const cells of first) {
      alone.push(await this.storeAlone(cells));
      if (isLate()) break;
    }
    return alone;
  }

  private async storeAll(
    rows: readonly (readonly string[])[],
    isLate: () => boolean,
  ): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    const fresh = await this.newAmong(rows);
    const areKnown = fresh !== undefined || (this.areAllNew && rows.length > 1);
    const areTogether = areKnown && mayCreateTogether(this.work);
    const created = areTogether ? together(this.db, this.work) : oneByOne(this.db, this.work);
    for (const cells of rows) {
      const row = await this.read(cells);
      // Rows of one statement take little more time than one of them.
      const isKeptBack = areTogether && this.isNew(row.record, fresh);
      outcomes.push(await this.store(row, created, fresh));
      if (!isKeptBack && isLate()) break;
    }
    await created.finish();
    return outcomes;
  }

  /** Whether rows are new without a question, as nothing recognises any. */
  private get areAllNew(): boolean {
    const { shape, language } = this.work;
    return shape.uniques.length === 0 && language === undefined;
  }

  private isNew(record: Row, fresh: NewRows | undefined): boolean {
    return this.areAllNew || fresh?.has(record) === true;
  }

  private async newAmong(rows: readonly (readonly string[])[]): Promise<NewRows | undefined> {
    const { shape, language } = this.work;
    const columns = identifyingColumns(shape);
    // What is written in another language may be stored in the first one.
    if (!columns || language || rows.length === 1) return undefined;
    const values = rows.map((cells) => this.reader.plainValues(columns, cells));
    const known = values.filter((row) => row !== undefined);
    return NewRows.among({ db: this.db, shape }, columns, known, MOST);
  }

  private async storeAlone(cells: readonly string[]): Promise<Outcome> {
    const row = await this.read(cells);
    const outcome = await undoable(this.db, () => this.store(row, oneByOne(this.db, this.work)));
    if (!(outcome instanceof Refusal)) return outcome;
    const reasons = [this.reader.reasonOf(outcome.text, outcome.field)];
    return { outcome: 'failed', name: row.name, reasons };
  }

  private async read(cells: readonly string[]): Promise<ReadRow> {
    const { record, reasons } = await this.reader.read(this.db, cells);
    const { shape } = this.work;
    const name = String(sayableRow(shape, record)[shape.model.labelField ?? ''] ?? '');
    return { record, reasons, name };
  }

  private async store(
    { record, reasons, name }: ReadRow,
    created: Creation,
    fresh?: NewRows,
  ): Promise<Outcome> {
    const isNew = this.isNew(record, fresh);
    // What is asked of the table must find the rows before this one.
    if (!isNew) await created.finish();
    const done = await this.storeRecord({ record, reasons, isNew }, created);
    fresh?.note(record);
    return typeof done === 'string'
      ? { outcome: done, name, reasons: [] }
      : { outcome: 'failed', name, reasons: done };
  }

  /**
   * An empty cell leaves what is stored as it is (docs/protocol/measured.md). @returns what was
   * done, or why nothing was
   */
  private async storeRecord(
    { record: written, reasons, isNew }: Pick<ReadRow, 'record' | 'reasons'> & { isNew: boolean },
    created: Creation,
  ): Promise<'created' | 'updated' | Reason[]> {
    const { shape, resource, updateSupport, actor } = this.work;
    const { existing, record } = isNew
      ? { existing: undefined, record: written }
      : await meantRecord(this.db, this.work, written);
    if (existing !== undefined && !updateSupport)
      return [this.reader.reasonOf(EXISTS, identifyingRule(shape, record)!.field)];
    const mode = existing === undefined ? 'create' : 'update';
    const wrong = [...reasons, ...this.reader.check(record, mode)];
    if (wrong.length) return wrong;
    if (existing === undefined) {
      await created.add(record);
      return 'created';
    }
    const changes = { ...overwriting(shape, record), [shape.key.field]: existing };
    await resource.update(this.db, changes, actor, permissionOf(shape, 'import'));
    return 'updated';
  }
}

interface ReadRow extends Pick<Outcome, 'name' | 'reasons'> {
  record: Row;
}
