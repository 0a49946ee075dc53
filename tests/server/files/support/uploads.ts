/** A server with its storage, and files that are sent to it. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { readConfig } from '../../../../src/server/config/config.ts';
import { openStorage } from '../../../../src/server/files/open-storage.ts';
import { sweepUploads } from '../../../../src/server/files/sweep.ts';
import {
  type Answer,
  type S3Server,
  startedAdmin,
  startedServer,
  startS3,
  type TestServerOptions,
} from '../../support/index.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export const bytes = (text: string): Bytes => new Uint8Array(Buffer.from(text, 'latin1'));
export const png = bytes('\x89PNG\r\n\x1A\n picture');

/** A form with files under the name of a field. */
export function form(field: string, ...files: [name: string, content: Bytes][]): FormData {
  const data = new FormData();
  for (const [name, content] of files) data.append(field, new Blob([content]), name);
  return data;
}

/** The server, started before the tests of a suite and stopped after them. */
export function startedUploads(storage: 'folder' | 's3', more: TestServerOptions = {}) {
  let s3: S3Server | undefined;
  const options: TestServerOptions = { ...more };
  beforeAll(async () => {
    s3 = storage === 's3' ? await startS3() : undefined;
    options.env = s3?.env;
  });
  afterAll(() => s3?.stop());
  const server = startedServer(options);
  const admin = startedAdmin(server);
  return {
    server,
    admin,
    /** The store, where files are not in a folder. */
    s3: (): S3Server | undefined => s3,
    upload: (name: string, content: Bytes): Promise<Answer> =>
      admin.post('/common/upload', form('file', [name, content])),
    /** Removes what is left behind by that time, in epoch milliseconds. */
    sweep: async (time: number): Promise<void> =>
      sweepUploads({
        database: server.database,
        storage: await openStorage(readConfig(server.env)),
        now: () => time,
      }),
    /** Names of all stored files, unfinished ones included. */
    stored(): string[] {
      if (s3) return [...s3.objects.keys()];
      const root = path.join(server.env.DATA_DIR, 'profile');
      return existsSync(root)
        ? readdirSync(root, { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map(({ name }) => name)
        : [];
    },
  };
}
