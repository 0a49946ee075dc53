/** What the palette offers can be put into a page, and is sound or says what it lacks. */
import { describe, expect, it } from 'vitest';
import { emptyPage, pageText } from '../../src/designer/document/page.ts';
import { problemsOf } from '../../src/designer/document/problems.ts';
import { dropTarget } from '../../src/designer/drag/dragged.ts';
import { insertItem } from '../../src/designer/palette/insert.ts';
import { fieldItems, paletteItems, type PaletteItem } from '../../src/designer/palette/items.ts';
import { newMemberLabel, newMembers } from '../../src/designer/palette/newMembers.ts';
import { targetFor } from '../../src/designer/palette/target.ts';
import { chosenText, pasteText } from '../../src/designer/state/clipboard.ts';
import { DesignerStore } from '../../src/designer/state/designerStore.ts';
import { duplicateChosen, removeChosen, shiftChosen } from '../../src/designer/state/structure.ts';
import type { Path } from '../../src/schema/pointer.ts';
import { blockCatalogue } from '../../src/blocks/catalogue.ts';
import { stepCatalogue } from '../../src/steps/catalogue.ts';
import { project } from './project.ts';

const begun = {
  ...emptyPage('a/b', '页面'),
  model: 'post',
  state: { node: 1 },
  sources: { posts: { url: '/system/post/list' } },
  list: { columns: ['postCode', 'postName'], query: ['status'] },
  forms: { edit: { fields: ['postName'] } },
  actions: { one: { label: '一', run: [{ type: 'reload' }] } },
};

const storeOf = (document: Record<string, unknown> = begun, chosen: Path = []): DesignerStore => {
  const store = new DesignerStore({ id: 'a/b', document, base: { text: null, hash: null } });
  store.choose(chosen);
  return store;
};

const page = (store: DesignerStore) => store.document() as typeof begun & { body: unknown[] };

/** Where an item goes when the part at a place is chosen. */
const goesTo = (item: Pick<PaletteItem, 'kinds'>, chosen: Path): string | undefined => {
  const target = targetFor(begun, chosen, item.kinds);
  return target && [...target.list, target.index].join('.');
};

describe('the palette', () => {
  it('has every block and step', () => {
    const keys = paletteItems().map(({ key }) => key);
    for (const { name } of blockCatalogue) expect(keys).toContain(`block ${name}`);
    for (const { name } of stepCatalogue) expect(keys).toContain(`step ${name}`);
  });

  it.each(paletteItems().map((item) => [item.key, item] as const))(
    'puts %s into a page with all that its format asks for',
    (_key, item) => {
      const store = storeOf(begun, item.kinds[0] === 'Step' ? ['actions', 'one'] : []);
      const target = targetFor(store.document(), store.getState().chosen, item.kinds);
      expect(insertItem({ store, project }, item, target!)).toBe(true);
      const format = ['unknown-key', 'missing-key', 'wrong-type', 'unknown-value', 'bad-form'];
      const problems = problemsOf(store.document(), 'a/b', project);
      expect(problems.filter(({ kind }) => format.includes(kind))).toEqual([]);
      store.undo();
      expect(pageText(store.document())).toBe(pageText(begun));
    },
  );

  it('gives blocks and fields names that nothing else has', () => {
    const store = storeOf();
    const input = paletteItems().find(({ key }) => key === 'widget Input')!;
    for (let count = 0; count < 3; count++)
      insertItem({ store, project }, input, targetFor(store.document(), [], input.kinds)!);
    expect(page(store).forms.edit.fields.slice(1)).toMatchObject([
      { name: 'field' },
      { name: 'field2' },
      { name: 'field3' },
    ]);
    expect(problemsOf(store.document(), 'a/b', project)).toEqual([]);
  });
});

describe('where something goes', () => {
  const [field] = fieldItems(project.models.post!, project);
  const block = { kinds: ['Block'] };

  it.each([
    [[], field!, 'forms.edit.fields.1'],
    [['list'], field!, 'list.columns.2'],
    [['list', 'columns', 0], field!, 'list.columns.1'],
    [['list', 'query'], field!, 'list.query.1'],
    [['list', 'query', 0], field!, 'list.query.1'],
    [['forms', 'edit'], field!, 'forms.edit.fields.1'],
    [[], block, 'body.0'],
    [['list'], block, 'body.0'],
    [['list', 'columns', 1], block, 'body.0'],
    [['actions', 'one', 'run', 0], { kinds: ['Step'] }, 'actions.one.run.1'],
    [['list'], { kinds: ['Step'] }, 'list.onRowClick.0'],
    [['list', 'query', 0], { kinds: ['Step'] }, undefined],
    [[], { kinds: ['Nothing'] }, undefined],
  ] as const)('with %j chosen', (chosen, item, place) => {
    expect(goesTo(item, chosen)).toBe(place);
  });

  it('is refused where its kind cannot stand', () => {
    const over = { path: ['list', 'columns', 0], isBehind: true };
    expect(dropTarget(begun, over, ['Column'])).toMatchObject({ index: 1 });
    expect(dropTarget(begun, over, ['Block'])).toBeUndefined();
    expect(dropTarget(begun, { path: [], isBehind: false }, ['Block'])).toMatchObject({
      list: ['body'],
    });
  });
});

describe('what is chosen', () => {
  it('is removed, and the next one is chosen', () => {
    const store = storeOf(begun, ['list', 'columns', 0]);
    removeChosen(store);
    expect(page(store).list.columns).toEqual(['postName']);
    expect(store.getState().chosen).toEqual(['list', 'columns', 0]);
  });

  it('takes a list with it that need not be there, when it was the last', () => {
    const store = storeOf(begun, ['list', 'query', 0]);
    removeChosen(store);
    expect(page(store).list).toEqual({ columns: ['postCode', 'postName'] });
    expect(store.getState().chosen).toEqual(['list']);
  });

  it('is moved within its list, and not past its ends', () => {
    const store = storeOf(begun, ['list', 'columns', 0]);
    expect(shiftChosen(store, -1)).toBe(false);
    expect(shiftChosen(store, 1)).toBe(true);
    expect(page(store).list.columns).toEqual(['postName', 'postCode']);
    expect(shiftChosen(store, 1)).toBe(false);
  });

  it('is doubled under a name of its own', () => {
    const store = storeOf(begun, ['forms', 'edit']);
    duplicateChosen(store);
    expect(page(store).forms).toHaveProperty('edit2', begun.forms.edit);
  });

  it('is carried to another page as a text', () => {
    const text = chosenText(storeOf(begun, ['list', 'columns', 1]));
    const store = storeOf(begun, ['list', 'columns', 0]);
    expect(pasteText(store, text!)).toBe('done');
    expect(page(store).list.columns).toEqual(['postCode', 'postName', 'postName']);
  });

  it.each([
    ['no JSON', '{'],
    ['no part', '{"value":1}'],
    ['a key that reaches a prototype', '{"pageloom":"Column","value":{"__proto__":{}}}'],
  ])('is not replaced by what is pasted: %s', (_what, text) => {
    expect(pasteText(storeOf(), text)).toBe('no-part');
  });

  it('takes no part that fits nowhere', () => {
    expect(pasteText(storeOf(), '{"pageloom":"Nothing","value":{}}')).toBe('no-place');
  });
});

it('says of each new member once that it is new', () => {
  const labels = newMembers(begun, []).map((member) => newMemberLabel(begun, member));
  expect(labels).toContain('新增表单');
  expect(labels).toContain('新增模型');
  expect(labels.filter((label) => label.includes('新增新增'))).toEqual([]);
});
