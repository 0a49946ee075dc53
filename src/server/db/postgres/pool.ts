/** Connections to the database, kept and shared; whoever needs one waits for a bounded time. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnavailable } from '../unavailable.ts';
import { PostgresClient } from './client.ts';
import type { ClientSettings } from './client.ts';
import { isReadOnly, isPermanent, reasonOf } from './failure.ts';
import type { Health } from './health.ts';

export interface Pool {
  /**
   * A connection that was whole a moment ago. @throws DatabaseUnavailable when none came in time
   */
  take(): Promise<PostgresClient>;
  /** Hands it back; one that broke is thrown away. */
  give(client: PostgresClient): void;
  /**
   * Ends the statement that runs on it, over a connection of its own: the others may all be busy.
   */
  cancel(client: PostgresClient): Promise<void>;
  close(): Promise<void>;
}

export interface PoolSettings extends ClientSettings {
  /** Connections at most. */
  size: number;
  health: Health;
}

/** Milliseconds between two attempts to connect: the first and the last pause. */
const shortest = 20;
const longest = 250;
/** Seconds after which a connection is replaced, so that servers added behind a name are found. */
const lifetime = 1_800;

type Pooled = PostgresClient & { release(discard: boolean): void };

/** The driver's words for a wait for a free connection that took too long. */
const isFull = (error: unknown): boolean =>
  (error as Error).message === 'timeout exceeded when trying to connect';

export function createPool(settings: PoolSettings): Pool {
  const { addresses, limits, size, health } = settings;
  const pool = new pg.Pool({
    max: size,
    connectionTimeoutMillis: limits.wait,
    maxLifetimeSeconds: lifetime,
    idleTimeoutMillis: 30_000,
    Client: class extends PostgresClient {
      constructor() {
        super(settings);
      }
    },
    onConnect: (client) => (client as unknown as PostgresClient).prepare(),
  } as pg.PoolConfig);
  // A connection that breaks while idle is replaced at the next use.
  pool.on('error', () => {});

  async function connect(): Promise<Pooled> {
    const url = addresses.current;
    try {
      const client = (await pool.connect()) as unknown as Pooled;
      health.answered();
      return client;
    } catch (error) {
      if (!isFull(error)) {
        health.failed(reasonOf(error));
        addresses.failed(url);
      }
      throw error;
    }
  }

  return {
    async take() {
      const started = performance.now();
      for (let wait = shortest; ; wait = Math.min(wait * 2, longest)) {
        try {
          const client = await connect();
          const isSuspect = client.heard < (settings.watch?.silentSince ?? 0);
          if (!client.lost && !isSuspect && client.url === addresses.current) return client;
          client.release(true);
        } catch (error) {
          if (isFull(error)) throw new DatabaseUnavailable('busy', error);
          const isFinal = isPermanent(error) || (isReadOnly(error) && addresses.count === 1);
          if (isFinal || performance.now() - started + wait > limits.wait) {
            throw new DatabaseUnavailable('away', error);
          }
          await pause(wait);
        }
      }
    },
    give: (client) =>
      (client as Pooled).release(Boolean(client.lost) || client.url !== addresses.current),
    async cancel(client) {
      if (client.backend === null) return client.drop('whom it worked for has gone');
      const messenger = new PostgresClient(settings);
      try {
        await messenger.connect();
        await messenger.send('select pg_cancel_backend($1)', [client.backend], limits.connect);
      } catch {
        client.drop('whom it worked for has gone');
      } finally {
        messenger.drop('it has reported');
      }
    },
    close: () => pool.end(),
  };
}
