/** Rows of an import, as they are stored. */
import type { Db, Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { permissionOf } from '../scope/permission.ts';
import { sayableRow } from '../shape/masked.ts';
import { mayCreateTogether } from '../write/create-many.ts';
import { undoable } from '../write/savepoint.ts';
import { identifyingRule } from '../write/unique.ts';
import type { CellReader, Reason } from './cells.ts';
import { oneByOne, together } from './creation.ts';
import type { Creation } from './creation.ts';
import type { Entry } from './entries.ts';
import { importing, isInScope } from './row-import.ts';
import type { RowImport } from './row-import.ts';
import { identifyingColumns, NewRows } from './new-rows.ts';
import { meantRecord, overwriting } from './meant-record.ts';
import type { PartLists } from './part-lists.ts';
import { fewReasons, partLists, partReason } from './part-lists.ts';
import { EXISTS } from './report.ts';
import { storeDetached } from './detached-parts.ts';

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
  async next(rows: readonly Entry[], isLate: () => boolean): Promise<Outcome[]> {
    const first = rows.slice(0, this.rows);
    const outcomes = await undoable(this.db, () => this.storeAll(first, isLate));
    if (Array.isArray(outcomes)) {
      this.rows = Math.min(MOST, this.rows * 2);
      return outcomes;
    }
    this.rows = 1;
    const alone: Outcome[] = [];
    for (const entry of first) {
      alone.push(await this.storeAlone(entry));
      if (isLate()) break;
    }
    return alone;
  }

  private async storeAll(rows: readonly Entry[], isLate: () => boolean): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    const fresh = await this.newAmong(rows);
    const areKnown = fresh !== undefined || (this.areAllNew && rows.length > 1);
    const areTogether = areKnown && mayCreateTogether(this.work);
    const created = areTogether ? together(this.db, this.work) : oneByOne(this.db, this.work);
    for (const entry of rows) {
      const row = await this.read(entry);
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

  private async newAmong(rows: readonly Entry[]): Promise<NewRows | undefined> {
    const { shape, language } = this.work;
    const columns = identifyingColumns(shape);
    // What is written in another language may be stored in the first one.
    if (!columns || language || rows.length === 1) return undefined;
    const values = rows.map(({ cells }) => this.reader.plainValues(columns, cells));
    const known = values.filter((row) => row !== undefined);
    return NewRows.among({ db: this.db, shape }, columns, known, MOST);
  }

  private async storeAlone(entry: Entry): Promise<Outcome> {
    const row = await this.read(entry);
    const outcome = await undoable(this.db, () => this.store(row, oneByOne(this.db, this.work)));
    if (!(outcome instanceof Refusal)) return outcome;
    const reason =
      partReason(entry.parts, outcome) ?? this.reader.reasonOf(outcome.text, outcome.field);
    return { outcome: 'failed', name: row.name, reasons: [reason] };
  }

  private async read(entry: Entry): Promise<ReadRow> {
    const { detached } = entry;
    if (detached) return { entry, record: detached.values, reasons: [], name: detached.text };
    const { record, reasons } = await this.reader.read(this.db, entry.cells);
    const { shape } = this.work;
    const name = String(sayableRow(shape, record)[shape.model.labelField ?? ''] ?? '');
    return { entry, record, reasons, name };
  }

  private async store(row: ReadRow, created: Creation, fresh?: NewRows): Promise<Outcome> {
    const { entry, record, name } = row;
    const isNew = !entry.detached && this.isNew(record, fresh);
    // What is asked of the table must find the rows before this one.
    if (!isNew) await created.finish();
    const done = entry.detached
      ? await storeDetached(this.db, this.work, entry)
      : await this.storeRecord({ ...row, isNew }, created);
    fresh?.note(record);
    return typeof done === 'string'
      ? { outcome: done, name, reasons: [] }
      : { outcome: 'failed', name, reasons: fewReasons(done) };
  }

  /**
   * An empty cell leaves what is stored as it is (docs/protocol/measured.md). @returns what was
   * done, or why nothing was
   */
  private async storeRecord(
    { entry, record: written, reasons, isNew }: ReadRow & { isNew: boolean },
    created: Creation,
  ): Promise<'created' | 'updated' | Reason[]> {
    const { shape, resource, updateSupport, actor } = this.work;
    const { existing, record } = isNew
      ? { existing: undefined, record: written }
      : await meantRecord(this.db, this.work, written);
    if (existing !== undefined && !updateSupport)
      return [this.reader.reasonOf(EXISTS, identifyingRule(shape, record)!.field)];
    const mode = existing === undefined ? 'create' : 'update';
    const parts = await this.partsOf(entry, existing);
    const wrong = [...reasons, ...this.reader.check(record, mode), ...parts.reasons];
    if (wrong.length) return wrong;
    if (existing === undefined) {
      await created.add({ ...record, ...parts.lists });
      return 'created';
    }
    const changes = {
      ...overwriting(shape, record),
      ...parts.lists,
      [shape.key.field]: existing,
    };
    await resource.update(this.db, changes, actor, permissionOf(shape, 'import'));
    return 'updated';
  }

  private async partsOf({ parts }: Entry, existing: number | undefined): Promise<PartLists> {
    if (parts.length === 0) return { lists: {}, reasons: [] };
    const operation = importing(this.db, this.work);
    // What is outside the scope is refused where it is written; nothing is said of its parts.
    const isSeen = existing !== undefined && (await isInScope(operation, existing));
    return partLists(operation, parts, isSeen ? existing : undefined);
  }
}

interface ReadRow extends Pick<Outcome, 'name' | 'reasons'> {
  entry: Entry;
  record: Row;
}
