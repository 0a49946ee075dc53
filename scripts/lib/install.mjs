/** Installs dependencies from the lock file when they are missing or older than it. */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at, fail, nodePackage, pinnedNode, run } from './root.mjs';

const stamp = at('node_modules', '.pageloom-lock');

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');
}

/** npm as it was called, so that the same version installs; falls back to npm on the PATH. */
function npm(args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js')
    ? run(process.execPath, [cli, ...args])
    : run('npm', args, { shell: process.platform === 'win32' });
}

/**
 * After this node_modules matches package-lock.json.
 * A folder that npm itself filled is recognised, so a plain `npm ci` before is not repeated.
 */
export async function ensureInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash() && existsSync(pinnedNode))
    return;
  if (!matchesInstalledTree()) {
    console.log('Installing dependencies from package-lock.json …');
    const { code } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
    if (code !== 0) fail('Installing the dependencies failed; see the messages of npm above.');
  }
  if (!existsSync(pinnedNode)) await installPinnedNode();
  writeFileSync(stamp, lockHash());
}

/**
 * Where install scripts are switched off, the `node` package stays empty: its platform package is
 * fetched here instead.
 */
async function installPinnedNode() {
  const { version } = JSON.parse(readFileSync(at('node_modules', 'node', 'package.json'), 'utf8'));
  await npm([
    'install',
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `${nodePackage}@${version}`,
  ]);
  const binary = at('node_modules', nodePackage, 'bin', path.basename(pinnedNode));
  if (!existsSync(binary))
    fail(`Node ${version} could not be installed for this platform (${nodePackage}).`);
  mkdirSync(path.dirname(pinnedNode), { recursive: true });
  copyFileSync(binary, pinnedNode);
}

/** Compares the versions npm noted in node_modules with the lock file. */
function matchesInstalledTree() {
  const noted = at('node_modules', '.package-lock.json');
  if (!existsSync(noted) || !existsSync(pinnedNode)) return false;
  const expected = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(noted, 'utf8')).packages;
  return Object.entries(expected).every(
    ([name, entry]) => name === '' || entry.optional || present[name]?.version === entry.version,
  );
}
