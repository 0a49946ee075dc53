import { act, Profiler, useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { announceWrite } from '../../src/runtime/data/writes.ts';
import { useRuntimeHost, type Http, type HttpRequest } from '../../src/runtime/host.ts';
import { ListBlock } from '../../src/blocks/list/ListBlock.tsx';
import { SelectionStore } from '../../src/blocks/list/table/selection.ts';
import { TableRow } from '../../src/blocks/list/table/TableRow.tsx';
import type { Row } from '../../src/blocks/list/table/rows.ts';
import { column, listPlan, queryField } from '../runtime/support.ts';
import { draw, type, type Drawn } from './support.tsx';
import type { Envelope } from '../../src/protocol/codes.ts';

let drawn: Drawn;
afterEach(() => drawn.remove());

const rowsAnswer = (names: readonly string[]): Envelope => ({
  code: 200,
  msg: '',
  rows: names.map((name, id) => ({ id, name })),
  total: 30,
});

let http: Http;
/** Takes hold of the http of the page. */
function HttpOfPage() {
  const { http: own } = useRuntimeHost();
  useEffect(() => {
    http = own;
  }, [own]);
  return null;
}

const plan = listPlan({
  request: { url: '/system/post/list' },
  query: [queryField('name')],
  columns: [column('name')],
});

async function list(answer?: (request: HttpRequest) => Envelope, more: Partial<typeof plan> = {}) {
  drawn = await draw(
    <>
      <HttpOfPage />
      <ListBlock plan={{ ...plan, ...more }} />
    </>,
    answer ?? (() => rowsAnswer(['one', 'two', 'three'])),
  );
  return { boxes: drawn.root.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]') };
}

const names = () =>
  [...drawn.root.querySelectorAll('tbody tr')].map((row) => row.textContent?.trim());

it('checking a row draws that row and no other', async () => {
  const store = new SelectionStore<Row>();
  const draws: string[] = [];
  const selection = { mode: 'multiple' as const, store, selectable: () => true };
  const shared = {
    columns: [],
    offsets: [],
    headRows: 1,
    selection,
    expandable: false,
    onToggleTree: () => {},
    onToggleExpand: () => {},
    onSelect: () => {},
  };
  const items = ['a', 'b', 'c', 'd'].map((name, key) => ({
    key,
    row: { name },
    depth: 0,
    open: false,
  }));
  drawn = await draw(
    <table>
      <tbody>
        {items.map((item, index) => (
          <Profiler key={item.key} id={item.row.name} onRender={(id) => draws.push(id)}>
            <TableRow item={item} index={index} shared={shared} expanded={false} />
          </Profiler>
        ))}
      </tbody>
    </table>,
  );
  draws.length = 0;
  await act(async () => store.toggle(2, { name: 'c' }));
  expect(new Set(draws)).toEqual(new Set(['c']));
  draws.length = 0;
  await act(async () => store.set(items.slice(0, 2), true));
  expect(new Set(draws)).toEqual(new Set(['a', 'b']));
  draws.length = 0;
  await act(async () => store.toggle(3, { name: 'd' }, true));
  expect(new Set(draws)).toEqual(new Set(['a', 'b', 'c', 'd']));
});

it('a list loads its rows once, and again by a search, the same one too', async () => {
  await list();
  expect(names()).toHaveLength(3);
  expect(drawn.sent).toMatchObject([
    { url: '/system/post/list', params: { pageNum: 1, pageSize: 10 } },
  ]);
  await type(drawn.root.querySelector<HTMLInputElement>('.pl-list-search input')!, 'x');
  const search = drawn.root.querySelector<HTMLButtonElement>(
    '.pl-list-search button[type=submit]',
  )!;
  await act(async () => search.click());
  await drawn.rest();
  expect(drawn.sent).toHaveLength(2);
  expect(drawn.sent[1]).toMatchObject({ params: { name: 'x' } });
  await act(async () => search.click());
  await drawn.rest();
  expect(drawn.sent).toHaveLength(3);
  expect(drawn.sent[2]).toMatchObject({ params: { name: 'x' } });
});

it('a write to what a list shows loads it again, one elsewhere does not', async () => {
  let newest = ['old'];
  await list(({ method }) => (method === 'POST' ? { code: 200, msg: '' } : rowsAnswer(newest)));
  newest = ['new'];
  await act(async () => http.request({ method: 'POST', url: '/system/dept' }));
  await drawn.rest();
  expect(names()[0]).toContain('old');
  await act(async () => http.request({ method: 'POST', url: '/system/post' }));
  await drawn.rest();
  expect(names()[0]).toContain('new');
  expect(drawn.sent.filter(({ url }) => url === '/system/post/list')).toHaveLength(2);
});

it('a list that could not be loaded says so, and comes when it can', async () => {
  let isOff = true;
  await list(() => {
    if (isOff) throw new Error('没有网络');
    return rowsAnswer(['one']);
  });
  expect(drawn.root.textContent).toContain('没有网络');
  isOff = false;
  await act(async () => announceWrite(http, { url: '/system/post' }));
  await drawn.rest();
  expect(names()).toHaveLength(1);
});

it('a page beyond the end is not shown; the last one is', async () => {
  await list(({ params }) => ({
    ...rowsAnswer(params?.pageNum === 1 ? ['first'] : []),
    total: 1,
  }));
  expect(names()[0]).toContain('first');
});

it('is asked again by time while it is seen, and shows its rows meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    let asked = 0;
    await list(() => rowsAnswer([`answer ${++asked}`]), { every: 5, selection: 'none' });
    expect(names()).toEqual(['answer 1']);
    const states: (string | null)[] = [];
    const table = drawn.root.querySelector('table')!;
    const watch = new MutationObserver(() => states.push(table.getAttribute('aria-busy')));
    watch.observe(table, { attributes: true });
    await act(async () => void vi.advanceTimersByTime(4_999));
    expect(asked).toBe(1);
    await act(async () => void vi.advanceTimersByTime(1));
    await drawn.rest();
    expect(names()).toEqual(['answer 2']);
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => void vi.advanceTimersByTime(10_000));
    seen.mockRestore();
    expect(asked).toBe(2);
    watch.disconnect();
    expect(states).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});
