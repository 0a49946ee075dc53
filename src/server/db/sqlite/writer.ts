/**
 * Writing: one at a time, in the order of asking. Short statements run in the event loop, where
 * they cost least, others in the writing thread. Nobody waits for ever: neither for their turn nor
 * for the lock of another process.
 */
import { setTimeout } from 'node:timers/promises';
import { DatabaseUnavailable } from '../unavailable.ts';
import type { Costs } from './cost.ts';
import { InlineWriter } from './inline.ts';
import type { ThreadSettings } from './messages.ts';
import { isBusy, SqliteThread } from './thread.ts';

/** Between two tries for the lock, in milliseconds. */
const pause = 20;
/** After so many statements what they wrote is moved from the log into the database file. */
const statementsPerCheckpoint = 1_000;
/** Pages of a log that is long. */
const longLog = 4_000;
/** … or when nothing was written for so many milliseconds. */
const quiet = 5_000;
/**
 * A disk on which a commit takes longer on average, in milliseconds, would hold up the event loop.
 */
const slowCommit = 15;
/** So long commits go to the thread then, in milliseconds. */
const slowDiskLasts = 30_000;

interface Waiting {
  since: number;
  begin(): void;
  refuse(reason: unknown): void;
}

export interface WriterOptions {
  costs(): Costs;
  /**
   * So many milliseconds somebody waits for their turn, and from then for the lock of another
   * process.
   */
  patience: number;
}

export class Writer {
  readonly #settings: ThreadSettings;
  readonly #line: Waiting[] = [];
  readonly #options: WriterOptions;
  #inline: InlineWriter | undefined;
  #thread: SqliteThread | undefined;
  /** Moves the log. */
  #keeper: SqliteThread | undefined;
  #moving: Promise<void> | undefined;
  #isTaken = false;
  #isClosed = false;
  #late: NodeJS.Timeout | undefined;
  #checkpoint: NodeJS.Timeout | undefined;
  #statements = 0;
  #commitTime = 0;
  #slowDiskUntil = 0;

  constructor(settings: ThreadSettings, options: WriterOptions) {
    this.#settings = settings;
    this.#options = options;
  }

  /**
   * Resolves when it is the caller's turn, which ends with `release`. @throws DatabaseUnavailable
   * when it does not come in time
   */
  async acquire(): Promise<void> {
    if (this.#isClosed) throw new Error('The database is closed');
    if (!this.#isTaken) this.#isTaken = true;
    else await this.#queue();
  }

  release(): void {
    const next = this.#line.shift();
    if (next) next.begin();
    else this.#isTaken = false;
  }

  /** The connection of the event loop. */
  inline(): InlineWriter {
    this.#inline ??= new InlineWriter(this.#settings.file, this.#options.costs);
    return this.#inline;
  }

  /** The writing thread; a crash is the end of one thread, not of writing. */
  thread(): SqliteThread {
    if (!this.#thread || this.#thread.isOver) this.#thread = new SqliteThread(this.#settings);
    return this.#thread;
  }

  /** Whether the disk is so slow that even short work belongs into the thread. */
  get isDiskSlow(): boolean {
    return performance.now() < this.#slowDiskUntil;
  }

  /**
   * Tries again while another process holds the lock. @throws DatabaseUnavailable when it does not
   * let go in time
   */
  async patiently<T>(work: () => T | Promise<T>): Promise<T> {
    for (const end = performance.now() + this.#options.patience; ;) {
      try {
        return await work();
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (performance.now() > end) throw busy(error);
        await setTimeout(pause);
      }
    }
  }

  /** Keeps count of what was written, and how long the commit took. */
  wrote(milliseconds: number): void {
    this.#commitTime = this.#commitTime * 0.9 + milliseconds * 0.1;
    if (this.#commitTime > slowCommit) {
      this.#slowDiskUntil = performance.now() + slowDiskLasts;
      this.#commitTime = 0;
    }
  }

  /** Keeps count of statements that write. */
  countStatement(): void {
    this.#statements += 1;
    if (this.#statements >= statementsPerCheckpoint) void this.#moveLog();
    else if (this.#checkpoint) this.#checkpoint.refresh();
    else this.#checkpoint = globalThis.setTimeout(() => void this.#moveLog(), quiet).unref();
  }

  /** The thread last: whoever closes last moves the log, which takes time. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#late);
    clearTimeout(this.#checkpoint);
    if (this.#isTaken) await this.#queue();
    await this.#keeper?.close();
    await this.#thread?.opened().catch(() => undefined);
    this.#inline?.close();
    await this.#thread?.close();
  }

  /**
   * Beside the writers, by a thread of its own. Only when the log has grown long all the same, in a
   * turn: with nobody writing meanwhile all of it is moved, and the next writer begins it anew.
   */
  async #moveLog(): Promise<void> {
    this.#statements = 0;
    clearTimeout(this.#checkpoint);
    this.#checkpoint = undefined;
    if (this.#moving || this.#isClosed) return;
    this.#moving = this.#move()
      // A full disk, or another process at the same: the log grows on, the next time may succeed.
      .catch(() => undefined)
      .finally(() => {
        this.#moving = undefined;
      });
    await this.#moving;
  }

  async #move(): Promise<void> {
    if (!this.#keeper || this.#keeper.isOver) this.#keeper = new SqliteThread(this.#settings);
    const keeper = this.#keeper;
    const move = [{ sql: 'pragma wal_checkpoint(passive)', values: [] }];
    const { rows } = await keeper.run(move);
    if (Number(rows[0]?.log) < longLog) return;
    await this.acquire();
    try {
      await keeper.run(move);
    } finally {
      this.release();
    }
  }

  #queue(): Promise<void> {
    this.#late ??= setInterval(
      () => this.#refuseLate(),
      Math.min(this.#options.patience, 250),
    ).unref();
    return new Promise((begin, refuse) =>
      this.#line.push({ since: performance.now(), begin, refuse }),
    );
  }

  #refuseLate(): void {
    const limit = performance.now() - this.#options.patience;
    for (let [first] = this.#line; first && first.since < limit; [first] = this.#line) {
      this.#line.shift();
      first.refuse(busy(new Error('The turn to write did not come')));
    }
  }
}

const busy = (cause: unknown): DatabaseUnavailable => new DatabaseUnavailable('busy', cause);
