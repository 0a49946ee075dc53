/**
 * Which statements are short enough for the event loop. A trip to a thread costs more than most
 * statements take, so those that can only touch a few rows run at once; all others go to a thread.
 * What SQLite's plan promises is checked against the time each takes.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Statement } from './statements.ts';

/** Rows that the loops of a plan may visit together: some milliseconds. */
const mostSteps = 5_000;
/**
 * A statement that took longer, in milliseconds, so many times in a row, is not run in the event
 * loop for a while.
 */
export const longestInline = 20;
const strikes = 3;
/** Rows from the beginning of an index to the end of a page. */
const mostPaged = 2_000;
/** Rows that are counted when all are. */
const mostCounted = 300_000;
/** How long a verdict holds, in milliseconds: tables grow. */
const lifetime = 10_000;
/** … and how long after a statement took too long. */
const lessonLifetime = 60_000;
const memory = 2_000;

/**
 * page: it reads an index from its beginning to the end of a page, and is as long as that is far.
 */
interface Verdict {
  isShort: boolean | 'page';
  until: number;
}

/** A loop of a plan, as `explain query plan` prints it: "SEARCH u USING INDEX i (a=? AND b=?)". */
function loopOf(
  detail: string,
): { kind: string; alias: string; how: string; terms: string } | null {
  const [kind, alias] = detail.split(' ', 2);
  if ((kind !== 'SCAN' && kind !== 'SEARCH') || !alias) return null;
  const rest = detail.slice(kind.length + alias.length + 1).replace(' LEFT-JOIN', '');
  if (rest !== '' && !rest.startsWith(' USING ')) return null;
  const at = rest.indexOf(' (');
  const how = rest.slice(' USING '.length, at < 0 ? undefined : at);
  return { kind, alias, how, terms: at < 0 ? '' : rest.slice(at + 2, rest.lastIndexOf(')')) };
}

/** A page of everything there is. What needs no sorting is read no further than its end. */
const isPage = (sql: string): boolean =>
  sql.startsWith('select ') &&
  sql.endsWith(' limit ? offset ?') &&
  !['(', 'distinct', ' where ', ' group by '].some((part) => sql.includes(part));
const ordered = /^SCAN \w+( USING (COVERING )?INDEX \S+)?$/;
const endOfPage = (values: readonly unknown[]): number =>
  Number(values.at(-1)) + Number(values.at(-2));
/** Lines without a loop of their own. */
const harmless =
  /^(USE TEMP B-TREE|SCALAR SUBQUERY|CORRELATED|LIST SUBQUERY|SCAN CONSTANT ROW|SCAN \d+ CONSTANT ROWS|SCAN \d+-ROW VALUES CLAUSE|MULTI-INDEX OR|INDEX \d+|COMPOUND|LEFT-MOST|UNION|REUSE)/;

export class Costs {
  readonly #database: DatabaseSync;
  readonly #verdicts = new Map<string, Verdict>();
  readonly #sizes = new Map<string, { rows: number; until: number }>();
  /** Statements that took too long when they last ran, and how often in a row. */
  readonly #late = new Map<string, number>();
  #uniqueIndexes: Map<string, number> | undefined;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Whether the statement can only take a few milliseconds. When in doubt it cannot. */
  isShort({ sql, values }: Statement): boolean {
    const now = performance.now();
    let cached = this.#verdicts.get(sql);
    if (!cached || cached.until <= now) {
      cached = { isShort: this.#judge(sql), until: now + lifetime };
      this.#remember(sql, cached);
    }
    return cached.isShort === 'page' ? endOfPage(values) <= mostPaged : cached.isShort;
  }

  /** How long it took in the event loop, whatever its plan promised. Once may be a busy machine. */
  took(sql: string, milliseconds: number): void {
    if (milliseconds <= longestInline) {
      if (this.#late.size) this.#late.delete(sql);
      return;
    }
    const times = (this.#late.get(sql) ?? 0) + 1;
    this.#late.set(sql, times);
    if (times < strikes) return;
    this.#late.delete(sql);
    this.#remember(sql, { isShort: false, until: performance.now() + lessonLifetime });
  }

  /** Tables may have changed. */
  forget(): void {
    this.#verdicts.clear();
    this.#sizes.clear();
    this.#uniqueIndexes = undefined;
  }

  #remember(sql: string, verdict: Verdict): void {
    this.#verdicts.delete(sql);
    this.#verdicts.set(sql, verdict);
    if (this.#verdicts.size > memory) this.#verdicts.delete(this.#verdicts.keys().next().value!);
  }

  #judge(sql: string): Verdict['isShort'] {
    if (/^\s*(savepoint|release|rollback to)\b/i.test(sql)) return true;
    // Anything else builds or drops; and emptying a table has no plan.
    if (
      !/^\s*(select|with|insert|update|delete)\b/i.test(sql) ||
      /^\s*delete\s+from\s+\S+\s*$/i.test(sql)
    )
      return false;
    try {
      const plan = this.#database.prepare(`explain query plan ${sql}`).all() as {
        detail: string;
      }[];
      const tables = tablesOf(sql);
      if (plan.length === 1 && this.#isCount(sql, tables)) return true;
      if (plan.length === 1 && isPage(sql) && ordered.test(plan[0]?.detail ?? '')) return 'page';
      let steps = 1;
      for (const { detail } of plan) {
        steps *= this.#stepsOf(detail, tables);
        if (steps > mostSteps) return false;
      }
      return true;
    } catch {
      // A table that was just made, or a lock: the thread will see.
      return false;
    }
  }

  /** How many rows one loop visits at most, roughly; infinite when the line is not understood. */
  #stepsOf(detail: string, tables: ReadonlyMap<string, string>): number {
    if (harmless.test(detail)) return 1;
    const loop = loopOf(detail);
    const table = loop && tables.get(loop.alias);
    if (!table) return Infinity;
    const { kind, how, terms } = loop;
    if (kind === 'SEARCH') {
      if (how === 'INTEGER PRIMARY KEY' && terms === 'rowid=?') return 1;
      // The largest or smallest key.
      if (how === '' && terms === '') return 1;
      const index = how.split('INDEX ')[1];
      const isEqual = !/[<>]/.test(terms.replaceAll('<expr>', 'expr'));
      if (index && isEqual && this.#isUnique(index, terms.split(' AND ').length)) return 1;
    }
    return this.#rowsOf(table) + 1;
  }

  /**
   * Whether it counts all rows of a table that is not huge: SQLite looks at the heads of pages
   * only.
   */
  #isCount(sql: string, tables: ReadonlyMap<string, string>): boolean {
    if (!/^select count\(\*\) as n from "\w+"$/.test(sql)) return false;
    const [table] = tables.values();
    const key = (which: string): string => `(select ${which}(rowid) from "${table}")`;
    const text = `select ${key('max')} - ${key('min')} as n`;
    return Number(this.#database.prepare(text).get()!.n) <= mostCounted;
  }

  /** Rows of a table, as far as they matter. */
  #rowsOf(table: string): number {
    const now = performance.now();
    const cached = this.#sizes.get(table);
    if (cached && cached.until > now) return cached.rows;
    // Counts no further than it must.
    const found = this.#database
      .prepare(
        `select count(*) as n from (select 1 from "${table.replaceAll('"', '""')}" limit ${mostSteps + 1})`,
      )
      .get();
    const rows = Number(found!.n);
    this.#sizes.set(table, { rows, until: now + lifetime });
    return rows;
  }

  /** Whether equality on that many columns of the index names one row. */
  #isUnique(index: string, columns: number): boolean {
    this.#uniqueIndexes ??= new Map(
      this.#indexes()
        .all()
        .map((row) => [row.name as string, row.columns as number]),
    );
    return this.#uniqueIndexes.get(index) === columns;
  }

  #indexes(): StatementSync {
    return this.#database
      .prepare(`select i.name as name, (select count(*) from pragma_index_info(i.name)) as columns
      from sqlite_master as t join pragma_index_list(t.name) as i where t.type = 'table' and i."unique" = 1`);
  }
}

/** Tables by the names that the plan uses for them: their own, and aliases. */
function tablesOf(sql: string): Map<string, string> {
  const tables = new Map<string, string>();
  for (const [, name, alias] of sql.matchAll(
    /\b(?:from|join|into|update)\s+"?(\w+)"?(?:\s+as\s+"?(\w+)"?)?/gi,
  )) {
    if (name === undefined) continue;
    tables.set(name, name);
    if (alias) tables.set(alias, name);
  }
  return tables;
}
