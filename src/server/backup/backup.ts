/** Copies an installation, as it is at one moment, while it is in use (docs/reliability.md). */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { ServerConfig } from '../config/config.ts';
import { keyFile } from '../config/data-dir.ts';
import { StartupError } from '../config/startup-error.ts';
import { makeFolder, moveDurably } from '../files/durable.ts';
import type { Facts } from './facts.ts';
import { copyWithFingerprint, filesBelow, fingerprint, writeManifest } from './manifest.ts';
import type { Manifest, ManifestFile } from './manifest.ts';
import { copyPostgres } from './postgres/database.ts';
import { copySqlite, factsOfSqlite } from './sqlite.ts';
import { copyStoredFiles, missingPictures } from './stored-files.ts';

export interface BackupOptions {
  config: Pick<ServerConfig, 'dataDir' | 'databaseUrl' | 's3' | 'secretKey'>;
  /** Folder to make. */
  target: string;
  /** Puts the secret key beside what is sealed with it. */
  withKey: boolean;
  /** Version of the program. */
  program: string;
  report: (line: string) => void;
}

/** Names in a backup. */
export const databaseFolder = 'database';
export const sqliteName = `${databaseFolder}/pageloom.sqlite`;

/** How often the database is copied anew because a picture was replaced meanwhile. */
const attempts = 5;

/** @throws StartupError when it cannot be made; nothing stays behind then */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  const { target } = options;
  if (existsSync(target))
    throw new StartupError(`${target} is there already: name a folder that is not.`);
  const folder = `${target}.unfinished-${process.pid}`;
  try {
    await makeFolder(folder);
    const manifest = await fill(folder, options);
    await writeManifest(folder, manifest);
    await moveDurably(folder, target);
    return manifest;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function fill(
  folder: string,
  { config, withKey, program, report }: BackupOptions,
): Promise<Manifest> {
  const made = new Date().toISOString();
  const listed = new Map<string, ManifestFile>();
  const facts = await copyTogether(folder, { config, listed });
  if (config.s3)
    report(
      `Uploaded files are in the bucket ${config.s3.bucket}, not in this backup: keep its versions, or copy it.`,
    );
  const key = await copyKey(folder, { config, withKey, report });
  const database = await Promise.all(
    (await filesBelow(path.join(folder, databaseFolder))).map(async (file) => {
      const name = `${databaseFolder}/${file}`;
      return { path: name, ...(await fingerprint(path.join(folder, name))) };
    }),
  );
  return {
    format: 1,
    made,
    program,
    dialect: config.databaseUrl ? 'postgres' : 'sqlite',
    storedFiles: !config.s3,
    databaseVersion: facts.databaseVersion,
    keyId: facts.keyId,
    files: [...database, ...listed.values(), ...key],
  };
}

/**
 * Files first, then the database, then the files that have come since: so every file is there that
 * the database names. Pictures that were replaced stay for a while (`REPLACED_TIME`); only one that
 * came and went while the database was copied for longer can be missing; then it is copied anew.
 */
async function copyTogether(
  folder: string,
  { config, listed }: { config: BackupOptions['config']; listed: Map<string, ManifestFile> },
): Promise<Facts> {
  for (let attempt = 1; ; attempt += 1) {
    if (!config.s3) await copyStoredFiles(config.dataDir, { folder, listed });
    await rm(path.join(folder, databaseFolder), { recursive: true, force: true });
    const facts = await copyDatabase(folder, config);
    if (config.s3) return facts;
    await copyStoredFiles(config.dataDir, { folder, listed });
    const missing = missingPictures(facts.pictures, listed);
    // A picture that is missing in the installation itself will not come by waiting.
    const replaced = missing.filter((name) => !existsSync(path.join(config.dataDir, name)));
    if (replaced.length === 0 || attempt === attempts) return facts;
  }
}

async function copyDatabase(
  folder: string,
  { dataDir, databaseUrl }: BackupOptions['config'],
): Promise<Facts> {
  if (databaseUrl) return copyPostgres(databaseUrl, path.join(folder, databaseFolder));
  const to = path.join(folder, sqliteName);
  await copySqlite(dataDir, to);
  return factsOfSqlite(to);
}

async function copyKey(
  folder: string,
  { config, withKey, report }: Pick<BackupOptions, 'config' | 'withKey' | 'report'>,
): Promise<ManifestFile[]> {
  const file = path.join(config.dataDir, keyFile);
  if (config.secretKey) {
    report(
      'The secret key is in SECRET_KEY, not in this backup: keep it apart, nobody can restore without it.',
    );
    return [];
  }
  if (!withKey) {
    report(
      `The secret key ${file} is not in this backup: keep a copy of it apart, nobody can ` +
        'restore without it (--with-key puts it in).',
    );
    return [];
  }
  report(
    'The secret key is in this backup: whoever reads the backup reads what is sealed in ' +
      'it, and can forge its operation log.',
  );
  return [await copyWithFingerprint(file, { folder, name: keyFile })];
}
