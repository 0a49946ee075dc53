/** How rows are worked through that a start changes, and who hears how far that is. */

/** Rows of one transaction: few enough that a write of one of them waits but a moment. */
export const usualBatch = 500;

/** Rows of a model that are up to date, of those that were not at the beginning. */
export interface RowProgress {
  model: string;
  done: number;
  total: number;
}

export interface Pace {
  /** Hears how far it is, after each transaction; the next one waits for it. */
  progress?(progress: RowProgress): void | Promise<void>;
  /** Rows of one transaction. */
  batch?: number;
}
