/** Dragging by keys: the same places and refusals as by mouse, one after the other, in words. */
import { describe, expect, it } from 'vitest';
import { emptyPage, pageText, readPage } from '../../src/designer/document/page.ts';
import { carryOn, pickUp, pickUpChosen, putBack, putDown } from '../../src/designer/drag/carry.ts';
import type { Dragged } from '../../src/designer/drag/carried.ts';
import { stopsFor } from '../../src/designer/drag/stops.ts';
import { carriedWords } from '../../src/designer/drag/words.ts';
import { flatten, outlineOf } from '../../src/designer/outline/outline.ts';
import { fieldItems, paletteItems } from '../../src/designer/palette/items.ts';
import { DesignerStore } from '../../src/designer/state/designerStore.ts';
import type { Path } from '../../src/schema/pointer.ts';
import { pages, project } from './project.ts';

const page = {
  ...emptyPage('a/b', '页面'),
  model: 'post',
  list: { query: ['postName'], columns: ['postId', 'postCode', 'postName'] },
  forms: { edit: { fields: ['postName', { type: 'group', label: '组', fields: ['remark'] }] } },
};

function begun(...places: Path[]) {
  const store = new DesignerStore({ id: 'a/b', document: page, base: { text: null, hash: null } });
  for (const place of places) store.toggle(place);
  return { store, project };
}

type Begun = ReturnType<typeof begun>;

const words = (designer: Begun) => carriedWords(designer, designer.store.getState().carried!);
const item = (key: string): Dragged => ({
  kind: 'item',
  item: [...fieldItems(project.models.post ?? undefined, project), ...paletteItems()].find(
    (one) => one.key === key,
  )!,
});

describe('parts that are picked up', () => {
  it('begin where they are and go from place to place, to both ends', () => {
    const designer = begun(['list', 'columns', 0]);
    const { store } = designer;
    pickUpChosen(designer);
    expect(words(designer)).toBe('原来的位置');
    expect(carryOn(store, -1, false)).toBe(false);
    expect(carryOn(store, 1, false)).toBe(true);
    expect(words(designer)).toBe('列表的列：“岗位名称”之前');
    expect(carryOn(store, 1, false)).toBe(true);
    expect(words(designer)).toBe('列表的列：“岗位名称”之后');
    expect(carryOn(store, 1, false)).toBe(false);
    expect(putDown(designer)).toBe('dropped');
    expect(store.document()).toMatchObject({
      list: { columns: ['postCode', 'postName', 'postId'] },
    });
    expect(store.getState()).toMatchObject({ chosen: ['list', 'columns', 2], carried: undefined });
    store.undo();
    expect(pageText(store.document())).toBe(pageText(page));
  });

  it('leave the page alone where they were, and when they are put back', () => {
    const designer = begun(['list', 'columns', 0], ['list', 'columns', 1]);
    pickUpChosen(designer);
    expect(putDown(designer)).toBe('home');
    pickUpChosen(designer);
    carryOn(designer.store, 1, false);
    putBack(designer.store);
    expect(putDown(designer)).toBeUndefined();
    expect(designer.store.document()).toBe(page);
    expect(designer.store.getState().history.done).toEqual([]);
  });

  it('are refused by lists of other kinds, in words', () => {
    const designer = begun(['list', 'columns', 0]);
    pickUpChosen(designer);
    expect(carryOn(designer.store, -1, true)).toBe(true);
    expect(words(designer)).toBe('查询条件里不能放“岗位编号”');
    expect(putDown(designer)).toBeUndefined();
    expect(designer.store.getState().carried).toBeDefined();
  });

  it('of several kinds, or with a fixed place, stay', () => {
    const mixed = begun(['list', 'columns', 0], ['list', 'query', 0]);
    pickUpChosen(mixed);
    expect(mixed.store.getState().refused?.problem).toContain('种类不同');
    const fixed = begun(['forms', 'edit']);
    pickUpChosen(fixed);
    expect(fixed.store.getState()).toMatchObject({
      carried: undefined,
      refused: { problem: 'fixed' },
    });
  });

  it('go into a group, never into themselves', () => {
    const designer = begun(['forms', 'edit', 'fields', 1]);
    pickUpChosen(designer);
    const { stops } = designer.store.getState().carried!;
    const lists = stops.flatMap(({ target }) => (target ? [target.list.join('/')] : []));
    expect(new Set(lists)).toEqual(new Set(['forms/edit/fields']));
  });
});

describe('an item of the palette', () => {
  it('begins where a click would put it, and says which lists it has passed', () => {
    const designer = begun();
    designer.store.choose(['list', 'columns', 2]);
    pickUp(designer, item('field remark'));
    expect(words(designer)).toBe('列表的列：“岗位名称”之后');
    const block = begun();
    pickUp(block, item('block heading'));
    expect(block.store.getState().carried?.stops.some(({ target }) => target)).toBe(true);
    expect(putDown(block)).toBe('dropped');
    expect(block.store.document()).toMatchObject({ body: [{ type: 'heading' }] });
  });

  it('that fits nowhere is refused', () => {
    const designer = begun();
    const item = { ...paletteItems()[0]!, kinds: ['Nothing'] };
    pickUp(designer, { kind: 'item', item });
    expect(designer.store.getState().carried).toBeUndefined();
    expect(designer.store.getState().refused?.problem).toContain('没有可以放');
  });
});

it.each(pages.map(([id, text]) => [id, text] as const))(
  '%s: each part can be dropped at each of its stops',
  (id, text) => {
    const read = readPage(text);
    if (!('document' in read)) throw new Error('a committed page can be read');
    const { document } = read;
    const listed = flatten(outlineOf(document)).filter(
      ({ path, role }) => role === 'part' && typeof path.at(-1) === 'number',
    );
    // Parts of one list behave alike: the first of each is enough.
    const firsts = listed.filter(({ path }) => path.at(-1) === 0).slice(0, 6);
    for (const { path } of firsts) {
      const store = new DesignerStore({ id, document, base: { text: null, hash: null } });
      store.choose(path);
      pickUpChosen({ store, project });
      const stops = stopsFor(document, [], { kind: 'parts', parts: [path], label: '' });
      expect(stops.filter(({ isHome }) => isHome)).toHaveLength(1);
      while (carryOn(store, -1, false));
      for (let more = true, count = 0; more && count < 400; count += 1) {
        const { carried } = store.getState();
        expect(carriedWords({ store, project }, carried!)).not.toBe('');
        expect(putDown({ store, project })).toBeDefined();
        while (store.getState().history.done.length > 0) store.undo();
        expect(store.getState().refused).toBeUndefined();
        expect(store.document()).toEqual(document);
        store.setState({ carried });
        more = carryOn(store, 1, false);
      }
    }
  },
);
