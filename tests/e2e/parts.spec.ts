/**
 * Parts of the application that come when they are needed, and do not: nothing that was entered is
 * lost.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  overThePage,
  kept,
  lost,
  ofDesigner,
  ofOtherModels,
  openHalfFilled,
  unsaid,
  whole,
} from './support/lateParts.ts';
import { placedParts } from './support/everyPart.ts';
import { lazyParts } from './support/parts.ts';
import { expect, test } from './support/test.ts';

/** The browser itself complains about the parts that were withheld. */
test.afterEach(({ complaints }) => {
  complaints.forget();
});

test('every lazy part of the application is proven here', () => {
  const proven = [
    ...placedParts(),
    ...overThePage.map(({ source }) => source),
    ...whole,
    ...unsaid,
    ...ofOtherModels,
    ...ofDesigner,
  ];
  expect(proven.toSorted()).toEqual(lazyParts().toSorted());
});

test('parts of other models come as all others do', () => {
  const byLazyPart = globSync('src/{runtime,blocks}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(lazyImport)].map(([, part]) =>
      path.join(path.dirname(file), part ?? '').replaceAll(path.sep, '/'),
    ),
  );
  expect(ofOtherModels.filter((source) => !byLazyPart.includes(source))).toEqual([]);
});

/** A component that `lazyPart` or, for blocks, `lazyBlock` imports; group 1: its file. */
const lazyImport = /lazy(?:Part|Block)[^;]*?import\('([^']+)'\)/g;

test('a part that stands in a page fails in its place and comes with 重试; a half-filled form keeps its input', async ({
  page,
  app,
  open,
}) => {
  const documents: string[] = [];
  page.on(
    'request',
    (request) => void (request.isNavigationRequest() && documents.push(request.url())),
  );
  // What holds others back while it is away itself comes first.
  const first = placedParts().filter((source) =>
    /^src\/(blocks\/.*Block|runtime\/form\/rows\/RowsField)\.tsx$/.test(source),
  );
  const parts = await openHalfFilled(page, open, app);
  const place = (source: string) =>
    page
      .locator('.ant-card, section')
      .filter({ has: page.getByText(source, { exact: true }) })
      .last();
  for (const source of first) await expect(place(source).getByText(lost), source).toBeVisible();
  parts.release(...first);
  await page.getByRole('button', { name: '重试' }).first().click();
  for (const source of first)
    await expect(
      place(source)
        .getByText(/^内容$|^一$|^-$|^x$/)
        .first(),
      source,
    ).toBeVisible();

  const others = placedParts().filter((source) => !first.includes(source));
  for (const source of others)
    await expect(
      place(source)
        .getByText(/这部分内容未能加载/)
        .first(),
      source,
    ).toBeVisible();
  await expect(kept(page)).toHaveValue('还没有保存');
  parts.release();
  await page.getByRole('button', { name: '重试' }).first().click();
  await expect(page.getByText(/这部分内容未能加载/)).toHaveCount(0);
  await expect(place('src/widgets/textArea/TextArea.tsx').locator('textarea')).toBeVisible();
  await expect(kept(page)).toHaveValue('还没有保存');
  expect(documents).toHaveLength(1);
});

test('what waits in the page comes by itself when the network returns', async ({
  page,
  app,
  open,
}) => {
  const parts = await openHalfFilled(page, open, app);
  await expect(page.getByText(lost).first()).toBeVisible();
  parts.release();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(lost)).toHaveCount(0);
  await expect(kept(page)).toHaveValue('还没有保存');
});

test('parts in the page wait without a network, and come by themselves when it returns', async ({
  page,
  app,
  open,
}) => {
  const parts = await openHalfFilled(page, open, app);
  await expect(page.getByText(lost).first()).toBeVisible();
  await page.context().setOffline(true);
  parts.release();
  await page.getByRole('button', { name: '重试' }).first().click();
  await expect(page.getByText(lost).first()).toBeVisible();
  await expect(kept(page)).toHaveValue('还没有保存');
  await page.context().setOffline(false);
  await expect(page.getByText(/这部分内容未能加载/)).toHaveCount(0);
  await expect(kept(page)).toHaveValue('还没有保存');
});

test('the parts of a page are fetched together, by its plan', async ({ page, open }) => {
  const released = Promise.withResolvers<void>();
  const asked = new Set<string>();
  page.on(
    'request',
    (request) => void asked.add(/\/assets\/(\w+)-[^/]+\.js$/.exec(request.url())?.[1] ?? ''),
  );
  // What stands around all the others does not come yet.
  await page.route('**/assets/SplitBlock-*.js', (route) =>
    released.promise.then(() => route.continue()),
  );
  await open('/system/user');
  await expect
    .poll(() => ['SplitBlock', 'TreeBlock', 'SwitchCell'].filter((name) => !asked.has(name)))
    .toEqual([]);
  released.resolve();
  await expect(page.locator('tbody').getByRole('switch').first()).toBeVisible();
});
