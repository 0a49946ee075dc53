/** What one person and all together may store, counted exactly. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { openDatabase } from '../../../src/server/db/open.ts';
import { ownedFiles } from '../../../src/server/files/owned-files.ts';
import { sweepUploads } from '../../../src/server/files/sweep.ts';
import { localStorage } from '../../../src/server/files/storage.ts';
import {
  type Answer,
  type Client,
  makeUser,
  setParameter,
  startedServer,
} from '../support/index.ts';
import { bytesCounted } from './support/counted.ts';
import { required } from '../../../src/schema/required.ts';

const KiB = 1024;
const png = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');

const server = startedServer();

const setting = (key: string, value: string) => setParameter(server.database, key, value);
beforeEach(async () => {
  await setting('sys.file.quotaPerUser', '1');
  await setting('sys.file.quotaTotal', '0');
});

const picture = (bytes: number): Blob => new Blob([new Uint8Array(Buffer.concat([png], bytes))]);
const upload = (client: Client, bytes: number): Promise<Answer> => {
  const form = new FormData();
  form.set('file', picture(bytes), 'a.png');
  return client.post('/common/upload', form);
};
const avatar = (client: Client, bytes: number): Promise<Answer> => {
  const form = new FormData();
  form.set('avatarfile', picture(bytes), 'me.png');
  return client.post('/system/user/profile/avatar', form);
};
async function person(name: string): Promise<Client & { id: number }> {
  const { userId, password } = await makeUser(server.database, name, {});
  return Object.assign(await server.signIn(name, password), { id: userId });
}
const counted = (userId: number): Promise<number> => bytesCounted(server, userId);
const sum = async (): Promise<number> =>
  (await server.database.read.selectFrom('sys_file').select('bytes').execute()).reduce(
    (all, { bytes }) => all + Number(bytes),
    0,
  );
const root = () => path.join(server.env.DATA_DIR, 'profile');
const files = (): number =>
  existsSync(root())
    ? readdirSync(root(), { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      ).length
    : 0;

describe('quotas', () => {
  it('end the uploads of one person, and of nobody else', async () => {
    const [one, other] = [await person('one'), await person('other')];
    expect((await upload(one, 700 * KiB)).code).toBe(200);
    const before = files();
    expect(await upload(one, 700 * KiB)).toEqual({
      code: 500,
      msg: '您上传的文件已达到每人 1 MB 的限额，请联系管理员',
    });
    expect(files()).toBe(before);
    expect((await upload(other, 700 * KiB)).code).toBe(200);
    expect(await counted(one.id)).toBe(700 * KiB);
    await setting('sys.file.quotaPerUser', '0');
    expect((await upload(one, 700 * KiB)).code).toBe(200);
  });

  it('end the uploads of all', async () => {
    const [one, other] = [await person('first'), await person('second')];
    await setting('sys.file.quotaPerUser', '0');
    await setting('sys.file.quotaTotal', String(Math.ceil((await counted(0)) / KiB / KiB) + 1));
    expect((await upload(one, 900 * KiB)).code).toBe(200);
    expect([(await upload(other, 900 * KiB)).msg, (await upload(other, 900 * KiB)).msg]).toContain(
      '文件存储空间已达到限额，请联系管理员',
    );
  });

  it('hold for uploads at the same time', async () => {
    const crowd = await person('crowd');
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(crowd, 300 * KiB)));
    expect(answers.filter(({ code }) => code === 200).length).toBeLessThanOrEqual(3);
    expect(answers.filter(({ code }) => code === 200).length).toBeGreaterThan(0);
    expect(await counted(crowd.id)).toBe(
      300 * KiB * answers.filter(({ code }) => code === 200).length,
    );
  });

  it('are freed by what is removed, and by uploads that fail', async () => {
    const painter = await person('painter');
    for (let time = 0; time < 4; time += 1)
      expect((await avatar(painter, 500 * KiB)).code).toBe(200);
    expect(await counted(painter.id)).toBe(500 * KiB);
    const form = new FormData();
    form.append('files', picture(100 * KiB), 'good.png');
    form.append('files', new Blob(['<html>']), 'bad.png');
    expect((await painter.post('/common/uploads', form)).code).toBe(500);
    expect(await counted(painter.id)).toBe(500 * KiB);
  });

  it('are the sum of the files that are there, whatever a crash left behind', async () => {
    const lost = 'upload/2026/11/21/lost.png';
    const storage = localStorage(root());
    await storage.write(
      lost,
      (async function* () {
        yield png;
      })(),
    );
    const victim = await person('victim');
    await server.database.write
      .insertInto('sys_file')
      .values({ key: lost, user_id: victim.id, bytes: 5000, pending_until: 1 })
      .execute();
    for (const user_id of [0, victim.id])
      await server.database.write
        .insertInto('sys_file_count')
        .values({ user_id, bytes: 5000 })
        .onConflict((one) =>
          one
            .column('user_id')
            .doUpdateSet((row) => ({ bytes: row('sys_file_count.bytes', '+', 5000) })),
        )
        .execute();
    await sweepUploads({ database: server.database, storage, now: Date.now });
    expect([await counted(victim.id), await storage.read(lost, 1)]).toEqual([0, null]);
    expect(await counted(0)).toBe(await sum());
  });
});

describe('counts', () => {
  it('are kept in step by uploads and removals that meet on two nodes', async () => {
    // The embedded database belongs to one process: there the same calls meet on one node.
    const other =
      server.database.dialect === 'postgres'
        ? await openDatabase(readConfig(server.env))
        : server.database;
    try {
      const owner = await person('nodes');
      const storage = localStorage(root());
      const nodes = [server.database, other].map((database) =>
        ownedFiles(
          { database, storage, now: Date.now },
          { userId: owner.id, userName: 'owner', most: 100 * KiB },
        ),
      );
      const parts = async function* (bytes: number): AsyncGenerator<Buffer> {
        yield Buffer.alloc(bytes);
      };
      const keys = Array.from({ length: 24 }, (_, index) => `upload/2026/11/21/node${index}.txt`);
      const stored = await Promise.all(
        keys.map((key, index) =>
          nodes[index % 2]?.write(key, parts(100 * KiB - index), 'node.txt').then(
            () => key,
            () => undefined,
          ),
        ),
      );
      const kept = stored.filter((key) => key !== undefined);
      expect(kept.length).toBeLessThanOrEqual(10);
      expect(kept.length).toBeGreaterThan(0);
      await Promise.all(
        kept
          .slice(1)
          .flatMap((key, index) => [
            nodes[index % 2]?.remove(key),
            nodes[(index + 1) % 2]?.remove(key),
          ]),
      );
      expect(await counted(owner.id)).toBe(100 * KiB - keys.indexOf(required(kept[0], 'kept[0]')));
      expect(await counted(0)).toBe(await sum());
    } finally {
      if (other !== server.database) await other.close();
    }
  });
});
