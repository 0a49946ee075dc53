/** A server with agreements, whose records carry files, and what people do with them. */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { readConfig } from '../../../../src/server/config/config.ts';
import { openStorage } from '../../../../src/server/files/open-storage.ts';
import { sweepUploads } from '../../../../src/server/files/sweep.ts';
import type { FileStorage } from '../../../../src/server/files/storage.ts';
import {
  type Answer,
  type Client,
  makeUser,
  projectRoot,
  type S3Server,
  startedAdmin,
  startedServer,
  startS3,
  type TestServer,
  type TestServerOptions,
} from '../../support/index.ts';

const heads = { pdf: '%PDF-1.7\n', png: '\x89PNG\r\n\x1A\n', txt: 'text' };
const verbs = ['list', 'query', 'add', 'edit', 'remove', 'export'];

/** Content of this kind, of so many bytes. */
export const bytesOf = (kind: keyof typeof heads, size: number): Blob =>
  new Blob([new Uint8Array(Buffer.from(heads[kind].padEnd(size, ' '), 'latin1'))]);

/** A folder of the project with the model and the page of agreements; who makes it removes it. */
export function agreementRoot(): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'pageloom-files-'));
  const example = (name: string) => path.join(projectRoot, 'docs/examples/agreement', name);
  for (const name of ['schemas', 'package.json'])
    cpSync(path.join(projectRoot, name), path.join(root, name), { recursive: true });
  cpSync(example('model.json'), path.join(root, 'schemas/models/agreement.json'));
  cpSync(example('page.json'), path.join(root, 'schemas/pages/demo/agreement.json'));
  return root;
}

interface Sent {
  name: string;
  kind?: keyof typeof heads;
  size?: number;
  purpose?: string;
}

interface Agreements {
  server: TestServer;
  admin: Client;
  /** Signs in somebody who may do everything with the agreements of the scope. */
  person(dataScope?: string, deptId?: number): Promise<Client>;
  /** @returns the address of the file */
  upload(client: Client, file: Sent): Promise<string>;
  add(client: Client, body: object): Promise<Answer>;
  latest(client?: Client): Promise<Answer>;
  /** Status of the file for a caller; undefined: nobody who has signed in. */
  read(address: string, client?: Client): Promise<number>;
  /** Whether the store has the file. */
  isStored(address: string): boolean;
  /** @param change the storage as it is this time */
  sweep(change?: (storage: FileStorage) => FileStorage): Promise<void>;
  /** Lets so many milliseconds go by. */
  pass(milliseconds: number): void;
}

/** The server, started before the tests of a suite and stopped after them. */
export function startedAgreements(kind: 'folder' | 's3'): Agreements {
  let s3: S3Server | undefined;
  let root: string;
  let time = Date.now();
  const options: TestServerOptions = { now: () => time };
  beforeAll(async () => {
    s3 = kind === 's3' ? await startS3() : undefined;
    root = agreementRoot();
    Object.assign(options, { root, env: s3?.env });
  });
  afterAll(async () => {
    await s3?.stop();
    rmSync(root, { recursive: true, force: true });
  });
  const server = startedServer(options);
  const admin = startedAdmin(server);
  let people = 0;
  return {
    server,
    admin,
    async person(dataScope = '1', deptId = 103) {
      const name = `clerk${++people}`;
      const permissions = verbs.map((verb) => `demo:agreement:${verb}`);
      const given = { permissions, dataScope, deptId };
      const { password } = await makeUser(server.database, name, given);
      return server.signIn(name, password);
    },
    async upload(client, { name, kind: head = 'pdf', size = 1000, purpose = '?purpose=record' }) {
      const form = new FormData();
      form.set('file', bytesOf(head, size), name);
      const answer = await client.post(`/common/upload${purpose}`, form);
      expect(answer).toMatchObject({ code: 200 });
      return String(answer.fileName);
    },
    add: (client, body) => client.post('/demo/agreement', { title: '协议', deptId: 103, ...body }),
    async latest(client = admin) {
      const { rows } = await client.get('/demo/agreement/list?pageNum=1&pageSize=1');
      return (await client.get(`/demo/agreement/${rows[0].agreementId}`)).data;
    },
    async read(address, client = server.client()) {
      const answer = await client.raw('GET', address);
      await answer.arrayBuffer();
      return answer.status;
    },
    isStored(address) {
      const file = address.replace(/\?.*/, '');
      return s3
        ? s3.objects.has(file.replace('/profile/', ''))
        : existsSync(path.join(server.env.DATA_DIR, file));
    },
    sweep: async (change = (storage) => storage) =>
      sweepUploads({
        database: server.database,
        storage: change(await openStorage(readConfig(server.env))),
        now: () => time,
      }),
    pass(milliseconds) {
      time += milliseconds;
    },
  };
}
