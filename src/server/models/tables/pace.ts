/** How rows are worked through that a start changes, and who hears how far that is. */

/** Rows of one transaction: few enough that a write of one of them waits but a moment. */
export const usualBatch = 500;

/** Rows of a model that are up to date, of those that were not at the beginning. */
export interface RowProgress {
  model: string;
  done: number;
  total: number;
}

/** Work on a whole table that cannot say how far it is. */
export interface LongWork {
  table: string;
  rows: number;
  /** Each row is written; else all are looked at. */
  isWrittenAnew: boolean;
}

export interface Pace {
  /** Hears how far it is, after each transaction; the next one waits for it. */
  progress?(progress: RowProgress): void | Promise<void>;
  /** Hears what is about to begin that takes long. */
  announce?(work: LongWork & Pick<RowProgress, 'model'>): void;
  /** Rows of one transaction. */
  batch?: number;
}
