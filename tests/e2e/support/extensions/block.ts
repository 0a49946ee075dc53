/** A block, by docs/add-a-block.md. */
import { filesOf } from '../guide.ts';
import { chooseByKeys } from '../list.ts';
import { expect } from '../test.ts';
import type { Proof } from './proof.ts';

const model = {
  $schema: '../meta/model.schema.json',
  version: 2,
  name: 'chore',
  label: '事项',
  table: 'demo_chore',
  key: 'choreId',
  labelField: 'subject',
  path: '/demo/chore',
  permission: 'demo:chore',
  fields: {
    choreId: { type: 'id', label: '编号' },
    subject: { type: 'string', label: '名称', required: true, maxLength: 50 },
    status: { type: 'string', label: '状态', dict: 'sys_normal_disable', default: '0' },
  },
};
const pageFile = 'schemas/pages/demo/chore.json';
const board = {
  type: 'kanban',
  name: 'board',
  title: '看板',
  field: 'status',
  text: { $text: '{row.subject}！' },
  onClick: [{ type: 'openForm', form: 'edit', mode: 'edit', recordKey: { $expr: 'row.choreId' } }],
};
const use = {
  'schemas/models/chore.json': model,
  [pageFile]: {
    $schema: '../../meta/page.schema.json',
    version: 2,
    id: 'demo/chore',
    title: '事项看板',
    model: 'chore',
    access: 'demo:chore:list',
    menu: { parent: 'demo', parentTitle: '示例', order: 4, icon: 'component' },
    body: [{ type: 'actions', actions: ['create'] }, board],
    forms: { edit: { fields: ['subject', 'status'] } },
  },
};

export const block: Proof = {
  kind: 'a block',
  files: filesOf('add-a-block.md'),
  generated: [
    'docs/formats/block.md',
    'extensions/generated/blockDefinitions.gen.ts',
    'schemas/meta/block.schema.json',
    'src/schema/generated/meta.gen.ts',
    'src/schema/generated/types.gen.ts',
    'src/schema/generated/validators.gen.js',
  ],
  use,
  known(project) {
    expect(project.check()).toContain('no problems');
    const problems = (from: string, to: string) => project.checkWith(pageFile, from, to);
    // Its members, what its check says, its row, and the names that its format refers to.
    expect(problems('"onClick"', '"onClik"')).toMatch(/\/body\/1.*onClik.*onClick/);
    expect(problems('"field":"status"', '"field":"stauts"')).toMatch(
      /\/body\/1\/field: unknown field stauts of chore.*status/,
    );
    expect(problems('row.subject', 'row.sujbect')).toMatch(/\/body\/1\/text.*sujbect.*subject/);
    expect(problems('"form":"edit"', '"form":"edti"')).toMatch(/\/body\/1\/onClick\/0\/form.*edit/);
    expect(problems('"field":"status"', '"model":"chroe","field":"status"')).toMatch(
      /\/body\/1\/model: unknown model chroe.*chore/,
    );
    expect(project.check()).toContain('no problems');
    const palette = project.evaluate(
      'src/blocks/catalogue.ts',
      "blockCatalogue.find(({ name }) => name === 'kanban')",
    );
    expect(palette).toMatchObject({ label: '看板', icon: 'component', group: 'data' });
    const page = project.read('docs/formats/block.md');
    expect(page).toContain('### KanbanBlock');
    expect(page).toContain('Steps run when a card is clicked; they read row.');
  },
  async running(page, app) {
    const busy = { json: { code: 500, msg: '数据库忙' } };
    await page.route('**/demo/chore/list**', (route) => route.fulfill(busy), { times: 1 });
    await page.goto(`${app.url}/#/demo/chore`);
    const shown = page.getByRole('region', { name: '看板' });
    // It could not be loaded; then there is nothing.
    await expect(shown.getByText('数据库忙')).toBeVisible();
    await shown.getByRole('button', { name: /重\s*试/ }).click();
    await expect(shown.getByText('暂无数据').last()).toBeVisible();

    // What is stored in a form of the page is on the board, under the labels of the dictionary.
    await page.getByRole('button', { name: '新增' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('名称').fill('浇花');
    await form.getByRole('button', { name: /保\s*存/ }).click();
    const normal = shown.getByRole('region', { name: '正常' });
    const disabled = shown.getByRole('region', { name: '停用' });
    await expect(normal.getByRole('button', { name: '浇花！' })).toBeVisible();
    await expect(disabled.getByRole('button')).toHaveCount(0);

    // A click runs its steps; the changed record moves.
    await normal.getByRole('button', { name: '浇花！' }).click();
    const status = form.getByRole('combobox', { name: '状态' });
    await chooseByKeys(status, '停用');
    await expect(form.locator('[data-field=status]')).toContainText('停用');
    await form.getByRole('button', { name: /保\s*存/ }).click();
    await expect(disabled.getByRole('button', { name: '浇花！' })).toBeVisible();
    await expect(normal.getByRole('button')).toHaveCount(0);
  },
};
