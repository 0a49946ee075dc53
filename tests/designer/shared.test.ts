/** Members of several chosen parts are edited together. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageText } from '../../src/designer/document/page.ts';
import { designerTexts } from '../../src/designer/locale/index.ts';
import { sharedCommands, sharedOf } from '../../src/designer/panel/shared.ts';
import { DesignerStore } from '../../src/designer/state/designerStore.ts';
import { valueAt } from '../../src/schema/edit/operations.ts';
import type { Path } from '../../src/schema/pointer.ts';
import { project } from './project.ts';

const texts = designerTexts();
const columnsAt = (...indexes: number[]): Path[] =>
  indexes.map((index) => ['list', 'columns', index]);
const pageOf = (columns: readonly unknown[], more: object = {}) => ({
  version: 2,
  id: 'a/b',
  title: '甲',
  model: 'post',
  list: { columns, ...more },
});
const shareOf = (document: unknown, paths: readonly Path[]) =>
  sharedOf(document, paths, { project, texts });
const memberOf = (document: unknown, paths: readonly Path[], name: string) =>
  shareOf(document, paths)?.members.find(({ keys }) => keys.join('.') === name);

const document = pageOf(
  [
    'postCode',
    { field: 'postName', width: 120, align: 'center' },
    { field: 'postSort', width: 120, align: 'left', visible: { $expr: 'true' } },
    { field: 'status', width: 120, cell: { type: 'link', to: '/x' } },
  ],
  { query: ['postName'] },
);

describe('parts of one kind', () => {
  it('show the value that they have in common, or that there are several', () => {
    expect(memberOf(document, columnsAt(1, 2), 'width')).toMatchObject({ value: 120 });
    expect(memberOf(document, columnsAt(1, 2), 'width')).not.toHaveProperty('isMixed');
    expect(memberOf(document, columnsAt(1, 2), 'align')).toMatchObject({
      value: undefined,
      isMixed: true,
    });
    expect(memberOf(document, columnsAt(0, 1), 'width')).toMatchObject({ isMixed: true });
  });

  it('share neither what they are, nor what is put together of others', () => {
    const names = shareOf(document, columnsAt(1, 3))?.members.map(({ keys }) => keys.join('.'));
    expect(names).toContain('label');
    for (const name of ['field', 'name', 'cell']) expect(names).not.toContain(name);
  });

  it('share a condition that one of them works out, to be given a value', () => {
    const member = memberOf(document, columnsAt(1, 2), 'visible');
    expect(member).toMatchObject({ isMixed: true });
    expect(member?.control.choices?.map(({ value }) => value)).toEqual(['true', 'false']);
  });

  it('share nothing with those of other kinds', () => {
    expect(shareOf(document, [...columnsAt(0), ['list', 'query', 0]])).toBeUndefined();
    expect(shareOf(document, [...columnsAt(0), ['list', 'columns']])).toBeUndefined();
  });
});

describe('a change', () => {
  const column = fc.oneof(
    fc.constantFrom('postCode', 'postName', 'postSort'),
    fc.record(
      {
        field: fc.constantFrom('postCode', 'status'),
        width: fc.integer({ min: 1, max: 400 }),
        align: fc.constantFrom('left', 'right'),
        sortable: fc.boolean(),
      },
      { requiredKeys: ['field'] },
    ),
  );
  const given = fc.record({
    columns: fc.array(column, { minLength: 2, maxLength: 6 }),
    width: fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined }),
  });

  it('is made in all of them and nowhere else, and taken back as one step', () => {
    fc.assert(
      fc.property(given, ({ columns, width }) => {
        const page = pageOf(columns);
        const paths = columnsAt(...columns.keys()).slice(1);
        const shared = shareOf(page, paths)!;
        const member = shared.members.find(({ name }) => name === 'width')!;
        const store = new DesignerStore({
          id: 'a/b',
          document: page,
          base: { text: null, hash: null },
        });
        store.edit(sharedCommands(page, shared.parts, { member, entered: width }));
        const widths = paths.map(
          (path) => Object(valueAt(store.document(), path)).width as unknown,
        );
        expect(widths).toEqual(paths.map(() => width));
        expect(valueAt(store.document(), ['list', 'columns', 0])).toBe(columns[0]);
        store.undo();
        expect(pageText(store.document())).toBe(pageText(page));
      }),
    );
  });

  it('that is typed letter by letter is one step, and they stay chosen', () => {
    const store = new DesignerStore({ id: 'a/b', document, base: { text: null, hash: null } });
    const [first = [], second = []] = columnsAt(1, 2);
    const shared = shareOf(document, [first, second])!;
    const member = shared.members.find(({ name }) => name === 'label')!;
    store.chooseRange([first, second], first);
    for (const entered of ['甲', '甲乙']) {
      const { chosen, beside } = store.getState();
      const commands = sharedCommands(store.document(), shared.parts, { member, entered });
      store.edit(commands, { gesture: 'label', choose: chosen, beside, fromPanel: true });
    }
    expect(store.chosenPlaces()).toEqual([first, second]);
    expect(valueAt(store.document(), [...second, 'label'])).toBe('甲乙');
    store.undo();
    expect(store.document()).toEqual(document);
  });
});
