/** A widget and functions of expressions, by docs/add-a-widget.md and docs/add-a-function.md. */
import { filesOf } from '../guide.ts';
import { expect } from '../test.ts';
import type { Proof } from './proof.ts';

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

export const widget: Proof = {
  kind: 'a widget and functions',
  files: { ...filesOf('add-a-widget.md'), ...filesOf('add-a-function.md') },
  generated: [
    'extensions/functions.md',
    'extensions/generated/functionDefinitions.gen.ts',
    'extensions/generated/functionSql.gen.ts',
    'extensions/generated/functions.gen.ts',
    'extensions/generated/widgetDefinitions.gen.ts',
    'extensions/generated/widgetFacts.gen.ts',
    'extensions/widgets.md',
  ],
  use,
  known(project) {
    expect(project.check()).toContain('no problems');
    const page = 'schemas/pages/demo/review.json';
    expect(project.checkWith(page, '"count"', '"cuont"')).toMatch(
      /Rating has no prop cuont.*count/,
    );
    const problems = (call: string) => project.checkWith(page, 'initials(row.title)', call);
    expect(problems('initails(row.title)')).toMatch(/no function "initails".*initials/);
    expect(problems('initials()')).toMatch(/initials\(text\) was given 0 arguments/);
    const palette = project.evaluate(
      'src/widgets/catalogue.ts',
      "widgetCatalogue.find(({ name }) => name === 'Rating')",
    );
    expect(palette).toMatchObject({ label: '评分', icon: 'star', group: 'number' });
    expect(project.read('extensions/widgets.md')).toContain(
      '`count` 星数 (integer ≥ 1 ≤ 10; default `5`)',
    );
    const functions = project.read('extensions/functions.md');
    expect(functions).toContain(
      '| `initials(text)` | First letters of the words of a text, in upper case. | ' +
        '`initials(\'ada lovelace\')` → `"AL"` |',
    );
    expect(functions).toContain('`percent(1, 4)` → `25`<br>`percent(1, 0)` → `null`');
    const described = project.evaluate(
      'src/schema/expression/functions/catalogue.ts',
      "functionCatalogue.find(({ name }) => name === 'initials')",
    );
    expect(described).toMatchObject({ label: '文本中各单词的首字母，大写。', group: 'text' });
  },
  async running(page, app) {
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
  },
};
