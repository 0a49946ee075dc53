/** Countdowns and codes on a page: docs/examples/release. */
import { readFileSync } from 'node:fs';
import { violations } from './support/axe.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test } from './support/test.ts';

const { 'pages/demo/release': release } = exampleSchemas('release');
const opensAt = '2026-03-01 09:00:00';
/** The same moment: the clock of the server is eight hours ahead. */
const opening = Date.parse('2026-03-01T01:00:00Z');

test.use({
  schemas: { 'pages/demo/release': { ...release, state: { ...release.state, opensAt } } },
});

test('a countdown counts by the clock of the server, and runs its steps at the end', async ({
  page,
  open,
}) => {
  // The clock of this machine is a day late; that of the server is not.
  await page.clock.install({ time: opening - 90_061_000 - 86_400_000 });
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    const now = await page.evaluate(() => Date.now());
    const date = new Date(now + 86_400_000).toUTCString();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), date } });
  });
  await page.route('**/api/events', (route) => route.fulfill({ status: 204 }));
  await open('/demo/release');
  const countdown = page.getByRole('region', { name: '距离发布' });
  const clock = countdown.getByRole('timer');
  await expect(clock).toContainText('01 天');
  await expect(clock).toHaveText(/^01 天 01 时 0[01] 分 \d\d 秒\s*$/);
  // Nobody hears each second, but the last minute and the end.
  await expect(countdown.getByRole('status')).toHaveText('');
  expect(await violations(page, '.pl-blocks', 'all')).toEqual([]);
  // At one go, as for a machine that slept; from there on the clock stands but for single seconds,
  // so that the message stays.
  await page.clock.pauseAt(opening - 86_400_000 - 40_000);
  // The clock of the server is known to a second, and to the time that its answer took, which is
  // long on a busy machine: so the last minute, and the end, may come some seconds later.
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return countdown.getByRole('status').textContent();
    })
    .toBe('剩余不到 1 分钟');
  await page.clock.pauseAt(opening - 86_400_000 + 40_000);
  await expect(countdown.getByRole('status')).toHaveText('已发布');
  await expect(clock).toHaveCount(0);
  await expect(page.getByText('版本已发布')).toHaveCount(1);
});

test('a countdown that is past from the beginning runs nothing', async ({ page, open }) => {
  await open('/demo/release');
  const countdown = page.getByRole('region', { name: '距离发布' });
  await expect(countdown.getByRole('status')).toHaveText('已发布');
  await expect(page.getByText('版本已发布')).toHaveCount(0);
});

test('a code of the address is saved as a picture; barcodes say their texts', async ({
  page,
  open,
}) => {
  await open('/demo/release');
  const code = page.getByRole('region', { name: '在手机上打开' });
  await expect(code.getByRole('img', { name: '二维码' })).toBeVisible();
  await expect(code.getByText('扫码打开本页')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    code.getByRole('button', { name: '下载' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/demo-release\.png$/);
  expect(readFileSync(await file.path()).toString('latin1', 1, 4)).toBe('PNG');
  await expect(page.getByRole('img', { name: /SN-20260001/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /6901234567892/ })).toBeVisible();
});
