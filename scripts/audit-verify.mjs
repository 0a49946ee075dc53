/**
 * `npm run audit:verify`: checks the chain of operation log rows in the configured database (DATA_DIR or DATABASE_URL,
 * SECRET_KEY), which may be in use meanwhile. Prints the first broken place and ends with code 1, else what is intact.
 * docs/audit.md says what it finds and what it cannot.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../src/server/config/config.ts';
import { openSecretKey } from '../src/server/config/secret-key.ts';
import { StartupError } from '../src/server/config/startup-error.ts';
import { openDatabase } from '../src/server/db/open.ts';
import { AuditBroken, verifyAudit } from '../src/server/logs/audit/verify.ts';

/** The configured installation. It must exist: opening would make an empty database, and a key that signed nothing. */
function installation() {
  const config = readConfig(process.env);
  const missing = [
    !config.databaseUrl && path.join(config.dataDir, 'pageloom.sqlite'),
    !config.secretKey && path.join(config.dataDir, 'secret.key'),
  ].find((file) => file && !existsSync(file));
  if (missing) throw new StartupError(`There is no ${missing}: set DATA_DIR, DATABASE_URL and SECRET_KEY as the server has them.`);
  return config;
}

try {
  const config = installation();
  const database = await openDatabase(config);
  try {
    const { entries, rows, tombstones, begun } = await verifyAudit(database, openSecretKey(config));
    console.log(`The chain began at ${begun}.`);
    console.log(`${entries} entries, ${rows} rows, ${tombstones} tombstones: intact`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof AuditBroken || error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
