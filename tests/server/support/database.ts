/**
 * A fresh database for a test: a temporary SQLite file, or a schema of its own on the PostgreSQL
 * server of the run. A schema costs a hundredth of a database, and looks the same to the server: it
 * knows the tables of its search path only.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { DatabaseLimits } from '../../../src/server/config/database-limits.ts';
import type { DialectName } from '../../../src/server/db/database.ts';
import { patientLimits } from './patience.ts';

export interface TestDatabase {
  dialect: DialectName;
  /** Settings that make a server use it. */
  settings: { dataDir: string; databaseUrl?: string; databaseLimits?: DatabaseLimits };
  /** Removes it. Close all connections before. */
  drop(): Promise<void>;
}

/** The dialect this run of the tests is for. */
export const testDialect: DialectName =
  process.env.TEST_DIALECT === 'postgres' ? 'postgres' : 'sqlite';

export async function createTestDatabase(
  dialect: DialectName = testDialect,
): Promise<TestDatabase> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pageloom-server-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (dialect === 'sqlite')
    return { dialect, settings: { dataDir }, drop: async () => removeFolder() };
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    throw new Error(
      'TEST_DATABASE_URL must name a PostgreSQL database in which the tests may create schemas',
    );
  const name = `pageloom_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create schema ${name}`);
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${name}`);
  return {
    dialect,
    settings: {
      dataDir,
      databaseUrl: url.toString().replaceAll('+', '%20'),
      databaseLimits: patientLimits,
    },
    drop: async () => {
      await onServer(server, `drop schema if exists ${name} cascade`);
      removeFolder();
    },
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
