/**
 * Puts a backup in the place of an installation, or leaves the installation as it is
 * (docs/reliability.md).
 */
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ServerConfig } from '../config/config.ts';
import { databaseFile, ensureDataDir, keyFile, storedFiles } from '../config/data-dir.ts';
import { openSecretKey } from '../config/secret-key.ts';
import { StartupError } from '../config/startup-error.ts';
import { systemTables } from '../db/system-tables.ts';
import { makeFolder, moveDurably } from '../files/durable.ts';
import { databaseFolder, sqliteName } from './backup.ts';
import { copyWithFingerprint, readBackup } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { loadPostgres, requireNoServer, tablesOf, withClient } from './postgres/database.ts';
import { factsOfSqlite, requireUnused } from './sqlite.ts';

export interface RestoreOptions {
  config: Pick<ServerConfig, 'dataDir' | 'databaseUrl' | 's3' | 'secretKey'>;
  /** Folder that makeBackup made. */
  source: string;
  /** Puts it in the place of an installation that holds something. */
  force: boolean;
  report: (line: string) => void;
}

/** @throws StartupError when it cannot be restored; the installation is as it was then */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { config, source, force, report } = options;
  const manifest = await readBackup(source);
  checkFit(manifest, config);
  await ensureDataDir(config.dataDir);
  const occupied = await occupants(config);
  if (occupied && !force)
    throw new StartupError(
      `The installation is not empty (${occupied}): --force puts the backup in its place.`,
    );
  if (config.databaseUrl) await withClient(config.databaseUrl, requireNoServer);
  else requireUnused(config.dataDir);
  const staged = path.join(config.dataDir, '.restoring');
  await rm(staged, { recursive: true, force: true });
  try {
    await stage(staged, { source, manifest });
    await reportKey(manifest, { config, staged, report });
    await exchange({ config, manifest, staged, source, report });
    return manifest;
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

function checkFit(
  { dialect, databaseVersion, program, storedFiles: hasFiles }: Manifest,
  { databaseUrl, s3 }: RestoreOptions['config'],
): void {
  const configured = databaseUrl ? 'postgres' : 'sqlite';
  const supported = systemTables.length;
  if (dialect !== configured)
    throw new StartupError(
      `The backup is of ${dialect}, the settings name ${configured}: ` +
        `${dialect === 'postgres' ? 'set' : 'unset'} DATABASE_URL.`,
    );
  if (databaseVersion > supported)
    throw new StartupError(
      `The backup was made by a newer version of Pageloom (${program}, database version ` +
        `${databaseVersion}; this program knows ${supported}): restore it with that.`,
    );
  if (hasFiles && s3)
    throw new StartupError(
      'The backup holds uploaded files, the settings name a bucket: restore without ' +
        'S3_BUCKET, then copy the files into the bucket.',
    );
}

/** What the installation holds already, in words; empty: nothing. */
async function occupants({ dataDir, databaseUrl }: RestoreOptions['config']): Promise<string> {
  const names = (await readdir(dataDir)).filter(
    (name) => name.startsWith(databaseFile) || name === storedFiles || name === keyFile,
  );
  const found: string[] = [];
  for (const name of names) {
    // A key put there first is what a restoration wants; an empty folder holds nothing.
    const isEmpty =
      name === keyFile ||
      (name === storedFiles && (await readdir(path.join(dataDir, name))).length === 0);
    if (!isEmpty) found.push(path.join(dataDir, name));
  }
  if (databaseUrl) {
    const tables = await withClient(databaseUrl, tablesOf);
    if (tables.length) found.push(`${tables.length} tables in the database`);
  }
  return found.join(', ');
}

/** Everything but a database of PostgreSQL, copied beside its place and compared once more. */
async function stage(
  staged: string,
  { source, manifest }: { source: string; manifest: Manifest },
): Promise<void> {
  await makeFolder(staged);
  for (const file of manifest.files.filter(
    ({ path: name }) => manifest.dialect === 'sqlite' || !name.startsWith(`${databaseFolder}/`),
  )) {
    const name = file.path === sqliteName ? databaseFile : file.path;
    const copied = await copyWithFingerprint(path.join(source, file.path), {
      folder: staged,
      name,
    });
    if (copied.sha256 !== file.sha256)
      throw new StartupError(`${file.path} changed while it was read.`);
  }
  if (manifest.dialect === 'sqlite') factsOfSqlite(path.join(staged, databaseFile));
}

/** Without the key that sealed it the server refuses to start on it. */
async function reportKey(
  { keyId }: Manifest,
  {
    config,
    staged,
    report,
  }: { config: RestoreOptions['config']; staged: string; report: RestoreOptions['report'] },
): Promise<void> {
  const holder = existsSync(path.join(staged, keyFile)) ? staged : config.dataDir;
  const isThere = Boolean(config.secretKey) || existsSync(path.join(holder, keyFile));
  const key = isThere
    ? await openSecretKey({ secretKey: config.secretKey, dataDir: holder })
    : null;
  if (keyId === null || key?.id === keyId) return;
  report(
    `The backup was sealed with the secret key ${keyId}, ` +
      `${key ? `and the one here is ${key.id}` : 'and there is none here'}: put that key ` +
      `into ${path.join(config.dataDir, keyFile)} or SECRET_KEY before the server starts.`,
  );
}

interface Exchange {
  config: RestoreOptions['config'];
  manifest: Manifest;
  staged: string;
  source: string;
  report: RestoreOptions['report'];
}

/**
 * The old state is moved aside, the new one into its place; when anything fails, all of it back.
 */
async function exchange({
  config: { dataDir, databaseUrl },
  manifest,
  staged,
  source,
  report,
}: Exchange): Promise<void> {
  const aside = path.join(
    dataDir,
    `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`,
  );
  const done: { from: string; to: string }[] = [];
  const move = async (from: string, to: string): Promise<void> => {
    await moveDurably(from, to);
    done.push({ from, to });
  };
  const swap = async (): Promise<void> => {
    const arriving = await readdir(staged);
    const leaving = (await readdir(dataDir)).filter(
      (name) =>
        (!databaseUrl && name.startsWith(databaseFile)) ||
        (name === storedFiles && manifest.storedFiles) ||
        arriving.includes(name),
    );
    for (const name of leaving) await move(path.join(dataDir, name), path.join(aside, name));
    for (const name of arriving) await move(path.join(staged, name), path.join(dataDir, name));
    if (leaving.length)
      report(
        `What was there is in ${aside}: remove it when the restored installation is as it should be.`,
      );
  };
  try {
    if (databaseUrl) await loadPostgres(databaseUrl, path.join(source, databaseFolder), swap);
    else await swap();
  } catch (error) {
    for (const { from, to } of done.reverse()) await moveDurably(to, from);
    throw error;
  }
}
