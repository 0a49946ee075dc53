/** What is done in the designer, and the same on the hand-written page. */
import type { Page } from '@playwright/test';
import type { Seen } from '../browser.ts';
import { designed, part, view } from '../../tests/e2e/support/designer.ts';

/** One deed: what begins it and what is seen of it in the end. */
export interface Deed {
  name: string;
  event: string;
  seen: Seen;
  /** What comes before; it is not measured. */
  prepare?(): Promise<unknown>;
  deed(): Promise<unknown>;
}

/** A page that is edited: how much there is of it, and which of its parts. */
export interface Subject {
  kind: 'form' | 'wide';
  /** Address of the page on the hand-written side. */
  query: string;
  /** Number of the last field or column. */
  last: number;
}

/** What is done with one part, on either side, in this order. */
export type Deeds = (page: Page, subject: Subject, number: number) => Deed[];
export interface Side {
  /** What was there before the page is opened: the code of the designer has come. */
  ready?(page: Page): Promise<unknown>;
  open(page: Page, subject: Subject): Deed;
  deeds: Deeds;
}

const paper = '.pl-design-paper';
const label = (number: number): string => `字段 ${number}`;
const press = (page: Page) => () => page.keyboard.press('x');

/** Where a field or column is drawn. */
const drawn = (kind: Subject['kind'], number: number): string =>
  kind === 'form' ? `[data-field$="field${number}"]` : 'th';

/** The text that is dropped on a page, and the field that is dropped into a form. */
const dropped = { form: '[data-field$="field"]', wide: '[data-block-key="body.0"]' } as const;
const droppedName = { form: '单行文本', wide: '文字' } as const;

async function dragTo(page: Page, source: string, target: string): Promise<void> {
  const item = page.locator('.pl-palette-items button', { hasText: source }).first();
  await item.scrollIntoViewIfNeeded();
  const from = (await item.boundingBox())!;
  const to = (await page.locator(`${paper} ${target}`).first().boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height * 0.1, { steps: 5 });
  await page.locator('.pl-drop-line[data-refused="false"]').waitFor();
}

const designerDeeds: Deeds = (page, { kind }, number) => {
  const list = kind === 'form' ? '/forms/edit/fields' : '/body/1/columns';
  const box = page.locator('.pl-design-panel').getByRole('textbox', { name: '标题', exact: true });
  const undo = page.getByRole('button', { name: '撤销', exact: true });
  return [
    {
      name: 'choose a part',
      event: 'click',
      seen: { selector: '.pl-design-panel input', value: label(number) },
      prepare: () => view(page, '大纲'),
      deed: () => part(page, `${list}/${number - 1}`).click(),
    },
    {
      name: 'type a key',
      event: 'keydown',
      seen: { selector: `${paper} ${drawn(kind, number)}`, text: `${label(number)}x` },
      prepare: async () => {
        await box.focus();
        await box.press('End');
      },
      deed: press(page),
    },
    {
      name: 'drop a part',
      event: 'mouseup',
      seen:
        kind === 'form'
          ? { selector: `${paper} ${dropped.form}`, count: 1 }
          : { selector: `${paper} ${dropped.wide}:not(:has(.pl-design-block))`, count: 1 },
      prepare: async () => {
        await view(page, '组件');
        await dragTo(page, droppedName[kind], kind === 'form' ? drawn(kind, 2) : dropped.wide);
      },
      deed: () => page.mouse.up(),
    },
    {
      name: 'undo',
      event: 'click',
      seen:
        kind === 'form'
          ? { selector: `${paper}:not(:has(${dropped.form}))` }
          : { selector: `${paper} ${dropped.wide}:has(.pl-design-block)` },
      // For 50 ms after a drop no click passes, lest the drop be one.
      prepare: () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50))),
      deed: () => undo.click(),
    },
  ];
};

export const designer: Side = {
  async ready(page) {
    await page.locator(`${paper} th`).first().waitFor();
    await page.locator('.pl-design-panel .pl-field input').first().waitFor();
  },
  open: (page, { kind, last }) => ({
    name: 'open',
    event: 'keydown',
    seen: { selector: `${paper} ${kind === 'form' ? '.pl-field' : 'th'}`, text: label(last) },
    prepare: async () => {
      await designed(page).fill(`bench/${kind}`);
      await page.locator('.ant-select-item-option-active', { hasText: `bench/${kind}` }).waitFor();
    },
    deed: () => page.keyboard.press('Enter'),
  }),
  deeds: designerDeeds,
};

const handwrittenDeeds: Deeds = (page, { kind }, number) => [
  {
    name: 'choose a part',
    event: 'click',
    seen: { selector: 'input[aria-label="标题"]', value: label(number) },
    deed: () =>
      page
        .locator(kind === 'form' ? `[data-field="field${number}"]` : `th >> nth=${number}`)
        .click({ position: { x: 4, y: 4 } }),
  },
  {
    name: 'type a key',
    event: 'keydown',
    seen: { selector: drawn(kind, number), text: `${label(number)}x` },
    prepare: async () => {
      const box = page.getByRole('textbox', { name: '标题', exact: true });
      await box.focus();
      await box.press('End');
    },
    deed: press(page),
  },
  {
    name: 'drop a part',
    event: 'click',
    seen: { selector: kind === 'form' ? dropped.form : 'p.added', count: 1 },
    deed: () => page.getByRole('button', { name: '新增' }).click(),
  },
  {
    name: 'undo',
    event: 'click',
    seen: { selector: `#root:not(:has(${kind === 'form' ? dropped.form : 'p.added'}))` },
    deed: () => page.getByRole('button', { name: '撤销' }).click(),
  },
];

export const handwritten: Side = {
  open: (page, { kind, query, last }) => ({
    name: 'open',
    event: 'hashchange',
    seen: { selector: drawn(kind, last), text: label(last) },
    deed: () => page.evaluate((to) => void (location.hash = to), `kind=${kind}&${query}`),
  }),
  deeds: handwrittenDeeds,
};
