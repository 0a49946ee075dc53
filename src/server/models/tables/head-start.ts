/**
 * What grows with a table and its readers would wait for, done before the table is changed, while
 * everybody goes on reading and writing: on PostgreSQL unique indexes are built and rows without a
 * value are looked for. It is a head start and no more: what does not succeed here is left to the
 * change, which says what is wrong.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { AnyTables, Database } from '../../db/database.ts';
import { quote } from '../../db/text.ts';
import type { EngineContext } from '../operation.ts';
import { execute, query } from '../sql.ts';
import { buildIndex, codeOf, dropIndex } from './later-indexes.ts';
import type { LaterIndex } from './later-indexes.ts';
import { shortlyLocked } from './short-locks.ts';
import { filledCheck } from './spec.ts';
import { workAhead } from './work-ahead.ts';

/** unique_violation: rows have equal values. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === '23505';
/** check_violation: rows have no value. */
const isUnfilled = (error: unknown): boolean => codeOf(error) === '23514';

/** Advisory lock of the installation. */
const turns = "hashtext('head start of ' || current_schema())";
/** Milliseconds. */
const pauseBetween = 250;

/** A column of which a check says that every row has a value in it. */
interface FilledColumn {
  table: string;
  column: string;
}

export class HeadStart {
  readonly #database: Database;
  readonly #indexes: string[] = [];
  readonly #filled: FilledColumn[] = [];

  constructor(database: Database) {
    this.#database = database;
  }

  /** Whether anything has been done that the change relies on. */
  get isEmpty(): boolean {
    return this.#indexes.length + this.#filled.length === 0;
  }

  /** Does what can be done for the tables of all models. Rows have been brought along before. */
  async take(context: EngineContext): Promise<void> {
    const { write, dialect } = this.#database;
    if (dialect === 'sqlite' || (await workAhead(write, context)).length === 0) return;
    await inTurn(write, async () => {
      for (const { table, indexes, columns } of await workAhead(write, context)) {
        for (const index of indexes) await this.#build({ table, index });
        for (const column of columns) await this.#check({ table, column });
      }
    });
  }

  /** Takes everything back: the change does not come, or cannot do with it. */
  async takeBack(): Promise<void> {
    const { long, write } = this.#database;
    for (const name of this.#indexes.splice(0)) await dropIndex(long ?? write, name);
    for (const one of this.#filled.splice(0)) await this.#dropCheck(one);
  }

  async #build(later: LaterIndex): Promise<void> {
    const { long, write } = this.#database;
    this.#indexes.push(later.index.name);
    try {
      await buildIndex(long ?? write, later);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      this.#indexes.pop();
      await dropIndex(long ?? write, later.index.name);
    }
  }

  /**
   * New rows are held to the check at once, those there are looked at without a lock that readers
   * or writers would wait for.
   */
  async #check(filled: FilledColumn): Promise<void> {
    const { long, write } = this.#database;
    const table = quote(filled.table);
    const check = quote(filledCheck(filled.column));
    await shortlyLocked(this.#database, (db) =>
      execute(
        db,
        `alter table ${table} drop constraint if exists ${check}, ` +
          `add constraint ${check} check (${quote(filled.column)} is not null) not valid`,
      ),
    );
    this.#filled.push(filled);
    try {
      await execute(long ?? write, `alter table ${table} validate constraint ${check}`);
    } catch (error) {
      if (!isUnfilled(error)) throw error;
      this.#filled.pop();
      await this.#dropCheck(filled);
    }
  }

  async #dropCheck({ table, column }: FilledColumn): Promise<void> {
    await shortlyLocked(this.#database, (db) =>
      execute(
        db,
        `alter table ${quote(table)} drop constraint if exists ${quote(filledCheck(column))}`,
      ),
    );
  }
}

/**
 * Processes that start together take turns. They ask again and again: who waited for a lock in a
 * statement would hold up the very build it waits for.
 */
async function inTurn(db: Kysely<AnyTables>, work: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (held) => {
    const ask = `select pg_try_advisory_lock(${turns}) as mine`;
    while ((await query(held, ask))[0]!.mine !== true) await pause(pauseBetween);
    try {
      await work();
    } finally {
      await query(held, `select pg_advisory_unlock(${turns})`);
    }
  });
}
