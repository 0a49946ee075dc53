/** An engine on an empty database of the dialect under test. */
import type { Defaults, Model } from '../../../../src/schema/generated/types.gen.ts';
import type { Database } from '../../../../src/server/db/database.ts';
import { keyOf } from '../../../../src/server/config/secret-key.ts';
import type { SecretKey } from '../../../../src/server/config/secret-key.ts';
import { openDatabase } from '../../../../src/server/db/open.ts';
import { createEngine } from '../../../../src/server/models/engine.ts';
import type { Engine } from '../../../../src/server/models/types.ts';
import type { Pace } from '../../../../src/server/models/tables/pace.ts';
import { createTestDatabase } from '../../support/index.ts';
import { CompiledQuery } from 'kysely';
import type { Row } from '../../../../src/server/db/database.ts';

/** 2026-03-01 12:00:00 in GMT+8. */
export const NOW = Date.UTC(2026, 2, 1, 4);

/** Of encrypted fields. */
export const worldKey = keyOf('the secret of this world, and long enough');

export interface World {
  database: Database;
  /** Folder of the embedded database. */
  dataDir: string;
  engine: Engine;
  /** A second engine on the same database, as after a restart with other models. */
  restart(
    models: readonly Model[],
    defaults?: readonly Defaults[],
    keys?: readonly SecretKey[],
    pace?: Pace,
  ): Promise<Engine>;
  /** What the last start told the operator. */
  readonly reports: readonly string[];
  /** Rows of a raw statement. */
  sql(text: string): Promise<Row[]>;
  close(): Promise<void>;
}

export async function openWorld(
  models: readonly Model[],
  defaults: readonly Defaults[] = [],
): Promise<World> {
  const { settings, drop } = await createTestDatabase();
  const database = await openDatabase(settings);
  let reports: readonly string[] = [];
  const restart = async (
    changed: readonly Model[],
    fill: readonly Defaults[] = [],
    keys: readonly SecretKey[] = [worldKey],
    pace: Pace = {},
  ): Promise<Engine> => {
    const engine = createEngine({
      database,
      models: new Map(changed.map((model) => [model.name, model])),
      defaults: fill,
      clock: () => NOW,
      keys,
      pace,
    });
    reports = await engine.prepare();
    return engine;
  };
  const close = async (): Promise<void> => {
    await database.close();
    await drop();
  };
  const sql = async (text: string): Promise<Row[]> =>
    (await database.write.executeQuery<Row>(CompiledQuery.raw(text))).rows.map((row) => ({
      ...row,
    }));
  try {
    return {
      database,
      dataDir: settings.dataDir,
      restart,
      sql,
      close,
      get reports() {
        return reports;
      },
      engine: await restart(models, defaults),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
