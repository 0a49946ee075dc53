/** A list that waits for the view in which it opens (src/blocks/list/state/listState.ts). */
import { expect, it } from 'vitest';
import { ListStore } from '../../src/blocks/list/state/listState.ts';
import type { SearchState } from '../../src/blocks/list/state/search.ts';

const search: SearchState = { query: {}, filters: {}, page: 1, size: 10, sort: undefined };
const waiting = () => new ListStore(search, { hasViews: true, asked: '' });

it.each([
  ['searches', (list: ListStore) => list.reload({ query: { name: 'a' } })],
  ['sorts or turns pages', (list: ListStore) => list.change({ page: 2 })],
  ['chooses a layout', (list: ListStore) => list.arrange('board', true)],
])('does not wait any more for who %s', (_what, act) => {
  const list = waiting();
  act(list);
  expect(list.getState().asked).toBeUndefined();
});

it('waits on where it is only loaded again', () => {
  const list = waiting();
  list.reload();
  expect(list.getState()).toMatchObject({ asked: '', search, reloads: 1 });
});
