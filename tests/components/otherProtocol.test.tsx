import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { HttpRequest } from '../../src/runtime/host.ts';
import { PageRuntime } from '../../src/runtime/page/PageRuntime.tsx';
import type { Model, Page } from '../../src/schema/generated/types.gen.ts';
import { tinyProtocol } from '../fixtures/tinyProtocol.ts';
import { draw, route, type, type Drawn } from './support.tsx';
import { until } from '../until.ts';

const model: Model = {
  version: 2,
  name: 'note',
  label: 'Note',
  table: 'note',
  key: 'id',
  labelField: 'title',
  path: '/notes',
  permission: 'notes',
  sort: { at: 'desc' },
  fields: {
    id: { type: 'id', label: 'Number' },
    title: { type: 'string', label: 'Title', filter: 'contains' },
    kind: { type: 'string', label: 'Kind', dict: 'kinds' },
    at: { type: 'datetime', label: 'Time' },
  },
};
const page: Page = {
  version: 2,
  id: 'notes',
  title: 'Notes',
  model: 'note',
  list: {
    query: ['title'],
    columns: [{ field: 'title', sortable: true }, 'kind', 'at'],
    sort: { at: 'desc' },
    toolbar: ['create', 'remove', 'export'],
    row: ['edit'],
  },
  forms: { edit: { fields: ['title'] } },
};

let drawn: Drawn;
let notes: { id: number; title: string; kind: string; at: number }[];
beforeEach(() => {
  notes = [{ id: 7, title: 'first', kind: 'b', at: Date.UTC(2026, 0, 2) }];
});
afterEach(() => drawn.remove());

function answer({ method = 'GET', url, body }: HttpRequest) {
  if (url === '/words/kinds')
    return {
      items: [
        { id: 'a', name: 'Apples' },
        { id: 'b', name: 'Berries' },
      ],
    };
  if (method === 'PUT') {
    notes = notes.map((note) => ({ ...note, ...(body as object) }));
    return { item: notes[0] };
  }
  return url === '/notes' ? { items: notes, count: 25 } : { item: notes[0] };
}

/** The page as somebody with these permissions sees it. */
async function open(permissions: readonly string[] = ['all']) {
  drawn = await draw(<PageRuntime id="notes" route={route} />, answer, {
    protocol: tinyProtocol,
    viewer: { permissions, roles: [] },
    loadPage: () => Promise.resolve({ page, models: { note: model }, problems: [], hash: '1' }),
  });
  await sees(() => drawn.root.querySelector('tbody tr td') !== null);
}

/** Waits until something holds: parts of the page come late, later still on a busy machine. */
const sees = (holds: () => boolean): Promise<void> =>
  until(async () => {
    await drawn.rest();
    expect(holds(), document.body.textContent).toBe(true);
  });

const button = (text: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find(
    (one) => one.textContent?.replaceAll(/\s/g, '') === text,
  );
const click = async (element: Element | null | undefined) => {
  await act(async () =>
    element!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
  );
  await drawn.rest();
};
const lists = () =>
  drawn.sent.filter(({ url, method = 'GET' }) => method === 'GET' && url === '/notes');

it('a list asks for its pages and its order in the words of another protocol, and reads its answers', async () => {
  await open();
  await sees(() => drawn.root.textContent!.includes('Berries'));
  expect(drawn.root.textContent).toContain('first');
  // The clock is that of the protocol, too: midnight of UTC is five hours earlier there.
  expect(drawn.root.textContent).toContain('2026-01-01 19:00:00');
  expect(lists().at(-1)?.params).toEqual({ sort: '-at', page: 1, limit: 10 });
  await click(drawn.root.querySelector('.ant-pagination-next button'));
  expect(lists().at(-1)?.params).toEqual({ sort: '-at', page: 2, limit: 10 });
});

it('a search is sent in its words', async () => {
  await open();
  await type(drawn.root.querySelector<HTMLInputElement>('.pl-list-search input')!, 'x');
  await click(drawn.root.querySelector('.pl-list-search button[type=submit]'));
  await sees(() => lists().at(-1)?.params?.title === 'x');
  expect(lists().at(-1)?.params).toEqual({ title: 'x', sort: '-at', page: 1, limit: 10 });
});

it('a record is loaded, stored and shown again at its addresses', async () => {
  await open();
  const before = lists().length;
  await click(button('修改'));
  const title = () =>
    [...document.querySelectorAll<HTMLInputElement>('.ant-drawer input')].find(
      ({ value }) => value === 'first',
    );
  await sees(() => title() !== undefined);
  expect(drawn.sent.some(({ url }) => url === '/notes/7')).toBe(true);
  await type(title()!, 'second');
  await click(document.querySelector('.ant-drawer button.ant-btn-primary'));
  await sees(() => drawn.sent.some(({ method }) => method === 'PUT'));
  expect(drawn.sent.find(({ method }) => method === 'PUT')).toMatchObject({
    url: '/notes/7',
    body: { title: 'second' },
  });
  await sees(() => lists().length > before);
  await sees(() => drawn.root.textContent!.includes('second'));
});

it('its rights decide what is offered', async () => {
  await open(['notes:read']);
  expect(button('新增')).toBeUndefined();
  expect(button('修改')).toBeUndefined();
  drawn.remove();
  await open(['notes:write']);
  expect(button('新增')).toBeDefined();
  expect(button('修改')).toBeDefined();
});
