/** An engine on an empty database of the dialect under test. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { Defaults, Model } from '../../../../src/schema/generated/types.gen.ts';
import type { Database } from '../../../../src/server/db/database.ts';
import { openPostgres } from '../../../../src/server/db/postgres.ts';
import { openSqlite } from '../../../../src/server/db/sqlite.ts';
import { createEngine } from '../../../../src/server/models/engine.ts';
import type { Engine, Row } from '../../../../src/server/models/engine.ts';
import { CompiledQuery } from 'kysely';

/** 2026-03-01 12:00:00 in GMT+8. */
export const NOW = Date.UTC(2026, 2, 1, 4);

export interface World {
  database: Database;
  engine: Engine;
  /** A second engine on the same database, as after a restart with other models. */
  restart(models: readonly Model[], defaults?: readonly Defaults[]): Promise<Engine>;
  /** Rows of a raw statement. */
  sql(text: string): Promise<Row[]>;
  close(): Promise<void>;
}

export async function openWorld(models: readonly Model[], defaults: readonly Defaults[] = []): Promise<World> {
  const { database, discard } = process.env.TEST_DIALECT === 'postgres' ? await ownPostgres() : await ownSqlite();
  const restart = async (changed: readonly Model[], fill: readonly Defaults[] = []): Promise<Engine> => {
    const engine = createEngine({ database, models: new Map(changed.map((model) => [model.name, model])), defaults: fill, clock: () => NOW });
    await engine.prepare();
    return engine;
  };
  const close = async (): Promise<void> => {
    await database.close();
    await discard();
  };
  const sql = async (text: string): Promise<Row[]> => (await database.write.executeQuery<Row>(CompiledQuery.raw(text))).rows.map((row) => ({ ...row }));
  try {
    return { database, restart, sql, close, engine: await restart(models, defaults) };
  } catch (error) {
    await close();
    throw error;
  }
}

async function ownSqlite(): Promise<{ database: Database; discard(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pageloom-models-'));
  return { database: await openSqlite(folder), discard: () => rm(folder, { recursive: true, force: true }) };
}

async function ownPostgres(): Promise<{ database: Database; discard(): Promise<void> }> {
  const base = process.env.TEST_DATABASE_URL;
  if (!base) throw new Error('TEST_DATABASE_URL must name a PostgreSQL database whose user may create databases');
  const name = `models_${randomUUID().replaceAll('-', '')}`;
  const admin = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: base });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await admin(`create database ${name}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return { database: await openPostgres(url.toString()), discard: () => admin(`drop database ${name} with (force)`) };
}
