/** The secret of an installation: what is sealed with it is unreadable in a copy of the database alone. */
import { createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from './startup-error.ts';

export interface SecretKey {
  /** Tells keys apart without telling anything about them: 8 hex digits. */
  id: string;
  /** A key of 32 bytes of its own for one purpose. */
  derive(purpose: string): Buffer;
}

const fileName = 'secret.key';
/** Characters below which a secret could be guessed. */
const shortest = 32;

/**
 * SECRET_KEY, else the file in the data folder, made at the first start.
 * Several processes on one database must have the same.
 * @throws StartupError when it cannot be read, or is too short to be one
 */
export function openSecretKey({ secretKey, dataDir }: { secretKey?: string; dataDir: string }): SecretKey {
  const secret = secretKey ?? readOrMake(path.join(dataDir, fileName));
  return { id: createHash('sha256').update(`pageloom key ${secret}`).digest('hex').slice(0, 8), derive: (purpose) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)) };
}

function readOrMake(file: string): string {
  try {
    const secret = read(file) ?? make(file);
    if (secret.length >= shortest) return secret;
  } catch (error) {
    throw new StartupError(`The secret key ${file} cannot be read: ${(error as Error).message}.`);
  }
  throw new StartupError(`The secret key ${file} is damaged: restore it from a backup, or set SECRET_KEY.`);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written aside and linked into place: of several processes starting at once all get the first one's key, and none half a key. */
function make(file: string): string {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}
