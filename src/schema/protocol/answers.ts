import type { Answer } from './wire.ts';

/** What became of each record of a write that concerns several. */
export interface BatchReport {
  done: readonly ReportedRecord[];
  failed: readonly (ReportedRecord & { message: string })[];
}

/** A record by what people call it. */
interface ReportedRecord {
  label: string;
}

/** How a record came from one state to another. */
export interface RecordMove {
  /** Counts the moves of the record, from 1. */
  number: number;
  /** The transition, and what it is called. */
  name: string;
  label: string;
  /** Field that holds the state. */
  field: string;
  from: string;
  to: string;
  reason: string | null;
  /** Name of who made it. */
  by: string;
  time: string;
}

/** What answers say. */
export interface Answers {
  /**
   * Without the wrapping of the protocol: a list with a total as `{ rows, total }`, one without as
   * an array. undefined when it says no more than that all went well.
   */
  result(answer: Answer): unknown;
  /**
   * Decimal texts of the sums that a list was asked for, by field; empty from servers without them.
   */
  sums(answer: Answer): Readonly<Record<string, string>>;
  /** What it says to people; '' for nothing. */
  text(answer: Answer): string;
  /** What a write that succeeded says all the same. */
  warning(answer: Answer): string | undefined;
  /** What became of each record, where the answer or refusal says so. */
  report(answer: Answer): BatchReport | undefined;
  /** A page of the moves of a record. */
  moves(answer: Answer): { moves: RecordMove[]; total: number };
  /** Lists in the answer that the server cut, each with the number of records that there are. */
  limits(answer: Answer): readonly (readonly [list: object, limit: number])[];
}
