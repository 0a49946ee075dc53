/** How far migrations of models are, for whoever watches the server. */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { violations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test('changes that go on, are done and have failed are listed with rows and reasons', async ({
  page,
  server,
  open,
}) => {
  const db = new DatabaseSync(path.join(server.dataDir, 'pageloom.sqlite'));
  db.exec('PRAGMA busy_timeout=10000');
  const add = db.prepare(`INSERT INTO sys_change_run
    (model, definition, steps, begun_at, ended_at, ended_as, done, total, error, kind)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const begun = Date.UTC(2026, 2, 1, 4);
  add.run(
    'post',
    'a',
    '["0001-code","0002-sort"]',
    begun,
    begun + 9000,
    'done',
    70,
    70,
    null,
    'migration',
  );
  add.run('order', 'b', '["0001-kept"]', begun + 1000, null, null, 500, 2000, null, 'migration');
  const reason = '0001-size: row 3 has a value of size';
  add.run('order', 'c', '["0001-size"]', begun, begun + 5000, 'failed', 2, 3, reason, 'migration');
  add.run('post', 'd', '["postName"]', begun, begun + 7000, 'done', 9, 9, null, 'computed');
  await page.clock.install();
  await open('/monitor/migrations');
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows.filter({ hasText: '0001-kept' })).toContainText(/order.*进行中.*500 \/ 2000/);
  const done = rows.filter({ hasText: '0001-code, 0002-sort' });
  await expect(done).toContainText(/岗位.*已完成.*70 \/ 70.*2026-03-01 12:00:00/);
  await expect(rows.filter({ hasText: reason })).toContainText('失败');
  await expect(rows.first()).toContainText('进行中');
  expect(await violations(page, '#content', 'all')).toEqual([]);
  await expect(page).toHaveTitle(/^数据升级/);
  await expect(rows.filter({ hasText: '计算字段' })).toContainText(/岗位.*岗位名称.*9 \/ 9/);
  // It goes on by itself.
  db.exec("UPDATE sys_change_run SET done = 1500 WHERE definition = 'b'");
  db.close();
  await page.clock.runFor(5000);
  await expect(rows.filter({ hasText: '0001-kept' })).toContainText('1500 / 2000');
});
