/** Builds the front end when its sources changed since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at, fail, pinnedNode, root, run } from './root.mjs';

/**
 * What the built front end depends on: of the sources all but the server. Page and model files are
 * read at run time and do not count.
 */
export const inputs = [
  'index.html',
  'vite.config.ts',
  'scripts/vite',
  'package-lock.json',
  'tsconfig.json',
  'extensions',
  'schemas/meta/locale',
  ...readdirSync(at('src'))
    .filter((room) => room !== 'server')
    .map((room) => `src/${room}`),
];
const stamp = at('dist', '.built-from');

function* files(place) {
  const full = path.join(root, place);
  if (!existsSync(full)) return;
  const entries = place.includes('.') ? null : readdirSync(full, { withFileTypes: true });
  if (!entries) return void (yield place);
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inner = `${place}/${entry.name}`;
    if (entry.isDirectory()) yield* files(inner);
    else yield inner;
  }
}

function sourceHash() {
  const hash = createHash('sha256');
  for (const place of inputs)
    for (const file of files(place))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

/** After this dist/ is the build of the present sources. */
export async function ensureBuilt() {
  const hash = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Building the front end …');
  const { code, output } = await run(
    pinnedNode,
    [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
    { quiet: true },
  );
  if (code !== 0) fail(`Building the front end failed:\n${output}`);
  writeFileSync(stamp, hash);
}
