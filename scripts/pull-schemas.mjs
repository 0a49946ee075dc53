/**
 * `npm run schemas:pull`: writes the pages that are published in the configured database (DATA_DIR
 * or DATABASE_URL) into the files of the project, canonically. Once a server has such files, what
 * it had published ends, and the files are what people get.
 *
 *   --root DIR   project root; default: this project
 *
 * A file that has changed since its page was published is left alone and reported: merge both in
 * the designer first. Exit code 1 then.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/server/config/config.ts';
import { StartupError } from '../src/server/config/startup-error.ts';
import { pulledFiles } from '../src/server/schemas/pull.ts';
import { root as ownRoot } from './lib/root.mjs';

const { values: options } = parseArgs({ options: { root: { type: 'string' } } });
const root = resolve(options.root ?? ownRoot);

try {
  const { files, changed } = await pulledFiles({ config: readConfig(process.env), root });
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`wrote ${path}`);
  }
  for (const path of changed)
    console.error(`${path} has changed since it was published: merge it in the designer first`);
  if (changed.length > 0) process.exitCode = 1;
  if (files.length + changed.length === 0) console.log('nothing is published beside the files');
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
