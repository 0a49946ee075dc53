/** Several parts are chosen together: in ranges, one more, one less, outer ones for inner ones. */
import { describe, expect, it } from 'vitest';
import { emptyPage, pageText } from '../../src/designer/document/page.ts';
import { between, outermost, reachedBy, siblingsOf } from '../../src/designer/selection/places.ts';
import { gapIn } from '../../src/designer/selection/changes.ts';
import { chosenText, pasteText } from '../../src/designer/state/clipboard.ts';
import { DesignerStore } from '../../src/designer/state/designerStore.ts';
import {
  chooseOne,
  chooseSiblings,
  duplicateChosen,
  moveTo,
  removeChosen,
  shiftChosen,
} from '../../src/designer/state/structure.ts';
import { wrapChosen, wrappersOf } from '../../src/designer/palette/wrap.ts';
import type { Path } from '../../src/schema/pointer.ts';
import { project } from './project.ts';

const group = { type: 'group', label: '组', fields: ['remark', 'status'] };
const page = {
  ...emptyPage('a/b', '页面'),
  model: 'post',
  list: { query: ['postName', 'status'], columns: ['postId', 'postCode', 'postName', 'status'] },
  forms: { edit: { fields: ['postName', 'postCode', group, 'postSort'] } },
};
const column = (index: number): Path => ['list', 'columns', index];
const field = (index: number): Path => ['forms', 'edit', 'fields', index];
const inGroup = (index: number): Path => [...field(2), 'fields', index];

function begun(...places: Path[]): DesignerStore {
  const store = new DesignerStore({ id: 'a/b', document: page, base: { text: null, hash: null } });
  for (const place of places) store.toggle(place);
  return store;
}
const columnsOf = (store: DesignerStore) =>
  (store.document() as { list: { columns: unknown[] } }).list.columns;
const fieldsOf = (store: DesignerStore) =>
  (store.document() as typeof page).forms.edit.fields as unknown[];

describe('what is chosen', () => {
  it('is one more or one less, and never nothing', () => {
    const store = begun(column(0), column(2));
    expect(store.chosenPlaces()).toEqual([column(2), column(0)]);
    store.toggle(column(2));
    store.toggle(column(0));
    expect(store.chosenPlaces()).toEqual([column(0)]);
  });

  it('is never the page or a list beside a part', () => {
    const store = begun();
    store.choose(['list', 'columns']);
    store.toggle(column(1));
    expect(store.chosenPlaces()).toEqual([column(1)]);
    store.chooseRange([[], ['list', 'columns'], column(0), column(1)], column(0));
    expect(store.chosenPlaces()).toEqual([column(0), column(1)]);
    expect(chooseOne(store)).toBe(true);
    expect(store.chosenPlaces()).toEqual([column(0)]);
    expect(chooseOne(store)).toBe(false);
  });

  it('is all that stands beside a part', () => {
    const store = begun(column(1));
    chooseSiblings(store);
    expect(store.chosenPlaces()).toHaveLength(4);
    expect(siblingsOf(page, ['forms', 'edit'])).toEqual([['forms', 'edit']]);
    expect(siblingsOf(page, [])).toEqual([[]]);
  });

  it('is inside what is edited alone', () => {
    const base = { text: null, hash: null };
    const root = ['forms', 'edit'];
    const store = new DesignerStore({ id: 'a/b', document: page, base, root });
    store.toggle(field(0));
    store.toggle(column(0));
    expect(store.chosenPlaces()).toEqual([root]);
    store.chooseRange([root, field(0), field(1)], field(1));
    expect(store.chosenPlaces()).toEqual([field(1), field(0)]);
  });

  it('goes from one row to another, or to what is there', () => {
    const rows = [column(0), column(1), column(2), field(0)];
    expect(between(rows, column(2), column(0))).toEqual(rows.slice(0, 3));
    expect(between(rows, field(3), column(1))).toEqual([column(1)]);
    const among = { chosen: [column(0)], anchor: column(0) };
    expect(reachedBy(page, among, column(2))).toEqual(rows.slice(0, 3));
    expect(reachedBy(page, among, field(1))).toEqual([column(0), field(1)]);
  });

  it('counts a part for those in it, in the order of the page', () => {
    const places = [inGroup(1), field(3), field(2), column(0), inGroup(1)];
    expect(outermost(page, places)).toEqual([column(0), field(2), field(3)]);
    expect(gapIn([field(0), field(1)])).toBeUndefined();
    expect(gapIn([field(0), field(2)])).toBe('gap');
    expect(gapIn([field(0), column(1)])).toBe('apart');
    expect(gapIn([['forms', 'edit']])).toBe('apart');
  });
});

describe('several parts', () => {
  it('are removed in one step', () => {
    const store = begun(field(3), inGroup(0), inGroup(1), column(1), field(0));
    expect(removeChosen(store)).toBe(true);
    expect(columnsOf(store)).toEqual(['postId', 'postName', 'status']);
    // A group has no list of fields where it holds nothing, unless its format asks for it.
    expect(fieldsOf(store)).toEqual(['postCode', { ...group, fields: [] }]);
    expect(store.chosenPlaces()).toEqual([column(1)]);
    store.undo();
    expect(pageText(store.document())).toBe(pageText(page));
  });

  it('are doubled behind the last of their list', () => {
    const store = begun(column(0), column(2), inGroup(0));
    expect(duplicateChosen(store)).toBe(true);
    expect(columnsOf(store).slice(2, 5)).toEqual(['postName', 'postId', 'postName']);
    expect(fieldsOf(store)[2]).toEqual({ ...group, fields: ['remark', 'remark', 'status'] });
    expect(store.chosenPlaces()).toHaveLength(3);
    store.undo();
    expect(pageText(store.document())).toBe(pageText(page));
  });

  it('move together, with what is between them, up to the ends', () => {
    const store = begun(column(0), column(2));
    expect(shiftChosen(store, 1)).toBe(true);
    expect(columnsOf(store)).toEqual(['postCode', 'postId', 'status', 'postName']);
    expect(store.chosenPlaces()).toEqual([column(3), column(1)]);
    expect(shiftChosen(store, 1)).toBe(false);
    expect(shiftChosen(store, -1)).toBe(true);
    expect(pageText(store.document())).toBe(pageText(page));
    store.toggle(field(0));
    expect(shiftChosen(store, 1)).toBe(false);
    expect(store.getState().refused?.problem).toBe('apart');
  });

  it('are moved to one place, in their order', () => {
    const store = begun(field(3), inGroup(1), field(0));
    expect(moveTo(store, [field(0), inGroup(1), field(3)], inGroup(0))).toBe(true);
    const moved = { ...group, fields: ['postName', 'status', 'postSort', 'remark'] };
    expect(fieldsOf(store)).toEqual(['postCode', moved]);
    expect(store.chosenPlaces()[0]).toEqual([...field(1), 'fields', 0]);
    store.undo();
    expect(pageText(store.document())).toBe(pageText(page));
    expect(moveTo(store, [field(1), field(2)], inGroup(0))).toBe(false);
    expect(store.getState().refused?.problem).toBe('into-itself');
  });

  it('are wrapped where they stand next to each other', () => {
    const store = begun(field(0), field(1));
    const wrappers = wrappersOf({ store, project }, [field(0), field(1)]);
    const wrapper = wrappers.find(({ item }) => item.key === 'layout group')!;
    expect(wrapChosen({ store, project }, wrapper)).toBe(true);
    expect(fieldsOf(store)[0]).toMatchObject({ type: 'group', fields: ['postName', 'postCode'] });
    expect(fieldsOf(store)).toHaveLength(3);
    store.undo();
    expect(pageText(store.document())).toBe(pageText(page));
    expect(wrappersOf({ store, project }, [field(0), field(3)])).toEqual([]);
  });

  it('are copied as a list and pasted into another page in their order', () => {
    const text = chosenText(begun(column(2), column(0)))!;
    const document = {
      ...emptyPage('c/d', '另一页'),
      list: { model: 'post', columns: ['status'] },
    };
    const base = { text: null, hash: null };
    const store = new DesignerStore({ id: 'c/d', document, base });
    store.choose(['list']);
    expect(pasteText(store, chosenText(begun(column(1)))!)).toBe('done');
    store.choose(column(0));
    expect(pasteText(store, text)).toBe('done');
    expect(columnsOf(store)).toEqual(['status', 'postId', 'postName', 'postCode']);
    expect(store.chosenPlaces()).toEqual([column(1), column(2)]);
    store.undo();
    expect(columnsOf(store)).toEqual(['status', 'postCode']);
  });

  it.each([
    '[]',
    '[{}]',
    '[{"pageloom":"Column"},1]',
    `[${'{"pageloom":"Column"},'.repeat(500)}{"pageloom":"Column"}]`,
  ])('are not what %.30s says', (text) => {
    const store = begun(column(0));
    expect(pasteText(store, text)).toBe('no-part');
    expect(pageText(store.document())).toBe(pageText(page));
  });

  it('are all pasted or none', () => {
    const store = begun(column(0));
    const text = JSON.stringify([
      { pageloom: 'Column', value: 'remark' },
      { pageloom: 'Nothing', value: 1 },
    ]);
    expect(pasteText(store, text)).toBe('no-place');
    expect(pageText(store.document())).toBe(pageText(page));
  });
});

it('each step is undone by itself, also where the oldest are forgotten', () => {
  const store = begun(column(0), column(1));
  for (let count = 0; count < 1001; count += 1)
    expect(shiftChosen(store, count % 2 ? -1 : 1)).toBe(true);
  expect(columnsOf(store)).toEqual(['postName', 'postId', 'postCode', 'status']);
  store.undo();
  expect(columnsOf(store)).toEqual(page.list.columns);
});
