/** Reports to operators once when the database goes away, and once when it is back. */
export interface Health {
  /** A connection could not be had, or broke. */
  failed(reason: string): void;
  /** A connection came up. */
  answered(): void;
}

/** @param report takes one line */
export function createHealth(report: (line: string) => void): Health {
  let since: number | undefined;
  return {
    failed(reason) {
      if (since !== undefined) return;
      since = performance.now();
      report(`The database cannot be reached: ${reason}.`);
    },
    answered() {
      if (since === undefined) return;
      const seconds = ((performance.now() - since) / 1000).toFixed(1);
      since = undefined;
      report(`The database can be reached again, after ${seconds} s.`);
    },
  };
}
