/**
 * The example of docs/examples/catalogue: what kinds of products say of them beyond their model,
 * and the controls of its pages.
 */
import type { Locator } from '@playwright/test';
import { exampleSchemas } from './schemas.ts';
import { expect, test as base } from './test.ts';

const titles = { product: '商品管理', productKind: '品类管理', quote: '报价管理' } as const;

interface Fixtures {
  /** Opens a page of the example. */
  openPage(name: keyof typeof titles): Promise<void>;
  /** Stores a kind over the wire; answers its key. */
  addKind(kind: { kindName: string; fields?: object[]; parentId?: number }): Promise<number>;
}

export const test = base.extend<Fixtures>({
  schemas: exampleSchemas('catalogue'),
  openPage: async ({ open, page }, use) => {
    await use(async (name) => {
      await open(`/demo/${name}`);
      // The page that was open before has such a button, too.
      const pane = page.getByRole('tabpanel', { name: titles[name] });
      await expect(pane.getByRole('button', { name: '新增' })).toBeVisible();
    });
  },
  addKind: async ({ admin }, use) => {
    await use(async (kind) => {
      const answer = await admin('POST', '/demo/productKind', kind);
      expect(answer.code, answer.msg).toBe(200);
      const name = encodeURIComponent(kind.kindName);
      return (await admin('GET', `/demo/productKind/list?kindName=${name}`)).data[0].kindId;
    });
  },
});

/** A kind with a number that must be given, and a text. */
export const fridges = {
  kindName: '冰箱',
  fields: [
    { name: 'power', label: '功率', type: 'decimal', unit: 'W', minimum: 1, required: true },
    { name: 'colour', label: '颜色', type: 'string' },
  ],
};

/** A field of a form by its label. */
export const field = (form: Locator, label: string): Locator =>
  form.getByLabel(label, { exact: true });

export const save = (form: Locator): Promise<void> =>
  form.getByRole('button', { name: /保\s*存/ }).click();
