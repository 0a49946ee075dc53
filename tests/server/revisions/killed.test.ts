/** A server is killed while it publishes: everybody goes on with what was published before. */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseFile } from '../../../src/server/config/data-dir.ts';
import { readConfig } from '../../../src/server/config/config.ts';
import { startServer as start } from '../../../src/server/start.ts';
import { startProcess } from '../../faults/rig/process.ts';
import {
  adminPassword,
  createClient,
  createTestDatabase,
  environmentOf,
  projectRoot,
  type Client,
  type TestDatabase,
} from '../support/index.ts';
import { liveOf, PATH, shownPage } from './support.ts';

let test: TestDatabase;
beforeAll(async () => void (test = await createTestDatabase()));
afterAll(() => test.drop());

/** Holds up whoever is about to store a revision, behind all else that publishing changes. */
interface Obstacle {
  /** Whether somebody waits there. */
  isReached(): Promise<boolean>;
  remove(): Promise<void>;
}

/** The statement takes longer than any test. */
function sqliteObstacle(dataDir: string): Obstacle {
  const file = new DatabaseSync(path.join(dataDir, databaseFile), { timeout: 0 });
  file.exec(`
    create trigger obstacle before insert on sys_page_revision begin
      select count(*) from (
        with recursive n(i) as (select 1 union all select i + 1 from n limit 1000000000000)
        select i from n);
    end`);
  let refusals = 0;
  return {
    /** Other work of the server is over in a moment. */
    async isReached() {
      try {
        file.exec('begin immediate; rollback');
        refusals = 0;
      } catch {
        refusals += 1;
      }
      return refusals > 20;
    },
    async remove() {
      file.exec('drop trigger obstacle');
      file.close();
    },
  };
}

/** The statement waits for a lock. */
async function postgresObstacle(connectionString: string): Promise<Obstacle> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const lock = "hashtext(current_schema() || ' obstacle')";
  await client.query(`
    select pg_advisory_lock(${lock});
    create function obstacle() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(${lock}); return new; end $$;
    create trigger obstacle before insert on sys_page_revision
      for each row execute function obstacle()`);
  return {
    async isReached() {
      const { rows } = await client.query(
        'select pid from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
      );
      return rows.length > 0;
    },
    async remove() {
      await client.query(`
        select pg_advisory_unlock(${lock});
        drop function obstacle cascade`);
      await client.end();
    },
  };
}

const page = 'system/post';
async function publish(client: Client, title: string, more: object = {}) {
  const { hash: expected } = await liveOf(client, page);
  const plain = { version: 2, id: page, title, body: [{ type: 'text', text: '内容' }] };
  const text = JSON.stringify({ ...plain, ...more });
  return client.post(`${PATH}/publish`, { page, text, expected, reason: title });
}

/** A model whose table is made before the revision is stored. */
const withModel = {
  model: 'survey',
  menu: { parent: 'made' },
  newModels: { survey: { label: '问卷', fields: { topic: { type: 'string', label: '主题' } } } },
};

it('keeps what it has answered, and nothing of what it was at', async () => {
  const { dataDir, databaseUrl } = test.settings;
  const killed = await startProcess({ settings: test.settings });
  const author = await createClient(killed.url).signIn('admin', adminPassword);
  expect(await publish(author, '先')).toMatchObject({ data: { number: 1 } });

  const obstacle = databaseUrl ? await postgresObstacle(databaseUrl) : sqliteObstacle(dataDir);
  const broken = publish(author, '后', withModel).then(
    () => 'answered',
    () => 'broken off',
  );
  await expect.poll(() => obstacle.isReached()).toBe(true);
  await killed.end('SIGKILL');
  expect(await broken).toBe('broken off');
  await obstacle.remove();

  const server = await start({ config: readConfig(environmentOf(test)), root: projectRoot });
  try {
    const admin = await createClient(server.url).signIn('admin', adminPassword);
    const history = async () => (await admin.get(`${PATH}/revision?page=${page}`)).data;
    expect(await history()).toMatchObject([{ number: 1, title: '先', state: 'live' }]);
    expect((await shownPage(admin, page))?.title).toBe('先');
    expect(await admin.get('/made/survey/list')).not.toHaveProperty('rows');
    expect(await publish(admin, '后', withModel)).toMatchObject({ data: { number: 2 } });
    expect(await admin.get('/made/survey/list')).toMatchObject({ total: 0 });
    expect((await shownPage(admin, page))?.title).toBe('后');
    expect(await history()).toMatchObject([
      { number: 2, state: 'live' },
      { number: 1, state: 'replaced' },
    ]);
  } finally {
    await server.close();
  }
});
