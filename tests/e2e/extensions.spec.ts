/**
 * What a team adds is folders in `extensions`, and nothing else: the files that the guides show are
 * put into a copy of the project, and its type check, checker, format pages, palette facts and
 * running pages know them.
 */
import { startApp, type App } from './support/app.ts';
import { copyProject, filesOf, type Copy } from './support/guide.ts';
import { enter, expect, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });

const added = { ...filesOf('add-a-widget.md'), ...filesOf('add-a-function.md') };

/** A page that uses them. */
const use = {
  'schemas/models/review.json': {
    $schema: '../meta/model.schema.json',
    version: 1,
    name: 'review',
    label: '评价',
    table: 'demo_review',
    key: 'reviewId',
    labelField: 'title',
    path: '/demo/review',
    permission: 'demo:review',
    operations: ['list', 'get', 'create', 'update', 'remove'],
    fields: {
      reviewId: { type: 'id', label: '编号' },
      title: { type: 'string', label: '标题', required: true, maxLength: 50 },
      score: { type: 'integer', label: '评分', minimum: 1, maximum: 10 },
      weight: { type: 'integer', label: '权重', minimum: 0, maximum: 100 },
    },
  },
  'schemas/pages/demo/review.json': {
    $schema: '../../meta/page.schema.json',
    version: 2,
    id: 'demo/review',
    title: '评价管理',
    model: 'review',
    access: 'demo:review:list',
    menu: { parent: 'demo', parentTitle: '示例', order: 2, icon: 'star' },
    list: {
      columns: [
        'title',
        { field: 'title', label: '首字母', value: { $expr: 'initials(row.title)' } },
        'weight',
        { field: 'score', widget: 'Rating' },
      ],
      toolbar: ['create'],
      row: ['edit'],
    },
    forms: {
      edit: {
        fields: [
          'title',
          { field: 'score', widget: 'Rating', props: { count: 10 } },
          { field: 'weight', widget: 'Slider' },
        ],
      },
    },
  },
};

let copy: Copy;
let app: App;

test.beforeAll(() => {
  copy = copyProject();
});

test.afterAll(async () => {
  await app?.stop();
  copy.remove();
});

test('folders in extensions are all that a widget and a function need', async () => {
  const before = copy.hashes();
  copy.write(added);
  copy.node('scripts/generate.mjs');
  const after = copy.hashes();
  const changed = Object.keys({ ...before, ...after }).filter(
    (file) => before[file] !== after[file] && !(file in added),
  );
  // What `npm run generate` writes for the installation.
  expect(changed.sort()).toEqual([
    'extensions/functions.md',
    'extensions/generated/functions.gen.ts',
    'extensions/generated/widgetDefinitions.gen.ts',
    'extensions/generated/widgetFacts.gen.ts',
    'extensions/widgets.md',
  ]);
  expect(copy.node('node_modules/typescript/bin/tsc', '--noEmit')).toBe('');
  expect(copy.node('node_modules/prettier/bin/prettier.cjs', '--check', 'extensions')).toContain(
    'All matched',
  );
  expect(copy.node('scripts/generate.mjs', '--check')).toContain('current');
});

test('checker, format pages and palette know them', () => {
  copy.write(
    Object.fromEntries(Object.entries(use).map(([file, json]) => [file, JSON.stringify(json)])),
  );
  expect(copy.node('scripts/check-schemas.mjs')).toContain('no problems');
  const page = 'schemas/pages/demo/review.json';
  const misspelt = JSON.stringify(use[page]).replace('"count"', '"cuont"');
  copy.write({ [page]: misspelt });
  expect(() => copy.node('scripts/check-schemas.mjs')).toThrow(/Rating has no prop cuont.*count/);
  copy.write({ [page]: JSON.stringify(use[page]) });
  const palette = copy.node(
    '--eval',
    "import('./src/widgets/catalogue.ts').then(({ widgetCatalogue }) => console.log(" +
      "JSON.stringify(widgetCatalogue.find(({ name }) => name === 'Rating'))))",
  );
  expect(JSON.parse(palette)).toMatchObject({ label: '评分', icon: 'star', group: 'number' });
  expect(copy.node('--print', "fs.readFileSync('extensions/widgets.md', 'utf8')")).toContain(
    '`count` 星数 (integer ≥ 1 ≤ 10; default `5`)',
  );
});

test('a running page works with them', async ({ page, complaints }) => {
  copy.node('scripts/build.mjs');
  app = await startApp({ root: copy.root });
  await enter(page.context(), app.url);
  await page.goto(`${app.url}/#/demo/review`);
  await page.getByRole('button', { name: '新增' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('标题').fill('ada lovelace');
  const stars = form.getByRole('group', { name: '评分' }).getByRole('radio');
  await expect(stars).toHaveCount(10);
  await stars.nth(3).click();
  // A component that knows nothing of Pageloom finds its field by Formily's own means.
  const slider = form.getByRole('slider', { name: '权重' });
  await slider.focus();
  for (let press = 0; press < 3; press += 1) await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', '3');
  await form.getByRole('button', { name: /保\s*存/ }).click();
  const row = page.getByRole('row', { name: /ada lovelace/ });
  await expect(row.getByRole('img', { name: '4 / 5' })).toBeVisible();
  await expect(row.getByRole('cell', { name: '3', exact: true })).toBeVisible();
  await expect(row.getByRole('cell', { name: 'AL', exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});
