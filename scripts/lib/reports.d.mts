/** A test by file and title, with its whole message. */
export interface Failure {
  name: string;
  message: string;
}

export interface Report {
  passed: number;
  failed: number;
  failures: Failure[];
  /** Tests that passed only when tried again. */
  notes: Failure[];
}

/** A failure in one line. */
export function inShort(failure: Failure): string;
/** A failure with the beginning of its message. */
export function atLength(failure: Failure): string;
/** The report of Vitest's JSON reporter; files are named from the root. */
export function readVitest(file: string, root: string): Report;
/** The report of Playwright's JSON reporter. */
export function readPlaywright(file: string): Report;
