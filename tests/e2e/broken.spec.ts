/**
 * A broken page file: the checker refuses it, the running application shows where it is wrong, and
 * all other pages work.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot, startApp, type App } from './support/app.ts';
import { expect, signIn, test } from './support/test.ts';

const node = path.join(projectRoot, 'node_modules/node/bin/node');
let copy: string;
let app: App;

/** Changes one JSON file of the copy. */
// oxlint-disable-next-line typescript/no-explicit-any -- page files as people write them, unchecked
function edit(place: string, change: (value: any) => void, from = place): void {
  // any: the files differ
  const value = JSON.parse(readFileSync(path.join(copy, 'schemas', from), 'utf8'));
  change(value);
  mkdirSync(path.dirname(path.join(copy, 'schemas', place)), { recursive: true });
  writeFileSync(path.join(copy, 'schemas', place), JSON.stringify(value, null, 2));
}

/** Each mistake lives in a page of its own, made from the post page. */
// oxlint-disable-next-line typescript/no-explicit-any -- page files as people write them, unchecked
const mistakes: { id: string; shows: RegExp; make(page: any): void }[] = [
  // any: mistakes break the type on purpose
  {
    id: 'broken/typo',
    shows: /colums[\s\S]*columns/,
    make: (page) => {
      page.list.colums = page.list.columns;
      delete page.list.columns;
    },
  },
  {
    id: 'broken/field',
    shows: /postNmae[\s\S]*postName/,
    make: (page) => {
      page.list.query.push('postNmae');
    },
  },
  {
    id: 'broken/action',
    shows: /creat\b[\s\S]*create/,
    make: (page) => {
      page.list.toolbar[0] = 'creat';
    },
  },
  {
    id: 'broken/dict',
    shows: /sys_normal_disabl\b[\s\S]*sys_normal_disable/,
    make: (page) => {
      page.list.columns.push({
        field: 'status',
        options: { from: 'dict', dict: 'sys_normal_disabl' },
      });
    },
  },
  {
    id: 'broken/form',
    shows: /edti/,
    make: (page) => {
      page.actions = { ...page.actions, other: { run: [{ type: 'openForm', form: 'edti' }] } };
    },
  },
  {
    id: 'broken/expression',
    shows: /\$expr|row\.status/,
    make: (page) => {
      page.list.rowVisible = { $expr: 'row.status ==' };
    },
  },
  {
    id: 'broken/widget',
    shows: /Imput[\s\S]*Input/,
    make: (page) => {
      page.forms.edit.fields = [{ field: 'postName', widget: 'Imput' }];
    },
  },
  {
    id: 'broken/block',
    shows: /tabel/,
    make: (page) => {
      delete page.list;
      page.body = [{ type: 'tabel' }];
    },
  },
  {
    id: 'broken/cycle',
    shows: /postCode|postName/,
    make: (page) => {
      page.forms.edit.rules = [
        {
          target: 'postName',
          if: { $expr: "values.postCode == 'a'" },
          set: { value: { $expr: 'values.postCode' } },
        },
        {
          target: 'postCode',
          if: { $expr: "values.postName == 'a'" },
          set: { value: { $expr: 'values.postName' } },
        },
      ];
    },
  },
];

test.beforeAll(async () => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'pageloom-broken-'));
  for (const place of [
    'schemas',
    'src',
    'extensions',
    'scripts',
    'package.json',
    'package-lock.json',
  ])
    cpSync(path.join(projectRoot, place), path.join(copy, place), { recursive: true });
  for (const place of ['node_modules', 'dist'])
    symlinkSync(path.join(projectRoot, place), path.join(copy, place));
  for (const { id, make } of mistakes) {
    edit(
      `pages/${id}.json`,
      (page) => {
        Object.assign(page, {
          id,
          title: id,
          access: undefined,
          menu: { parent: 'broken', parentTitle: '坏页面', order: 1 },
        });
        make(page);
      },
      'pages/system/post.json',
    );
  }
  // In development a changed file shows without a restart.
  app = await startApp({ root: copy, env: { NODE_ENV: 'development' } });
});

test.afterAll(async () => {
  await app.stop();
  rmSync(copy, { recursive: true, force: true });
});

test('the checker names file, line, place and the nearest valid name of each mistake', () => {
  const { status, stdout, stderr } = spawnSync(
    node,
    [path.join(copy, 'scripts/check-schemas.mjs'), '--root', copy],
    { encoding: 'utf8' },
  );
  const printed = stdout + stderr;
  expect(status).toBe(1);
  for (const { id, shows } of mistakes) {
    const lines = printed.split('\n').filter((line) => line.includes(`${id}.json:`));
    expect(lines.length, id).toBeGreaterThan(0);
    expect(lines[0]).toMatch(/\.json:\d+ \//);
    expect(lines.join('\n')).toMatch(shows);
  }
});

/** The page as the server hands it out now. */
async function bundleOf(id: string, token: string) {
  const answer = await fetch(`${app.url}/schemas/pages/${id}.json`, {
    headers: { authorization: token },
  });
  return (await answer.json()) as { problems: { line: number; pointer: string }[] };
}

test('every broken page shows its own problem; the others work', async ({ page }) => {
  const token = await signIn(app.url);
  await page.context().addCookies([{ name: 'access_token', value: token, url: app.url }]);
  for (const { id, shows } of mistakes) {
    const bundle = await bundleOf(id, token);
    expect(bundle.problems.length, id).toBeGreaterThan(0);
    expect(bundle.problems[0]?.line, id).toBeGreaterThan(0);
    expect(JSON.stringify(bundle.problems), id).toMatch(shows);
  }
  await page.goto(`${app.url}/#/system/post`);
  await expect(page.getByText('董事长')).toBeVisible();
});

test('a page that was broken while the application runs says where, and works again once mended', async ({
  page,
}) => {
  const token = await signIn(app.url);
  await page.context().addCookies([{ name: 'access_token', value: token, url: app.url }]);
  /** What the server says of a page, once it has seen the changed file. */
  const problemsOf = async (id: string) => JSON.stringify((await bundleOf(id, token)).problems);
  edit('pages/system/config.json', (config) => {
    config.list.colums = [];
  });
  await expect.poll(() => problemsOf('system/config')).toContain('colums');
  await page.goto(`${app.url}/#/system/config`);
  await expect(page.getByText(/colums/).first()).toBeVisible();
  await expect(page.getByText('system/config.json').first()).toBeVisible();
  await expect(page.getByText(/\/list/).first()).toBeVisible();
  edit('pages/system/config.json', (config) => {
    delete config.list.colums;
  });
  await expect.poll(() => problemsOf('system/config')).toBe('[]');
  await page.reload();
  await expect(page.getByText('用户管理-账号初始密码')).toBeVisible();
});
