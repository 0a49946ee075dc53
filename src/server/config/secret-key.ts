/**
 * The secret of an installation: what is sealed with it is unreadable in a copy of the database
 * alone.
 */
import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeDurably } from '../files/durable.ts';
import { keyFile } from './data-dir.ts';
import { StartupError } from './startup-error.ts';

export interface SecretKey {
  /** Distinguishes keys without telling anything about them: 8 hex digits. */
  id: string;
  /** A key of 32 bytes of its own for one purpose. */
  derive(purpose: string): Buffer;
}

/** Characters below which a secret could be guessed. */
const shortest = 32;

export interface KeyPlace {
  secretKey?: string;
  dataDir: string;
  /** Whether something is kept that a new key could not read; absent: a missing key is made. */
  isInUse?: () => Promise<boolean>;
}

const wayOut =
  'restore it from a backup, or set SECRET_KEY to what it was; how to go on where ' +
  'neither is left stands in docs/reliability.md';

/**
 * SECRET_KEY, else the file in the data folder, made at the first start.
 * Several processes on one database must have the same.
 * @throws StartupError when it cannot be read, is too short or cut off, or is missing and was there
 */
export async function openSecretKey({ secretKey, dataDir, isInUse }: KeyPlace): Promise<SecretKey> {
  const secret = secretKey ?? (await readOrMake(path.join(dataDir, keyFile), isInUse));
  return keyOf(secret);
}

/** The key that a secret stands for. */
export const keyOf = (secret: string): SecretKey => ({
  id: createHash('sha256').update(`pageloom key ${secret}`).digest('hex').slice(0, 8),
  derive: (purpose) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)),
});

async function readOrMake(file: string, isInUse: KeyPlace['isInUse']): Promise<string> {
  const text = (await read(file)) ?? (await make(file, isInUse));
  const secret = text.trim();
  if (secret.length >= shortest && !isCutOff(text)) return secret;
  throw new StartupError(
    `The secret key ${file} is damaged (${Buffer.byteLength(text)} bytes, as a power cut leaves a file): ${wayOut}.`,
  );
}

/**
 * Keys made here are 64 hexadecimal digits and a line end; the beginning of that, or bytes that
 * never arrived, must not pass for another.
 */
const isCutOff = (text: string): boolean => /^[0-9a-f]{0,63}$/.test(text) || text.includes('\0');

async function read(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new StartupError(`The secret key ${file} cannot be read: ${(error as Error).message}.`);
  }
}

/** Of several processes starting at once all get the first one's key. */
async function make(file: string, isInUse: KeyPlace['isInUse']): Promise<string> {
  if (await isInUse?.())
    throw new StartupError(
      `The secret key ${file} is missing, but the database holds what was sealed with it: ${wayOut}.`,
    );
  const content = `${randomBytes(32).toString('hex')}\n`;
  await makeDurably({ file, content, top: path.dirname(file) }).catch((error: Error) => {
    throw new StartupError(`The secret key ${file} cannot be made: ${error.message}.`);
  });
  return (await read(file)) ?? '';
}
