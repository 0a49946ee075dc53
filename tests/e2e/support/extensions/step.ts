/** A step, by docs/add-a-step.md: it prints the block that it names, and nothing beside it. */
import { filesOf } from '../guide.ts';
import { expect } from '../test.ts';
import type { Proof } from './proof.ts';

const pageFile = 'schemas/pages/demo/paper.json';
const print = { type: 'print', block: 'posts', title: { $text: '岗位 {size(rows)} 项' } };
const paper = {
  $schema: '../../meta/page.schema.json',
  version: 2,
  id: 'demo/paper',
  title: '打印示例',
  access: 'system:post:list',
  menu: { parent: 'demo', parentTitle: '示例', order: 4, icon: 'printer' },
  body: [
    { type: 'text', text: '只在屏幕上' },
    {
      type: 'list',
      name: 'posts',
      model: 'post',
      columns: ['postName', 'postCode'],
      toolbar: ['printPosts', 'printGone'],
    },
    { type: 'list', name: 'depts', model: 'dept', columns: ['deptName'] },
  ],
  actions: {
    printPosts: {
      label: '打印岗位',
      icon: 'printer',
      run: [print, { type: 'message', text: '已打印' }],
    },
    printGone: {
      label: '打印详情',
      run: [
        { type: 'setState', values: { tried: true } },
        {
          type: 'print',
          block: 'details',
          onError: [{ type: 'message', tone: 'warning', text: { $text: '无法打印：{problem}' } }],
        },
      ],
    },
  },
  state: { tried: false },
};
const details = {
  type: 'card',
  name: 'details',
  visible: { $expr: 'route.query.all == "1"' },
  body: [],
};
const use = { [pageFile]: { ...paper, body: [...paper.body, details] } };

export const step: Proof = {
  kind: 'a step',
  files: filesOf('add-a-step.md'),
  generated: [
    'docs/formats/step.md',
    'extensions/generated/stepCompilers.gen.ts',
    'extensions/generated/stepDefinitions.gen.ts',
    'extensions/steps.md',
    'schemas/meta/step.schema.json',
    'src/schema/generated/meta.gen.ts',
    'src/schema/generated/types.gen.ts',
    'src/schema/generated/validators.gen.js',
  ],
  use,
  known(project) {
    expect(project.check()).toContain('no problems');
    const problems = (from: string, to: string) => project.checkWith(pageFile, from, to);
    expect(problems('"block":"posts"', '"block":"post"')).toMatch(/unknown block post.*posts/);
    expect(problems('"block":"posts"', '"blok":"posts"')).toMatch(/unknown key blok.*block/);
    expect(problems('size(rows)', 'size(rowz)')).toMatch(/rowz cannot be read here/);
    const palette = project.evaluate(
      'src/steps/catalogue.ts',
      "stepCatalogue.find(({ name }) => name === 'print')",
    );
    expect(palette).toMatchObject({ label: '打印', icon: 'printer', group: 'page' });
    for (const file of ['docs/formats/step.md', 'extensions/steps.md'])
      expect(project.read(file)).toContain('Prints a block of the page, or all of the page');
  },
  async running(page, app) {
    // The paper stays until the test has looked at it.
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await page.goto(`${app.url}/#/demo/paper`);
    const post = page.getByRole('cell', { name: '董事长' });
    const beside = [
      page.getByText('只在屏幕上'),
      page.getByRole('columnheader', { name: '部门名称' }),
    ];
    await expect(post).toBeVisible();
    const title = await page.title();
    await page.getByRole('button', { name: '打印岗位' }).click();
    await expect(page).toHaveTitle('岗位 0 项');
    await page.emulateMedia({ media: 'print' });
    await expect(post).toBeVisible();
    for (const one of beside) await expect(one).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByText('已打印')).toBeVisible();
    await expect(page).toHaveTitle(title);
    await page.emulateMedia({ media: 'print' });
    for (const one of beside) await expect(one).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    // A block that is not on screen: the page says what then.
    await page.getByRole('button', { name: '打印详情' }).click();
    await expect(page.getByText('无法打印：页面上没有显示区块 details')).toBeVisible();
  },
};
