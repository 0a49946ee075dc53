/**
 * Whatever two people do with the files of records at the same time: after the sweep, stored are
 * exactly the files that a record carries.
 */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attachmentsIn } from '../../../src/schema/record/attachments.ts';
import { sweepUploads } from '../../../src/server/files/sweep.ts';
import { localStorage } from '../../../src/server/files/storage.ts';
import { type Client, startServer, type TestServer } from '../support/index.ts';
import { agreementRoot } from './support/agreements.ts';

let root: string;
let server: TestServer;
let clients: [Client, Client];

beforeAll(async () => {
  root = agreementRoot();
  server = await startServer({ root });
  clients = [await server.admin(), await server.admin()];
});
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

async function upload(client: Client): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob(['%PDF-1.7']), 'a.pdf');
  return String((await client.post('/common/upload?purpose=record', form)).fileName);
}
const sweep = () =>
  sweepUploads({
    database: server.database,
    storage: localStorage(path.join(server.env.DATA_DIR, 'profile')),
    now: Date.now,
  });
const records = async () =>
  (await clients[0].get('/demo/agreement/list?pageNum=1&pageSize=200')).rows;

/** What one person does next; records and files by their place among those there are. */
const step = fc.record({
  who: fc.constantFrom(0 as const, 1 as const),
  does: fc.constantFrom('add', 'set', 'copy', 'clear', 'remove', 'sweep'),
  record: fc.nat(3),
  files: fc.array(fc.nat(5), { maxLength: 3 }),
});

it('keeps what is carried and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
      async (rounds) => {
        const uploads = await Promise.all(Array.from({ length: 6 }, () => upload(clients[0])));
        const used = new Set<string>();
        // The steps of a round are taken at the same time.
        for (const round of rounds) {
          const present = await records();
          await Promise.all(
            round.map(async ({ who, does, record, files }) => {
              const client = clients[who];
              const { agreementId, files: carried } = present[record % present.length] ?? {};
              const value = files.map((index) => uploads[index]).join(',');
              if (does === 'set' || does === 'add')
                for (const index of files) used.add(uploads[index]!);
              if (does === 'add')
                await client.post('/demo/agreement', { title: '甲', files: value });
              else if (does === 'sweep') await sweep();
              else if (agreementId === undefined) return;
              else if (does === 'set')
                await client.put('/demo/agreement', { agreementId, title: '乙', files: value });
              else if (does === 'copy')
                await client.post('/demo/agreement', { title: '副本', files: carried });
              else if (does === 'clear')
                await client.put('/demo/agreement', { agreementId, title: '丙', files: '' });
              else await client.delete(`/demo/agreement/${agreementId}`);
            }),
          );
        }
        await sweep();
        const carried = new Set(
          (await records()).flatMap(({ files }: { files: string }) =>
            attachmentsIn(files).map((file) => file.path),
          ),
        );
        for (const address of carried)
          expect(existsSync(path.join(server.env.DATA_DIR, String(address)))).toBe(true);
        // Those that no record ever carried wait for a day.
        const left = uploads.filter(
          (address) => used.has(address) && existsSync(path.join(server.env.DATA_DIR, address)),
        );
        const uses = await server.database.read.selectFrom('sys_file_use').select('key').execute();
        expect(new Set(uses.map(({ key }) => `/profile/${key}`))).toEqual(carried);
        const waiting = await server.database.read
          .selectFrom('sys_file')
          .select('key')
          .where('expires_at', 'is not', null)
          .execute();
        const paths = new Set(waiting.map(({ key }) => `/profile/${key}`));
        for (const address of left) expect(carried.has(address) || paths.has(address)).toBe(true);
      },
    ),
    { numRuns: 12, endOnFailure: true },
  );
}, 600_000);
