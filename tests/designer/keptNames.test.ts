/** Blocks that keep widths for each person get a name when they begin to. */
import { expect, it } from 'vitest';
import { blockCatalogue } from '../../src/blocks/catalogue.ts';
import { paletteItems } from '../../src/designer/palette/items.ts';
import { DesignerStore } from '../../src/designer/state/designerStore.ts';

const pane = { body: [{ type: 'text', text: '甲' }] };
const opened = (body: readonly unknown[]) =>
  new DesignerStore({
    id: 'a/b',
    document: { version: 2, id: 'a/b', title: '甲', body },
    base: { text: null, hash: null },
  });
const bodyOf = (store: DesignerStore) => (store.document() as { body: unknown[] }).body;
const resizable = (block: number) => ['body', block, 'panes', 0, 'resizable'];

it('a split whose pane becomes resizable gets a name of its own, in one step', () => {
  const split = { type: 'split', panes: [pane, pane] };
  const store = opened([{ type: 'text', name: 'split', text: '乙' }, split]);
  store.edit({ type: 'set', at: resizable(1), value: true });
  expect(bodyOf(store)[1]).toEqual({
    type: 'split',
    panes: [{ ...pane, resizable: true }, pane],
    name: 'split2',
  });
  store.undo();
  expect(bodyOf(store)[1]).toEqual(split);
});

it('a name that there is stays, and one that was taken away', () => {
  const split = { type: 'split', name: 'sides', panes: [pane, pane] };
  const store = opened([split]);
  store.edit({ type: 'set', at: resizable(0), value: true });
  expect(bodyOf(store)[0]).toMatchObject({ name: 'sides' });
  store.edit({ type: 'remove', at: ['body', 0, 'name'] });
  store.edit({ type: 'set', at: ['body', 0, 'panes', 0, 'title'], value: '乙' });
  expect(bodyOf(store)[0]).not.toHaveProperty('name');
});

it('a list beside its record gets a name when it comes to the left', () => {
  const store = opened([{ type: 'masterDetail', side: 'top', list: {}, detail: [], state: 'key' }]);
  store.edit({ type: 'set', at: ['body', 0, 'side'], value: 'left' });
  expect(bodyOf(store)[0]).toMatchObject({ name: 'masterDetail' });
});

it('the palette names what keeps something from the beginning', () => {
  const made = (key: string) =>
    paletteItems()
      .find((one) => one.key === key)!
      .value('Block', []);
  expect(made('block masterDetail')).toMatchObject({ name: 'masterDetail' });
  expect(made('block split')).not.toHaveProperty('name');
});

it('blocks that are broken keep nothing, and break nothing', () => {
  for (const { name, keeps } of blockCatalogue)
    for (const panes of [undefined, null, 1, [null], [1], { a: 1 }])
      expect([name, typeof (keeps?.({ type: name, panes } as never) ?? false)]).toEqual([
        name,
        'boolean',
      ]);
});
