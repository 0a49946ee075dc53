/**
 * With English chosen, no Chinese is left: on any page, in any dialog, form or menu that its
 * buttons open.
 */
import { readMenuTree } from '../../src/shell/routing/menuTree.ts';
import type { RouterEntry } from '../../src/shell/routing/entries.ts';
import { chineseIn } from './support/chinese.ts';
import { chooseEnglish, EnglishWalk } from './support/english.ts';
import { scrollTo } from './support/gallery.ts';
import { api, expect, test } from './support/test.ts';

/** All pages; those that only rows lead to, with one of their records. */
const paths: readonly string[] = [
  '/index',
  '/system/user',
  '/system/dept',
  '/system/user-auth/role/2',
  '/system/role',
  '/system/role-auth/user/2',
  '/system/post',
  '/system/menu',
  '/system/dict',
  '/system/dict-data/index/1',
  '/system/config',
  '/system/notice',
  '/system/notice/form',
  '/tool/swagger',
  '/monitor/online',
  '/monitor/migrations',
  '/tool/publicForm',
  '/tool/publicAnswer',
  '/system/log/operlog',
  '/system/log/logininfor',
  '/404',
  '/h5template',
  '/account/center',
  '/account/settings',
];

test('every page of the menu is walked over', async ({ page, app }) => {
  const token = await chooseEnglish(page, app);
  const { data } = await api(app, token, 'GET', '/getRouters');
  const pages = [...readMenuTree(data as RouterEntry[]).routes.values()];
  const index = await fetch(`${app}/schemas/index.json`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const known = ((await index.json()) as { pages: { id: string }[] }).pages.map(({ id }) => id);
  const missing = pages.filter(
    ({ path, target }) =>
      target.kind === 'page' &&
      known.includes(target.component.replace(/\/index$/, '')) &&
      !paths.includes(path),
  );
  expect(missing.map(({ path }) => path)).toEqual([]);
});

for (const path of paths)
  test(`no Chinese is left on the page ${path}`, async ({ page, app, open }) => {
    await chooseEnglish(page, app);
    const walk = new EnglishWalk(page, app);
    await open('/index');
    await expect(page.getByRole('main')).toBeVisible();
    await walk.page(path);
    expect([...walk.left]).toEqual([]);
  });

test('the map speaks English; names of places stay as they are written', async ({
  page,
  app,
  open,
}) => {
  await chooseEnglish(page, app);
  await open('/AMapView');
  const map = page.getByRole('application');
  await expect(map).toHaveAccessibleName('Map of the route');
  await page.getByRole('combobox', { name: 'Start', exact: true }).fill('beijing');
  await expect(
    page.locator('.ant-select-item-option-active').filter({ visible: true }),
  ).toContainText('北京市');
  await page.getByRole('combobox', { name: 'Start', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Search', exact: true }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Choose a destination');
  await expect(
    map.getByRole('button', { name: 'Zoom in' }).or(page.getByTitle('Zoom in')),
  ).not.toHaveCount(0);
  // Names on the map and of chosen places are Chinese; nothing else is.
  const isPlace = (found: string) =>
    /^(text|input)\b|: 北京市$/.test(found) || found.includes('pl-map');
  const left = (await chineseIn(page)).filter((found) => !isPlace(found));
  expect(left).toEqual([]);
});

test('the page of widgets speaks English; what its examples hold stays as it was written', async ({
  page,
  app,
  open,
}) => {
  await chooseEnglish(page, app);
  await open(
    '/widgets?only=FormGroup,CheckTree,FileUpload,Formula,DateRange,ArrayCards,steps,list',
  );
  const articles = page.locator('.pl-gallery article:has(> h3)');
  await expect(articles.first()).toBeVisible();
  for (const article of await articles.all()) await scrollTo(article);
  const own = await page.evaluate(() =>
    [
      'section > h2',
      'article > h3',
      'article > p',
      'article > section > h4',
      '[data-state] > p',
      '.pl-field-label',
    ].flatMap((place) =>
      [...document.querySelectorAll(`.pl-gallery ${place}`)]
        .filter((one) => !one.closest('.pl-blocks'))
        .map((one) => one.textContent),
    ),
  );
  expect(own).toContain('Not linked');
  expect(own.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
});

test('no Chinese is left in the editor of formatted texts', async ({ page, app, open }) => {
  await chooseEnglish(page, app);
  await open('/tinymce');
  const editor = page.locator('.pl-editor');
  await expect(editor.getByRole('toolbar')).toBeVisible();
  const names = await editor
    .getByRole('toolbar')
    .locator('button:not([aria-disabled=true])')
    .evaluateAll((tools) => tools.map((tool) => tool.getAttribute('aria-label') ?? ''));
  for (const name of names) {
    await editor.getByRole('button', { name, exact: true }).click();
    expect(await chineseIn(page), name).toEqual([]);
    // The source has no other tools; what opened is closed by keys.
    if (name === 'Source') await editor.getByRole('button', { name, exact: true }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  expect(names).toContain('Source');
});

test('no Chinese is left in the frame around the pages', async ({ page, app, open }) => {
  await chooseEnglish(page, app);
  const walk = new EnglishWalk(page, app);
  await open('/system/post');
  await walk.rest();
  const header = page.getByRole('banner');
  const buttons = header.getByRole('button');
  for (let at = 0; at < (await buttons.count()); at++) {
    await buttons.nth(at).click();
    await walk.look(`button ${at + 1} of the header:`);
    await walk.closeAll();
    await page.keyboard.press('Escape');
    await walk.rest();
  }
  await page.getByRole('tab', { name: 'Positions' }).click({ button: 'right' });
  await walk.look('the menu of a tab:');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search menu' }).fill('nothing is called so');
  await walk.look('the menu search:');
  // Languages are named in themselves.
  expect([...walk.left].filter((text) => !text.endsWith(': 简体中文'))).toEqual([]);
});

test('no Chinese is left where nobody is signed in, and behind a locked screen', async ({
  page,
  app,
  open,
}) => {
  await chooseEnglish(page, app);
  const walk = new EnglishWalk(page, app);
  for (const path of ['/user/login', '/user/register']) {
    await page.goto(`${app}/#${path}`);
    await walk.look(path);
    await page.getByRole('main').getByRole('button').last().click();
    await walk.look(`${path}, sent empty:`);
  }
  await open('/index');
  await walk.rest();
  await page.evaluate(() => localStorage.setItem('screen-lock', '1'));
  await page.reload();
  await expect(page.getByRole('form', { name: 'Unlock' })).toBeVisible();
  await walk.look('the locked screen:');
  expect([...walk.left]).toEqual([]);
  expect(await chineseIn(page)).toEqual([]);
});

test('no Chinese is left while the application is still loading', async ({ page, app }) => {
  await chooseEnglish(page, app);
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => released.promise.then(() => route.continue()));
  await page.goto(`${app}/`, { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(page).toHaveTitle('Management System');
  expect(await chineseIn(page)).toEqual([]);
  released.resolve();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
