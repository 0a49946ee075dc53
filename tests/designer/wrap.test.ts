/** Parts are put into whatever holds such, and come out of it as they were. */
import { describe, expect, it } from 'vitest';
import { emptyPage, pageText } from '../../src/designer/document/page.ts';
import { problemsOf } from '../../src/designer/document/problems.ts';
import {
  unwrapChosen,
  unwrappable,
  wrapChosen,
  wrappersOf,
} from '../../src/designer/palette/wrap.ts';
import { DesignerStore } from '../../src/designer/state/designerStore.ts';
import type { Path } from '../../src/schema/pointer.ts';
import { project } from './project.ts';

const page = {
  ...emptyPage('a/b', '页面'),
  model: 'post',
  body: [{ type: 'text', text: '一' }],
  list: { columns: ['postCode'] },
  forms: { edit: { fields: ['postName', 'postCode'] } },
  actions: { one: { label: '一', run: [{ type: 'reload' }] } },
};

const begun = (chosen: Path) => {
  const store = new DesignerStore({ id: 'a/b', document: page, base: { text: null, hash: null } });
  store.choose(chosen);
  return { store, project };
};

const places: [string, Path, string[]][] = [
  ['a field', ['forms', 'edit', 'fields', 1], ['layout group', 'layout grid', 'layout tabs']],
  ['a block', ['body', 0], ['block tabs', 'block split']],
];
const format = ['unknown-key', 'missing-key', 'wrong-type', 'unknown-value', 'bad-form'];

describe.each(places)('%s', (_title, at, expected) => {
  const wrappers = wrappersOf(begun(at), [at]);

  it('can be put into what holds such', () => {
    expect(wrappers.map(({ item }) => item.key)).toEqual(expect.arrayContaining(expected));
    expect(wrappers.map(({ item }) => item.key)).not.toContain('widget Input');
  });

  it.each(wrappers.map((wrapper) => [wrapper.item.key, wrapper] as const))(
    'stands in %s, and undoing gives the page back',
    (_key, wrapper) => {
      const designer = begun(at);
      expect(wrapChosen(designer, wrapper)).toBe(true);
      const { store } = designer;
      expect(store.getState().chosen).toEqual(at);
      expect(pageText(store.document())).toContain(at[0] === 'body' ? '"text": "一"' : 'postCode');
      const wrong = problemsOf(store.document(), 'a/b', project);
      expect(wrong.filter(({ kind }) => format.includes(kind))).toEqual([]);
      const member = unwrappable(store.document(), at);
      if (member !== undefined) {
        expect(unwrapChosen(designer)).toBe(true);
        expect(pageText(store.document())).toBe(pageText(page));
      }
      store.undo();
      if (member !== undefined) store.undo();
      expect(pageText(store.document())).toBe(pageText(page));
    },
  );
});

it('columns, and parts that are no items of lists, are put into nothing', () => {
  const designer = begun(['list', 'columns', 0]);
  expect(wrappersOf(designer, [['list', 'columns', 0]])).toEqual([]);
  expect(wrappersOf(designer, [['forms', 'edit']])).toEqual([]);
  expect(unwrappable(designer.store.document(), ['forms', 'edit', 'fields', 0])).toBeUndefined();
});
