/**
 * Changes of tables beside a running server: what they would be, and as much of them as does not
 * disturb it.
 */
import { engineOf } from './application.ts';
import { isKeyInUse } from './auth/second-factor/seal.ts';
import type { ServerConfig } from './config/config.ts';
import { openSecretKey } from './config/secret-key.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { openForReading } from './db/read-only.ts';
import type { Pace } from './models/tables/pace.ts';
import type { Engine } from './models/types.ts';
import { introspect } from './models/tables/introspect.ts';
import { storedAdditions } from './pages/additions.ts';
import { openSchemaStore } from './schemas/store.ts';
import { vocabulary } from './schemas/vocabulary.ts';

interface Installation {
  config: ServerConfig;
  /** Project root: holds schemas/. */
  root: string;
}

/** What a start with the models of the project would change, in lines. @throws StartupError */
export async function plannedChanges({ config, root }: Installation): Promise<string[]> {
  const database = await openForReading(config);
  try {
    const engine = await engineFor({ config, root }, { ...database, write: database.read });
    return await engine.describeChanges(database.read);
  } finally {
    await database.close();
  }
}

/** Brings rows along, so that the next start takes a moment. @throws StartupError */
export const prepareRows = (installation: Installation, pace: Pace): Promise<void> =>
  withEngine(installation, pace, (engine) => engine.prepareRows());

/** Takes back what was prepared and no start has put into effect. @throws StartupError */
export const giveUpRows = (installation: Installation): Promise<void> =>
  withEngine(installation, {}, (engine) => engine.giveUpRows());

async function withEngine(
  installation: Installation,
  pace: Pace,
  work: (engine: Engine) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(installation.config);
  try {
    await work(await engineFor(installation, database, pace));
  } finally {
    await database.close();
  }
}

async function engineFor(
  { config, root }: Installation,
  database: Pick<Database, 'dialect' | 'read' | 'write'>,
  pace: Pace = {},
): Promise<Engine> {
  const store = await openSchemaStore({ root, vocabulary });
  try {
    await store.coverBy({
      epoch: async () => 0,
      revisions: async () => [],
      retire: async () => {},
      additions: () =>
        storedAdditions(
          database.read,
          async (table) => (await introspect(database.read, database.dialect, table)) !== undefined,
        ),
    });
    // Only what is asked of the engine here is asked of the database.
    const whole = database as Database;
    const key = await openSecretKey({ ...config, isInUse: () => isKeyInUse(whole) });
    return engineOf({ config, store, database: whole, key, now: Date.now, pace });
  } finally {
    await store.close();
  }
}
