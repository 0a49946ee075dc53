import { looselyEqual } from '../../../schema/expression/index.ts';
import { Store } from '../../../runtime/core/store.ts';
import type { Row } from '../table/rows.ts';
import type { KeyedRow, RowKey } from '../table/selection.ts';

export type Values = Readonly<Record<string, unknown>>;

interface Edit {
  row: Row;
  /** Changed values by field. */
  values: Values;
}

/** A changed row, by its key. */
export type EditEntry = readonly [key: RowKey, edit: Edit];

/** What is wrong with a changed row. */
export interface RowProblem {
  message: string;
  /** The field that it concerns; null: the whole row. */
  field: string | null;
}

/** By row and field: why the text that was pasted into a cell is none of its values. */
export type Unread = ReadonlyMap<RowKey, Readonly<Record<string, string>>>;

interface EditState {
  edits: ReadonlyMap<RowKey, Edit>;
  /** What the server found wrong, until it is changed again. */
  problems: ReadonlyMap<RowKey, RowProblem>;
  unread: Unread;
}

export const noEdits: EditState = { edits: new Map(), problems: new Map(), unread: new Map() };

const isEmpty = (values: Values): boolean => Object.keys(values).length === 0;

/** The values that a row does not have itself. */
export const differingFrom = (row: Row, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !looselyEqual(row[field], value)),
  );

const without = <Value>(map: ReadonlyMap<RowKey, Value>, key: RowKey): Map<RowKey, Value> =>
  new Map([...map].filter(([other]) => other !== key));

/**
 * Changed cells of a list that no action has stored yet, outside React: a change draws the cells of
 * its row.
 */
export class EditStore extends Store<EditState> {
  constructor() {
    super(noEdits);
  }

  /** Changed values of a row by field; the same object until it changes again. */
  of = (key: RowKey): Values | undefined => this.getState().edits.get(key)?.values;
  /** The changed rows, whole, with their new values. */
  rows = (): Row[] =>
    [...this.getState().edits.values()].map(({ row, values }) => ({ ...row, ...values }));
  isEmpty = (): boolean => this.getState().edits.size === 0;

  /** Notes a cell's new value; the value that the row has itself is no change. */
  set(key: RowKey, row: Row, field: string, value: unknown): void {
    const { [field]: _before, ...others } = this.of(key) ?? {};
    const values = looselyEqual(row[field], value) ? others : { ...others, [field]: value };
    const edits = new Map(this.getState().edits);
    if (isEmpty(values)) edits.delete(key);
    else edits.set(key, { row, values });
    this.setState({ edits, ...this.withoutProblem(key, field) });
  }

  /** The changed rows as they are now. */
  entries = (): EditEntry[] => [...this.getState().edits];

  /** What is wrong with a cell. */
  problemOf(key: RowKey, field: string): string | undefined {
    const { problems, unread } = this.getState();
    const problem = problems.get(key);
    return problem?.field === field ? problem.message : unread.get(key)?.[field];
  }

  /** Takes back a changed cell, or all of a row. */
  undo(key: RowKey, field?: string): void {
    const edits = new Map(this.getState().edits);
    const { row, values } = edits.get(key) ?? {};
    if (!row || !values) return;
    const { [field ?? '']: _undone, ...others } = values;
    if (field === undefined || isEmpty(others)) edits.delete(key);
    else edits.set(key, { row, values: others });
    this.setState({ edits, ...this.withoutProblem(key, field) });
  }

  /** Marks what the server found wrong. */
  report(problems: ReadonlyMap<RowKey, RowProblem>): void {
    this.setState({ problems });
  }

  /** Forgets all changes. */
  clear(): void {
    this.setState(noEdits);
  }

  /** What is wrong when a cell, or a whole row, has another value. */
  private withoutProblem(key: RowKey, field?: string): Pick<EditState, 'problems' | 'unread'> {
    const { problems, unread } = this.getState();
    const problem = problems.get(key);
    const isOver = problem && (field === undefined || problem.field === field || !problem.field);
    const { [field ?? '']: _read, ...others } = unread.get(key) ?? {};
    const wasRead = unread.has(key) && (field === undefined || isEmpty(others));
    return {
      problems: isOver ? without(problems, key) : problems,
      unread: wasRead
        ? without(unread, key)
        : unread.has(key)
          ? new Map(unread).set(key, others)
          : unread,
    };
  }

  /**
   * After loading: what the rows have by now is no change any more, and rows that are gone have
   * none.
   */
  retain(items: readonly KeyedRow<Row>[], isGone: (key: RowKey) => boolean): void {
    const before = this.getState().edits;
    if (before.size === 0) return;
    const present = new Map(items.map(({ key, row }) => [key, row]));
    const edits = new Map<RowKey, Edit>();
    for (const [key, edit] of before) {
      const row = present.get(key);
      if (row) {
        const values = differingFrom(row, edit.values);
        if (!isEmpty(values)) edits.set(key, { row, values });
      } else if (!isGone(key)) edits.set(key, edit);
    }
    this.setState({ edits });
  }
}
