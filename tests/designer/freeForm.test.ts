/** A form by itself: how the browser keeps it, and that nothing around it is changed. */
import { describe, expect, it } from 'vitest';
import {
  keepAside,
  readBoard,
  writeBoard,
  type BoardKeys,
} from '../../src/designer/freeForm/board.ts';
import { formOf, formPlace, pageWith } from '../../src/designer/freeForm/freePage.ts';
import { DesignerStore } from '../../src/designer/state/designerStore.ts';
import type { FormSchema } from '../../src/schema/generated/types.gen.ts';

/** Keys of a browser; a full one keeps nothing more. */
function keysOf(texts: Record<string, string> = {}, isFull = false) {
  const kept = new Map(Object.entries(texts));
  const keys: BoardKeys = {
    get: (name) => kept.get(name) ?? null,
    set(added) {
      if (isFull) return false;
      for (const [name, text] of Object.entries(added)) kept.set(name, text);
      return true;
    },
  };
  return { kept, keys };
}

const form: FormSchema = {
  columns: 2,
  labels: 'left',
  fields: [
    { name: 'code', label: '编码', widget: 'Input', required: true },
    { type: 'tabs', items: [{ label: '一', fields: [{ name: 'area', widget: 'AreaPicker' }] }] },
  ],
  rules: [{ target: 'area', if: { $expr: "values.code == 'A'" }, set: { visible: false } }],
};

describe('the board', () => {
  it('gives back what was kept, under the names of the classic editor', () => {
    const { kept, keys } = keysOf();
    expect(readBoard(keys)).toBeUndefined();
    expect(writeBoard(keys, form, 'zh-CN')).toBe(true);
    expect([...kept.keys()].toSorted()).toEqual([
      'drawingItems',
      'formConf',
      'idGlobal',
      'lang',
      'treeNodeId',
    ]);
    expect(kept.get('idGlobal')).toBe('103');
    expect(readBoard(keys)).toEqual({ form });
  });

  it('counts from 100 when it is empty', () => {
    const { kept, keys } = keysOf();
    writeBoard(keys, { fields: [] }, 'en-US');
    expect(kept.get('idGlobal')).toBe('100');
    expect(kept.get('lang')).toBe('en-US');
  });

  it('says that it could not be kept', () => {
    expect(writeBoard(keysOf({}, true).keys, form, 'zh-CN')).toBe(false);
  });

  it.each([
    ['no JSON', '[{', '{}'],
    ['another value', '{"a":1}', '{}'],
    ['items that are none', '[5]', '{}'],
    ['keys that reach prototypes', '[{"__proto__":{}}]', '{}'],
    ['a frame that is none', '[]', '[]'],
  ])('keeps %s aside', (_what, drawingItems, formConf) => {
    const { kept, keys } = keysOf({ drawingItems, formConf });
    const board = readBoard(keys);
    expect(board).toEqual({ broken: JSON.stringify({ drawingItems, formConf }) });
    keepAside(keys, (board as { broken: string }).broken);
    writeBoard(keys, form, 'zh-CN');
    expect(JSON.parse(kept.get('drawingItems.unreadable')!)).toEqual({ drawingItems, formConf });
    expect(readBoard(keys)).toEqual({ form });
  });
});

describe('the designer of a form', () => {
  const storeOf = () =>
    new DesignerStore({
      id: 'form',
      document: pageWith(form, { id: 'form', title: '表单' }),
      base: { text: null, hash: null },
      root: formPlace,
    });

  it('chooses nothing outside the form', () => {
    const store = storeOf();
    expect(store.getState().chosen).toEqual(formPlace);
    store.choose(['body', 0]);
    expect(store.getState().chosen).toEqual(formPlace);
    store.choose([...formPlace, 'fields', 0]);
    expect(store.getState().chosen).toEqual([...formPlace, 'fields', 0]);
  });

  it('changes nothing outside it, and takes the form as a whole', () => {
    const store = storeOf();
    const before = store.document();
    const block = { type: 'text', text: '外' };
    expect(store.edit({ type: 'insert', at: ['body', 0], value: block })).toBe(false);
    expect(store.edit({ type: 'remove', at: formPlace })).toBe(false);
    expect(store.edit({ type: 'rename', at: formPlace, to: 'other' })).toBe(false);
    expect(store.edit({ type: 'move', from: [...formPlace, 'fields', 0], to: ['body', 0] })).toBe(
      false,
    );
    expect(store.document()).toBe(before);
    expect(store.getState().refused).toEqual({ problem: 'outside' });
    expect(store.edit({ type: 'set', at: formPlace, value: { fields: [] } })).toBe(true);
    expect(formOf(store.document())).toEqual({ fields: [] });
    store.undo();
    expect(formOf(store.document())).toEqual(form);
  });
});
