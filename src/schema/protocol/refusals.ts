/** What a refusal means beyond its text. */
export interface RefusalMeaning {
  /** The record has moved on, or the same work is under way: nothing was done by this request. */
  isConcurrent: boolean;
  /** Another input was stored under the same idempotency key. */
  isStoredBefore: boolean;
  /** The record that was asked for is not there, or not for whoever asked. */
  isGone: boolean;
  /** What is wrong with each of several records, by their keys. */
  records: readonly RefusedRecord[];
}

/** Why one of several records was refused. */
export interface RefusedRecord {
  key: string | number;
  message: string;
  /** The field that it concerns, where it is one. */
  field: string | null;
}
