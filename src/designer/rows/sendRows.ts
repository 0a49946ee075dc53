/** Rows sent one after the other through the operation that adds records. */
import { codes } from '../../protocol/codes.ts';
import { ApiError } from '../../runtime/host.ts';
import type { TableRow } from './keptRows.ts';
import type { CellProblem } from './recordOf.ts';
import { defined } from '../../schema/defined.ts';

/** Why a row is no record. */
export interface RowProblem {
  /** Its place below the head, from 0. */
  place: number;
  /** The head of the column, where it is of one. */
  column?: string;
  /** What the server said, or what is wrong with the cell. */
  reason: string;
}

export interface Sending {
  rows: readonly TableRow[];
  /** Makes the record of a row. */
  read(cells: readonly string[]): {
    record: Record<string, unknown>;
    problems: readonly CellProblem[];
  };
  /** Adds a record. @throws ApiError */
  add(record: Record<string, unknown>, place: number): Promise<unknown>;
  /** What is said of a cell. */
  wordsFor(problem: CellProblem): string;
  /** The head of the column of a field. */
  headOf(field: string): string | undefined;
  /** Called after each row that is a record now. */
  onDone(place: number): void;
  onProblem(problem: RowProblem): void;
  /** No more rows are sent once it says so. */
  isEnded(): boolean;
}

/**
 * Statuses of servers, and of what stands before them, that are busy: too many requests, or later.
 */
const busy = [429, 503];

/**
 * What every further row would meet, too: no answer, signed out, not allowed, no such address, or a
 * server that is busy.
 */
const general: ReadonlySet<number> = new Set([
  0,
  codes.unauthenticated,
  codes.forbidden,
  codes.absent,
  ...busy,
]);

/**
 * Sends the rows; one that is refused keeps none of the others from being added.
 *
 * @returns what ended it before the last row; undefined: nothing
 */
export async function sendRows(sending: Sending): Promise<string | undefined> {
  for (const { place, cells } of sending.rows) {
    if (sending.isEnded()) return undefined;
    const { record, problems } = sending.read(cells);
    for (const problem of problems)
      sending.onProblem({ place, column: problem.column, reason: sending.wordsFor(problem) });
    if (problems.length > 0) continue;
    try {
      await sending.add(record, place);
      sending.onDone(place);
    } catch (error) {
      if (!(error instanceof ApiError) || general.has(error.code)) return (error as Error).message;
      const column = error.field === undefined ? undefined : sending.headOf(error.field);
      sending.onProblem({
        place,
        ...defined({ column }),
        reason: error.message,
      });
    }
  }
  return undefined;
}
