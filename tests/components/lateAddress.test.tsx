import { act, useEffect, useMemo, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ListStore } from '../../src/blocks/list/state/listState.ts';
import { initialSearch } from '../../src/blocks/list/state/search.ts';
import { useUrlState } from '../../src/blocks/list/state/useUrlState.ts';
import { PageStore } from '../../src/runtime/core/pageStore.ts';
import { column, listPlan } from '../runtime/support.ts';
import { draw, pagePlan, route, type Drawn } from './support.tsx';

let drawn: Drawn;
afterEach(() => drawn.remove());

const plan = listPlan({ columns: [{ ...column('name'), sortable: true }] });
const store = () => new ListStore(initialSearch(plan, {}));
const sortOf = (list: ListStore) => list.getState().search.sort;
type Query = Record<string, string>;
/** The same at every drawing, as those of a list are. */
const noDefaults = {};

/** A list whose addresses come when they are let in, as those of a busy browser do. */
async function listen(list: ListStore) {
  const asked: Query[] = [];
  let letIn: (query: Query) => void = () => undefined;
  function Listener() {
    const [query, setQuery] = useState<Query>({});
    useEffect(() => {
      letIn = setQuery;
    }, []);
    const page = useMemo(
      () => ({
        plan: pagePlan,
        store: new PageStore({}),
        route: {
          ...route,
          setQuery: (next: Record<string, string | undefined>) =>
            void asked.push(JSON.parse(JSON.stringify(next)) as Query),
        },
      }),
      [],
    );
    useUrlState(plan, list, noDefaults, { ...page, route: { ...page.route, query } });
    return null;
  }
  drawn = await draw(<Listener />);
  return {
    asked,
    change: (order: 'asc' | 'desc') =>
      act(async () => list.change({ sort: { field: 'name', order } })),
    letIn: (query: Query) => act(async () => letIn(query)),
  };
}

it('an own address that comes after the next change does not take it back', async () => {
  const list = store();
  const { asked, change, letIn } = await listen(list);
  await change('asc');
  await change('desc');
  expect(asked).toEqual([{ sort: 'name-asc' }, { sort: 'name-desc' }]);
  await letIn(asked[0]!);
  expect(sortOf(list)).toEqual({ field: 'name', order: 'desc' });
  await letIn(asked[1]!);
  expect(sortOf(list)).toEqual({ field: 'name', order: 'desc' });
  expect(asked).toHaveLength(2);
});

it('an address of somebody else is followed, after own ones that never came, too', async () => {
  const list = store();
  const { asked, change, letIn } = await listen(list);
  await change('asc');
  await change('desc');
  await letIn(asked[1]!);
  await letIn({ sort: 'name-asc' });
  expect(sortOf(list)).toEqual({ field: 'name', order: 'asc' });
});
