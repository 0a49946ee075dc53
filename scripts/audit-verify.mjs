/**
 * `npm run audit:verify`: checks the chain of operation log rows in the configured database (DATA_DIR or DATABASE_URL,
 * SECRET_KEY), which may be in use meanwhile. Prints the first broken place and ends with code 1, else what is intact.
 *
 *   --since SEQ:HASH   the last entry that an earlier run printed: it must be in the chain still
 *
 * docs/audit.md says what it finds and what it cannot.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/server/config/config.ts';
import { databaseFile, keyFile } from '../src/server/config/data-dir.ts';
import { openSecretKey } from '../src/server/config/secret-key.ts';
import { StartupError } from '../src/server/config/startup-error.ts';
import { openDatabase } from '../src/server/db/open.ts';
import { AuditBroken, verifyAudit } from '../src/server/logs/audit/verify.ts';

/** The configured installation. It must exist: opening would make an empty database, and a key that signed nothing. */
function installation() {
  const config = readConfig(process.env);
  const missing = [
    !config.databaseUrl && path.join(config.dataDir, databaseFile),
    !config.secretKey && path.join(config.dataDir, keyFile),
  ].find((file) => file && !existsSync(file));
  if (missing) throw new StartupError(`There is no ${missing}: set DATA_DIR, DATABASE_URL and SECRET_KEY as the server has them.`);
  return config;
}

/** The last entry of an earlier run, from the command line. */
function earlierEnd() {
  const { since } = parseArgs({ options: { since: { type: 'string' } } }).values;
  if (since === undefined) return undefined;
  const [, seq, hash] = /^(\d+):([0-9a-f]{64})$/.exec(since) ?? [];
  if (!hash) throw new StartupError('--since must be the last entry as an earlier run printed it, SEQ:HASH.');
  return { seq: Number(seq), hash };
}

try {
  const since = earlierEnd();
  const config = installation();
  const database = await openDatabase(config);
  try {
    const { entries, rows, tombstones, begun, last } = await verifyAudit(database, await openSecretKey(config), since);
    console.log(`The chain began at ${begun}; its last entry is ${last.seq}:${last.hash}`);
    console.log(`${entries} entries, ${rows} rows, ${tombstones} tombstones: intact`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof AuditBroken || error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
