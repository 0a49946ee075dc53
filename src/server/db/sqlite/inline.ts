/**
 * Connections of the event loop itself, for statements that are short (cost.ts). They never wait
 * for a lock: what is locked is tried again later, or goes to a thread.
 */
import { setImmediate } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';
import { longestInline } from './cost.ts';
import type { Costs } from './cost.ts';
import { openConnection } from './functions.ts';
import { keepPrepared } from './statements.ts';
import type { Prepared, Statement } from './statements.ts';
import type { RunResult } from './thread.ts';

/** After so many milliseconds of statements the rest of the program has its turn. */
export const longestSlice = 5;

let sliceBegun = 0;
let sliceEnds: Promise<void> | undefined;

/**
 * Called before each read: awaits work of others when this turn of the event loop has had its
 * share.
 */
export function shareLoop(): Promise<void> | undefined {
  const now = performance.now();
  if (!sliceEnds) {
    sliceBegun = now;
    sliceEnds = setImmediate().then(() => {
      sliceEnds = undefined;
    });
  }
  return now - sliceBegun > longestSlice ? sliceEnds : undefined;
}

/** A read took too long and was given up. */
export class TooLong extends Error {}

export class InlineReader {
  readonly database: DatabaseSync;
  readonly #costs: () => Costs;
  readonly #prepare: (sql: string) => Prepared;

  constructor(file: string, costs: () => Costs) {
    this.database = openConnection(file, {
      readOnly: true,
      timeout: 0,
      enableForeignKeyConstraints: true,
    });
    this.#prepare = keepPrepared(this.database);
    this.#costs = costs;
  }

  /** @throws TooLong after a few milliseconds: the read then belongs into a thread */
  run({ sql, values }: Statement): RunResult {
    const { statement } = this.#prepare(sql);
    const begun = performance.now();
    const rows: Record<string, unknown>[] = [];
    try {
      for (const row of statement.iterate(...values)) {
        rows.push(row as Record<string, unknown>);
        if (performance.now() - begun > longestInline) throw new TooLong();
      }
    } finally {
      this.#costs().took(sql, performance.now() - begun);
    }
    return { rows };
  }

  close(): void {
    this.database.close();
  }
}

export class InlineWriter {
  readonly #database: DatabaseSync;
  readonly #prepare: (sql: string) => Prepared;
  readonly #costs: () => Costs;

  constructor(file: string, costs: () => Costs) {
    this.#database = openConnection(file, { timeout: 0, enableForeignKeyConstraints: true });
    // FULL: an acknowledged write survives a power cut; NORMAL may lose the last ones.
    // Checkpoints copy megabytes and sync twice: the writing thread makes them.
    this.#database.exec('PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0;');
    this.#prepare = keepPrepared(this.#database);
    this.#costs = costs;
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  run({ sql, values }: Statement): RunResult {
    const { statement, names } = this.#prepare(sql);
    const begun = performance.now();
    try {
      if (names.length) return { rows: statement.all(...values) as Record<string, unknown>[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], changes: BigInt(changes), lastInsertRowid: BigInt(lastInsertRowid) };
    } finally {
      this.#costs().took(sql, performance.now() - begun);
    }
  }

  close(): void {
    this.#database.close();
  }
}
