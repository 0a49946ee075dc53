import { Store } from '../../core/store.ts';
import { lateTexts } from '../../locale/late/index.ts';

/** Something that was done to the rows of a list, and can be taken back. */
export interface RowStep<Row = unknown> {
  /** What was done, for people. */
  done: string;
  /** The rows without it; undefined when they have changed since, and would lose that. */
  undo(rows: readonly Row[]): Row[] | undefined;
}

interface History<Row> {
  steps: readonly RowStep<Row>[];
}

/** Steps that are kept. */
const most = 20;

/** What was done to the rows of a list: each can be taken back, the last one first. */
export class RowHistory<Row = unknown> extends Store<History<Row>> {
  constructor() {
    super({ steps: [] });
  }

  /** A row that was removed comes back to its place, whatever happened since. */
  removed(at: number, row: Row): void {
    this.add({
      done: lateTexts.rows.removed(at + 1),
      undo: (rows) => rows.toSpliced(Math.min(at, rows.length), 0, row),
    });
  }

  /** All rows were replaced at once: they come back together while they are as they were put. */
  replaced(done: string, before: readonly Row[], after: readonly Row[]): void {
    const put = JSON.stringify(after);
    this.add({ done, undo: (rows) => (JSON.stringify(rows) === put ? [...before] : undefined) });
  }

  /** The step is taken back, or cannot be any more. */
  drop(step: RowStep<Row>): void {
    this.setState(({ steps }) => ({ steps: steps.filter((other) => other !== step) }));
  }

  private add(step: RowStep<Row>): void {
    this.setState(({ steps }) => ({ steps: [...steps, step].slice(-most) }));
  }
}
