/**
 * `npm run backup -- FOLDER [--with-key]`: copies the configured installation (DATA_DIR or
 * DATABASE_URL), which may be in use meanwhile, into a new folder: database, uploaded files,
 * checksums. docs/reliability.md says what it holds.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from '../src/server/backup/backup.ts';
import { readConfig } from '../src/server/config/config.ts';
import { StartupError } from '../src/server/config/startup-error.ts';
import { at } from './lib/root.mjs';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'with-key': { type: 'boolean', default: false } },
  });
  if (positionals.length !== 1)
    throw new StartupError('Name one folder to make: npm run backup -- FOLDER [--with-key]');
  const { version: program } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const target = path.resolve(positionals[0]);
  const { files } = await makeBackup({
    config: readConfig(process.env),
    target,
    withKey: values['with-key'],
    program,
    report: console.log,
  });
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  console.log(`Backed up into ${target}: ${files.length} files, ${bytes} bytes`);
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
