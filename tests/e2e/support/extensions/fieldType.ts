/**
 * A field type, by docs/add-a-field-type.md: forms enter amounts, the API sends them, and the table
 * holds cents.
 */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { adminPassword } from '../app.ts';
import { filesOf } from '../guide.ts';
import { expect } from '../test.ts';
import type { Proof } from './proof.ts';

const model = {
  $schema: '../meta/model.schema.json',
  version: 2,
  name: 'invoice',
  label: '发票',
  table: 'demo_invoice',
  key: 'invoiceId',
  labelField: 'title',
  path: '/demo/invoice',
  permission: 'demo:invoice',
  fields: {
    invoiceId: { type: 'id', label: '编号' },
    title: { type: 'string', label: '抬头', required: true, maxLength: 50 },
    amount: { type: 'cents', label: '金额', minimum: 0, default: 1.5, filter: 'exact' },
  },
};
const modelFile = 'schemas/models/invoice.json';
const use = {
  [modelFile]: model,
  'schemas/pages/demo/invoice.json': {
    $schema: '../../meta/page.schema.json',
    version: 1,
    id: 'demo/invoice',
    title: '发票管理',
    model: 'invoice',
    access: 'demo:invoice:list',
    menu: { parent: 'demo', parentTitle: '示例', order: 3, icon: 'money' },
    list: { columns: ['title', 'amount'], toolbar: ['create'], row: ['edit'] },
    forms: {
      edit: {
        schema: {
          type: 'object',
          properties: { title: { 'x-field': 'title' }, amount: { 'x-field': 'amount' } },
        },
      },
    },
  },
};

export const fieldType: Proof = {
  kind: 'a field type',
  files: filesOf('add-a-field-type.md'),
  generated: [
    'docs/formats/fieldTypes.md',
    'docs/formats/model.md',
    'schemas/meta/model.schema.json',
    'src/schema/generated/fieldChecks.gen.ts',
    'src/schema/generated/fieldStorages.gen.ts',
    'src/schema/generated/fieldTypes.gen.ts',
    'src/schema/generated/meta.gen.ts',
    'src/schema/generated/types.gen.ts',
    'src/schema/generated/validators.gen.js',
  ],
  use,
  known(project) {
    expect(project.check()).toContain('no problems');
    expect(project.checkWith(modelFile, '"default":1.5', '"default":"viel"')).toMatch(
      /"viel" is no amount/,
    );
    expect(project.checkWith(modelFile, '"default":1.5', '"default":1.5,"scale":3')).toMatch(
      /cents have two digits, not scale/,
    );
    expect(project.checkWith(modelFile, '"exact"', '"contains"')).toMatch(
      /can be filtered by exact, in, range, not by contains/,
    );
    expect(project.read('docs/formats/fieldTypes.md')).toContain(
      '| `cents` 分 | An amount of money',
    );
  },
  async running(page, app) {
    await page.goto(`${app.url}/#/demo/invoice`);
    await page.getByRole('button', { name: '新增' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('抬头').fill('织页');
    await expect(form.getByLabel('金额')).toHaveValue('1.50');
    await form.getByLabel('金额').fill('12.3');
    await form.getByRole('button', { name: /保\s*存/ }).click();
    await expect(page.getByRole('row', { name: /织页/ })).toContainText('12.3');

    const answer = await fetch(`${app.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: adminPassword }),
    });
    const { token } = (await answer.json()) as { token: string };
    const ask = async (address: string, body?: object) => {
      const reply = await fetch(`${app.url}/api/demo/invoice${address}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      return (await reply.json()) as { code: number; msg: string; rows: object[] };
    };
    expect((await ask('/list?amount=12.30')).rows).toMatchObject([{ title: '织页', amount: 12.3 }]);
    expect(await ask('', { title: '错', amount: 'viel' })).toMatchObject({
      code: 500,
      msg: '金额必须是数字',
    });
    const database = new DatabaseSync(path.join(app.dataDir, 'pageloom.sqlite'), {
      readOnly: true,
    });
    expect(database.prepare('select amount from demo_invoice').all()).toMatchObject([
      { amount: 1230 },
    ]);
    database.close();
  },
};
