/** The temporary folder of a test run. */
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
/** Bytes that a run may need at once. */
const room = 4 * 1024 ** 3;

/**
 * Databases wait for the disk at every commit, and the disk is not under test: memory is used where
 * the system offers enough of it.
 */
function base() {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > room ? memory : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}

/**
 * A new folder, readable for the account under which PostgreSQL may have to run; it goes when the
 * process ends.
 */
export function makeScratch() {
  const folder = mkdtempSync(path.join(base(), 'pageloom-test-'));
  chmodSync(folder, 0o755);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
