/**
 * A step is a folder: the files that the guide shows are put into a copy of the project, and its
 * type check, checker, format pages, palette facts and running pages know it.
 */
import { filesOf } from './support/guide.ts';
import { guideProject } from './support/guideProject.ts';
import { enter, expect, test } from './support/test.ts';

const project = guideProject();
const added = filesOf('add-a-step.md');
const pageFile = 'schemas/pages/demo/paper.json';
const print = { type: 'print', block: 'posts', title: { $text: '岗位 {size(rows)} 项' } };
const page = {
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
const use = { ...page, body: [...page.body, details] };

test('a folder is all that a new step needs', () => {
  // What `npm run generate` writes.
  expect(project.add(added)).toEqual([
    'docs/formats/step.md',
    'extensions/generated/stepCompilers.gen.ts',
    'extensions/generated/stepDefinitions.gen.ts',
    'extensions/steps.md',
    'schemas/meta/step.schema.json',
    'src/schema/generated/meta.gen.ts',
    'src/schema/generated/types.gen.ts',
    'src/schema/generated/validators.gen.js',
  ]);
});

test('checker, format pages and palette know it', () => {
  project.write({ [pageFile]: use });
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
});

test('a running page prints the block that the step names, and nothing beside it', async ({
  page: view,
  complaints,
}) => {
  const app = await project.start();
  await enter(view.context(), app.url);
  // The paper stays until the test has looked at it.
  await view.addInitScript(() => {
    window.print = () => {};
  });
  await view.goto(`${app.url}/#/demo/paper`);
  const post = view.getByRole('cell', { name: '董事长' });
  const beside = [
    view.getByText('只在屏幕上'),
    view.getByRole('columnheader', { name: '部门名称' }),
  ];
  await expect(post).toBeVisible();
  const title = await view.title();
  await view.getByRole('button', { name: '打印岗位' }).click();
  await expect(view).toHaveTitle('岗位 0 项');
  await view.emulateMedia({ media: 'print' });
  await expect(post).toBeVisible();
  for (const one of beside) await expect(one).toBeHidden();
  await view.emulateMedia({ media: 'screen' });
  await view.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(view.getByText('已打印')).toBeVisible();
  await expect(view).toHaveTitle(title);
  await view.emulateMedia({ media: 'print' });
  for (const one of beside) await expect(one).toBeVisible();
  await view.emulateMedia({ media: 'screen' });

  // A block that is not on screen: the page says what then.
  await view.getByRole('button', { name: '打印详情' }).click();
  await expect(view.getByText('无法打印：页面上没有显示区块 details')).toBeVisible();
  expect(complaints).toEqual([]);
});
