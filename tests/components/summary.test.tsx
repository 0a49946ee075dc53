/**
 * Sums below the rows of a list: what is added up, how it is called, and that it follows changes.
 */
import { afterEach, expect, it } from 'vitest';
import { ListBlock } from '../../src/blocks/list/ListBlock.tsx';
import type { Envelope } from '../../src/protocol/codes.ts';
import { column, listPlan } from '../runtime/support.ts';
import { draw, type, type Drawn } from './support.tsx';
import { until } from '../until.ts';

let drawn: Drawn;
afterEach(() => drawn.remove());

const rows = [
  { id: 1, name: 'a', amount: 0.1, deal: { fee: 1 } },
  { id: 2, name: 'b', amount: 0.2, deal: { fee: '2.5' } },
  { id: 3, name: 'c', amount: null, deal: null },
];
const plan = listPlan({
  request: { url: '/demo/sale/list' },
  columns: [column('name'), column('amount'), column('deal.fee')],
  summary: [{ field: 'amount', of: 'page' }],
});

async function list(more: Partial<typeof plan>, answer: Partial<Envelope> = { rows, total: 3 }) {
  drawn = await draw(<ListBlock plan={{ ...plan, ...more }} />, () => ({
    code: 200,
    msg: '',
    ...answer,
  }));
  await drawn.rest();
}

/** Texts of the cells below, row by row; empty ones left out. */
const sums = (): string[][] =>
  [...drawn.root.querySelectorAll('tfoot tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent.trim()).filter(Boolean),
  );

it('adds up what is on show, exactly, also behind relations', async () => {
  await list({
    summary: [
      { field: 'amount', of: 'page' },
      { field: 'deal.fee', of: 'page' },
    ],
  });
  expect(sums()).toEqual([['本页合计', '0.3', '3.5']]);
});

it('shows what the server says of all rows, and nothing that it does not say', async () => {
  const summary = [
    { field: 'amount', of: 'page' },
    { field: 'amount', of: 'all' },
  ] as const;
  await list({ summary }, { rows, total: 30, sums: { amount: '12345678901234567.89' } });
  expect(drawn.sent[0]?.params).toMatchObject({ sums: 'amount' });
  expect(sums()).toEqual([
    ['本页合计', '0.3'],
    ['合计', '12345678901234567.89'],
  ]);
  drawn.remove();
  await list({ summary }, { rows, total: 30 });
  expect(sums()).toEqual([
    ['本页合计', '0.3'],
    ['合计', '-'],
  ]);
});

it('calls the sums of a list without pages those of all, unless it was cut', async () => {
  const whole = { paged: false, summary: [{ field: 'amount', of: 'all' }] } as const;
  await list(whole, { data: rows, sums: { amount: '0.30' } });
  expect(sums()).toEqual([['合计', '0.3']]);
  drawn.remove();
  const both = { paged: false, summary: [{ field: 'amount', of: 'page' }] } as const;
  await list(both, { data: rows, limited: { data: 3 } });
  expect(sums()).toEqual([['本页合计', '0.3']]);
});

it('counts changed cells as they are shown', async () => {
  const edit = { component: 'Input', props: {} };
  await list({ columns: [column('name'), { ...column('amount'), edit }] });
  const input = await until(async () => {
    await drawn.rest();
    const found = drawn.root.querySelector<HTMLInputElement>('tbody input.ant-input');
    if (!found) throw new Error('The cells are not there yet');
    return found;
  });
  await type(input, '5');
  await drawn.rest();
  expect(sums()).toEqual([['本页合计', '5.2']]);
});

it('adds up all rows of a tree, those of closed branches, too', async () => {
  const tree = { key: 'id', parent: 'parentId', expanded: false };
  const nodes = [
    { id: 1, parentId: 0, name: 'a', amount: 1 },
    { id: 2, parentId: 1, name: 'b', amount: 2 },
  ];
  await list({ tree, paged: false }, { data: nodes });
  expect(drawn.root.querySelectorAll('tbody tr')).toHaveLength(1);
  expect(sums()).toEqual([['合计', '3']]);
});

it('stands below no rows where there are none', async () => {
  await list({}, { rows: [], total: 0 });
  expect(drawn.root.querySelector('tfoot')).toBeNull();
});

it('says what the sums are of where the first column is added up, too', async () => {
  await list({ columns: [column('amount'), column('name')], selection: 'none' });
  expect(sums()).toEqual([['本页合计0.3']]);
});
