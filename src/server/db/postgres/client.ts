/** One connection: never without a listener for errors, and never waited for without end. */
import pg from 'pg';
import type { DatabaseLimits } from '../../config/database-limits.ts';
import type { Addresses } from '../../config/database-addresses.ts';
import { isFatal } from './failure.ts';
import { createWatch } from './watch.ts';
import type { Watch } from './watch.ts';
import { timeZone } from '../../../protocol/clock.ts';

/** How the wire's text becomes a value, by type oid; absent: the driver's way. */
const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.DATE]: (text) => text,
  // Fractions and the zone are cut off: the session's zone is GMT+8, and the protocol knows seconds
  // only.
  [pg.types.builtins.TIMESTAMP]: (text) => text.slice(0, 19),
  [pg.types.builtins.TIMESTAMPTZ]: (text) => text.slice(0, 19),
  [pg.types.builtins.JSON]: (text) => text,
  [pg.types.builtins.JSONB]: (text) => text,
};
const types = {
  getTypeParser: (oid: number, format?: 'text') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format),
};

/** How much longer than the server's own limit an answer may take, in milliseconds. */
const grace = 2_000;

/** What makes a connection: where to, and with which limits (milliseconds). */
export interface ClientSettings {
  addresses: Addresses;
  limits: DatabaseLimits;
  /** Of one statement. */
  statement: number;
  /** Also servers that take no writes will do. */
  readOnly: boolean;
  /** Looks after connections that say nothing. */
  watch?: Watch;
}

/** Thrown by `send` for a connection that is no more. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super('The connection to the database broke', { cause });
    this.name = 'ConnectionLost';
  }
}

export class PostgresClient extends pg.Client {
  /** The server it belongs to, as `Addresses` names it. */
  readonly url: string;
  /**
   * Distinguishes servers, also the same one before and after it lost its end to a standby; null:
   * unknown.
   */
  server: string | null = null;
  /** Process id on the server; null behind a pooler, which has ids of its own. */
  backend: number | null = null;
  /** Why nothing can be sent any more. */
  lost: unknown;
  /** When it last answered (performance.now). */
  heard = 0;
  readonly #settings: ClientSettings;

  constructor(settings: ClientSettings) {
    const { addresses, limits } = settings;
    super({
      connectionString: addresses.current,
      types: types as pg.CustomTypesConfig,
      connectionTimeoutMillis: limits.connect,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    this.url = addresses.current;
    this.#settings = settings;
    // For its whole life: an error without a listener would end the process.
    this.on('error', (error) => (this.lost ??= error));
    this.on('end', () => (this.lost ??= new Error('The connection ended')));
  }

  /**
   * Sends a statement and waits for the answer, a little longer than the server may take at most.
   * @throws ConnectionLost when the connection broke, or no answer came; else the server's error
   */
  async send(
    text: string,
    values: readonly unknown[] = [],
    patience = this.#settings.statement + grace,
  ): Promise<pg.QueryResult> {
    if (this.lost) throw new ConnectionLost(this.lost);
    const unwatch = this.#settings.watch?.begin(this);
    const timer = setTimeout(() => this.drop(`no answer within ${patience / 1000} s`), patience);
    try {
      const result = await this.query(text, values as unknown[]);
      this.heard = performance.now();
      return result;
    } catch (error) {
      if (!this.lost && !isFatal(error)) throw error;
      this.lost ??= error;
      throw new ConnectionLost(this.lost);
    } finally {
      clearTimeout(timer);
      unwatch?.();
    }
  }

  /** Gives the connection up at once, with what is running on it. */
  drop(reason: string): void {
    this.lost ??= new Error(reason);
    void this.end().catch(() => undefined);
  }

  /**
   * Prepares a new connection. @throws Error with code 25006 when the server takes no writes and
   * should
   */
  async prepare(): Promise<void> {
    const { limits, statement, readOnly } = this.#settings;
    const {
      rows: [row],
    } = await this.send(
      setUp,
      [JSON.stringify(sessionSettings(limits, statement)), readOnly ? null : serverName],
      limits.connect,
    );
    if (row.read_only && !readOnly) {
      throw Object.assign(new Error('the server takes no writes'), {
        code: '25006',
        severity: 'ERROR',
      });
    }
    this.server = row.server;
    this.backend = row.backend === (this as { processID?: number }).processID ? row.backend : null;
  }
}

/**
 * The name under which servers of ours are known to PostgreSQL, with the schema behind it: who
 * restores a backup asks whether one is there.
 */
export const serverName = 'pageloom server';

/** Asks over a connection of its own, which a full pool could not give. */
export function watchOf(settings: ClientSettings): Watch {
  return createWatch(async (backends) => {
    const client = new PostgresClient(settings);
    try {
      await client.connect();
      const { rows } = await client.send(workingBackends, [backends], settings.limits.connect);
      return new Set(rows.map(({ pid }: { pid: number }) => pid));
    } finally {
      client.drop('it has answered');
    }
  });
}

const workingBackends = `
  select pid from pg_stat_activity
  where pid = any($1::int[]) and (state is null or state not like 'idle%')`;

/**
 * Settings of the session that the server knows are set, others left out: older servers lack some.
 * The timeline distinguishes a
 * promoted standby from the server it followed.
 */
const setUp = `
  select case when $2::text is not null then
      set_config('application_name', left($2::text || ' ' || current_schema(), 63), false) end as name,
    current_setting('transaction_read_only') = 'on' as read_only, pg_backend_pid() as backend,
    case when not pg_is_in_recovery() then
      (select system_identifier from pg_control_system()) || ' ' || left(pg_walfile_name(pg_current_wal_lsn()), 8)
    end as server,
    (select count(set_config(known.name, given.value, false))
      from json_each_text($1::json) given join pg_settings known on known.name = given.key) as settings`;

/** Milliseconds, if nothing else is said. */
const sessionSettings = (limits: DatabaseLimits, statement: number): Record<string, string> => ({
  TimeZone: timeZone,
  statement_timeout: String(statement),
  lock_timeout: String(limits.lock),
  idle_in_transaction_session_timeout: String(limits.idleTransaction),
  // The server notices clients that are gone, and lets go what they hold.
  tcp_keepalives_idle: '10s',
  tcp_keepalives_interval: '5s',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '20s',
  client_connection_check_interval: '5s',
});
