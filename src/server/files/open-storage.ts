/** The storage that the settings name. */
import path from 'node:path';
import type { ServerConfig } from '../config/config.ts';
import { storedFiles } from '../config/data-dir.ts';
import { createS3Client } from './s3/client.ts';
import { requireBucket } from './s3/require-bucket.ts';
import { s3Storage } from './s3/storage.ts';
import { localStorage } from './storage.ts';
import type { FileStorage } from './storage.ts';

/** @throws StartupError when the S3 settings name a bucket that cannot be used */
export async function openStorage({
  s3,
  dataDir,
}: Pick<ServerConfig, 's3' | 'dataDir'>): Promise<FileStorage> {
  if (!s3) return localStorage(path.join(dataDir, storedFiles));
  const client = createS3Client(s3);
  await requireBucket(client, s3);
  return s3Storage(client, dataDir);
}
