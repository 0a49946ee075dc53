/**
 * What a backup holds, with lengths and checksums: nothing is restored that is not as it was
 * written.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../config/startup-error.ts';
import type { DialectName } from '../db/database.ts';
import { writeDurably } from '../files/durable.ts';

export interface Manifest {
  format: 1;
  /** ISO 8601. */
  made: string;
  /** Version of the program that made it. */
  program: string;
  dialect: DialectName;
  /** Number of system migrations that the database had seen. */
  databaseVersion: number;
  /** Which secret key the database was sealed under; null: nothing is sealed. */
  keyId: string | null;
  /** Whether uploaded files are in it; those in a bucket are not. */
  storedFiles: boolean;
  files: ManifestFile[];
}

/** Path with slashes, bytes, SHA-256 in hexadecimal. */
export interface ManifestFile {
  path: string;
  bytes: number;
  sha256: string;
}

const manifestName = 'manifest.json';

/** SHA-256 of the manifest without this member of it. */
const seal = (manifest: Manifest): string =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const content = `${JSON.stringify({ ...manifest, sha256: seal(manifest) }, null, 1)}\n`;
  await writeDurably({ file: path.join(folder, manifestName), content, top: folder });
}

/**
 * The manifest, after everything in the folder has been compared with it.
 * @throws StartupError naming what differs
 */
export async function readBackup(folder: string): Promise<Manifest> {
  const { sha256, ...manifest } = await readManifest(folder);
  if (manifest.format !== 1)
    throw new StartupError(
      `${folder} was made by a newer version of Pageloom (format ${manifest.format}): restore it with that.`,
    );
  if (sha256 !== seal(manifest))
    throw new StartupError(
      `${path.join(folder, manifestName)} is damaged: its checksum is not that of its content.`,
    );
  const named = new Set(manifest.files.map((file) => file.path));
  const there = await filesBelow(folder);
  const further = there.find((file) => file !== manifestName && !named.has(file));
  if (further)
    throw new StartupError(`${folder} holds ${further}, which its manifest does not name.`);
  for (const file of manifest.files) await compare(folder, file, there.includes(file.path));
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest & { sha256: string }> {
  const file = path.join(folder, manifestName);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Manifest & { sha256: string };
  } catch (error) {
    throw new StartupError(
      `${folder} is no backup: ${file} cannot be read (${(error as Error).message}).`,
    );
  }
}

async function compare(
  folder: string,
  { path: name, bytes, sha256 }: ManifestFile,
  isThere: boolean,
): Promise<void> {
  if (!isThere) throw new StartupError(`The backup is not whole: ${name} is missing.`);
  const found = await fingerprint(path.join(folder, name));
  if (found.bytes !== bytes || found.sha256 !== sha256)
    throw new StartupError(
      `The backup is damaged: ${name} is not what was written (${found.bytes} of ${bytes} bytes).`,
    );
}

/**
 * Everything below the folder but itself, as paths with slashes. Links are not followed: they are
 * named and then missing.
 */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .sort();
}

export async function fingerprint(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Copies a file for good, and says what it holds. */
export async function copyWithFingerprint(
  from: string,
  { folder, name }: { folder: string; name: string },
): Promise<ManifestFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* passing(): AsyncGenerator<Buffer> {
    for await (const chunk of createReadStream(from) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await writeDurably({ file: path.join(folder, name), content: passing(), top: folder });
  return { path: name, bytes, sha256: hash.digest('hex') };
}
