/** The database of the rig, as another process than the server has it. */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

export interface Store {
  readonly dialect: 'sqlite' | 'postgres';
  /** @returns rows of the last statement */
  run(text: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** @param place folder of the embedded database, or a URL of PostgreSQL */
export async function openStore(place: { dataDir: string; databaseUrl?: string }): Promise<Store> {
  return place.databaseUrl ? openPostgres(place.databaseUrl) : openFile(place.dataDir);
}

function openFile(dataDir: string): Store {
  const database = new DatabaseSync(path.join(dataDir, 'pageloom.sqlite'));
  database.exec('PRAGMA busy_timeout = 10000');
  return {
    dialect: 'sqlite',
    run: async (text) => database.prepare(text).all() as Record<string, unknown>[],
    close: async () => database.close(),
  };
}

async function openPostgres(connectionString: string): Promise<Store> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return {
    dialect: 'postgres',
    run: async (text) => (await client.query(text)).rows as Record<string, unknown>[],
    close: () => client.end(),
  };
}
