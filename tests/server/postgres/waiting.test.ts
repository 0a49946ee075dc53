/** Waiting for PostgreSQL ends: for rows and tables that somebody holds, and for connections. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '../../../src/server/db/postgres.ts';
import { until } from '../../until.ts';
import type { Client, TestServer } from '../support/index.ts';
import { createCluster, serverOn } from './support.ts';
import type { Cluster } from './support.ts';

let cluster: Cluster;
let server: TestServer;
let admin: Client;

beforeAll(async () => {
  // What the server reports of it is for operators.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  cluster = await createCluster();
  server = await serverOn(cluster.url);
  admin = await server.admin();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.stop();
  await cluster.remove();
});

describe('waiting', () => {
  it('for a row that somebody holds ends with 503, and so does a statement without end', async () => {
    const {
      rows: [post],
    } = await admin.get('/system/post/list');
    const holder = new pg.Client({ connectionString: cluster.url });
    await holder.connect();
    try {
      await holder.query('begin');
      await holder.query('select 1 from sys_post where post_id = $1 for update', [post.postId]);
      const answer = await admin.raw('PUT', '/system/post', {
        body: JSON.stringify({ ...post, remark: 'later' }),
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.status).toBe(503);
      expect(await answer.json()).toEqual({ code: 503, msg: '数据库繁忙，请稍后再试' });
      await holder.query('rollback');
      await holder.query('begin');
      await holder.query('lock table sys_post in access exclusive mode');
      expect((await admin.raw('GET', '/system/post/list')).status).toBe(503);
    } finally {
      await holder.end();
    }
    expect(await admin.get('/system/post/list')).toMatchObject({ code: 200 });
  });

  it('for a free connection ends with 503', async () => {
    const database = await openPostgres({
      url: cluster.url,
      limits: {
        connections: 2,
        longConnections: 1,
        connect: 60_000,
        // New connections come up within it, too.
        wait: 3000,
        statement: 60_000,
        longStatement: 60_000,
        lock: 60_000,
        idleTransaction: 60_000,
      },
    });
    try {
      const release: (() => void)[] = [];
      const held = [1, 2].map(() =>
        database.transaction(() => new Promise<void>((resolve) => release.push(resolve))),
      );
      await until(async () => expect(release).toHaveLength(2));
      await expect(
        database.read.selectFrom('sys_post').select('post_id').execute(),
      ).rejects.toMatchObject({ name: 'DatabaseUnavailable', kind: 'busy' });
      for (const go of release) go();
      await Promise.all(held);
      expect(await database.read.selectFrom('sys_post').select('post_id').execute()).not.toEqual(
        [],
      );
    } finally {
      await database.close();
    }
  });
});
