/** A fresh database for one test file: a temporary SQLite file, or a database of its own on the PostgreSQL server of the run. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { DialectName } from '../../../src/server/db/database.ts';

export interface TestDatabase {
  dialect: DialectName;
  /** Settings that make a server use it. */
  settings: { dataDir: string; databaseUrl?: string };
  /** Removes it. Close all connections before. */
  drop(): Promise<void>;
}

/** The dialect this run of the tests is for. */
export const testDialect: DialectName = process.env.TEST_DIALECT === 'postgres' ? 'postgres' : 'sqlite';

export async function createTestDatabase(dialect: DialectName = testDialect): Promise<TestDatabase> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pageloom-server-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (dialect === 'sqlite') return { dialect, settings: { dataDir }, drop: async () => removeFolder() };
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server on which the tests may create databases');
  const name = `pageloom_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    dialect,
    settings: { dataDir, databaseUrl: url.toString() },
    drop: async () => {
      await onServer(server, `drop database if exists ${name} with (force)`);
      removeFolder();
    },
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const url = new URL(server);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.toString() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
