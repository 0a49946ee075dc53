/**
 * `npm run restore -- FOLDER [--force]`: puts a backup in the place of the configured installation
 * (DATA_DIR or DATABASE_URL), whose servers must not run. When anything is wrong the installation
 * stays as it is, and the code is 1.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../src/server/backup/restore.ts';
import { readConfig } from '../src/server/config/config.ts';
import { StartupError } from '../src/server/config/startup-error.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  if (positionals.length !== 1)
    throw new StartupError('Name one backup: npm run restore -- FOLDER [--force]');
  const { made, files } = await restoreBackup({
    config: readConfig(process.env),
    source: path.resolve(positionals[0]),
    force: values.force,
    report: console.log,
  });
  console.log(`Restored the state of ${made}: ${files.length} files`);
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
