/** What two people made of the same page, in one. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { perform } from '../../../src/schema/edit/commands.ts';
import { EditError } from '../../../src/schema/edit/error.ts';
import { mergePages } from '../../../src/schema/merge/mergePages.ts';
import type { Page } from '../../../src/schema/generated/types.gen.ts';
import { serialise } from '../../../src/schema/serialise/serialise.ts';
import { pageIds, pageNamed } from '../compile/fixtures.ts';
import { commandOf, draw, type Draw } from '../edit/documents.ts';

const base = pageNamed('system/post');

/** The page with a change. */
const changed = (change: (page: Page) => void): Page => {
  const page = structuredClone(base);
  change(page);
  return page;
};

describe('a merge', () => {
  it('takes what only one of them did, also in one item', () => {
    const ours = changed(({ list }) => {
      list!.columns!.splice(2, 1, { field: 'postName', width: 200 });
      list!.columns!.push('remark');
    });
    const theirs = changed(({ list }) => {
      const [name] = list!.columns!.splice(2, 1);
      list!.columns!.unshift(name!);
      list!.columns!.splice(2, 1, { field: 'postCode', sortable: true });
      list!.toolbar = ['create', 'export'];
    });
    const { document, conflicts } = mergePages(base, ours, theirs);
    expect(conflicts).toEqual([]);
    expect((document as Page).list).toEqual({
      ...base.list,
      columns: [
        { field: 'postName', width: 200 },
        'postId',
        { field: 'postCode', sortable: true },
        { field: 'postSort', sortable: true },
        { field: 'status', filterable: true },
        'createTime',
        'remark',
      ],
      toolbar: ['create', 'export'],
    });
  });

  it('joins what both say of a field that was written as its name', () => {
    const ours = changed(({ list }) =>
      list!.columns!.splice(1, 1, { field: 'postCode', width: 90 }),
    );
    const theirs = changed(({ list }) =>
      list!.columns!.splice(1, 1, { field: 'postCode', sortable: true }),
    );
    const { document, conflicts } = mergePages(base, ours, theirs);
    expect(conflicts).toEqual([]);
    expect((document as Page).list!.columns![1]).toEqual({
      field: 'postCode',
      width: 90,
      sortable: true,
    });
  });

  it('distinguishes pieces without names by what is the same in them', () => {
    const text = (value: string) => ({ type: 'text' as const, text: value });
    const start = { ...base, body: [text('甲'), text('乙')] };
    const ours = { ...base, body: [text('新'), text('甲'), text('乙')] };
    const theirs = { ...base, body: [text('甲'), text('乙改')] };
    expect(mergePages(start, ours, theirs)).toEqual({
      document: { ...base, body: [text('新'), text('甲'), text('乙改')] },
      conflicts: [],
    });
  });

  it('reports what both changed differently, with all versions, and keeps what was', () => {
    const ours = changed((page) => {
      page.title = '职位';
      page.list!.columns!.splice(3, 1);
      page.list!.query = ['status', 'postCode', 'postName'];
    });
    const theirs = changed((page) => {
      page.title = '岗位';
      page.list!.columns!.splice(3, 1, { field: 'postSort', width: 60 });
      page.list!.query = ['postName', 'postCode', 'status'];
    });
    const { document, conflicts } = mergePages(base, ours, theirs);
    expect(document).toEqual(base);
    expect(conflicts).toEqual([
      { at: ['title'], kind: 'value', base: '岗位管理', ours: '职位', theirs: '岗位' },
      {
        at: ['list', 'query'],
        kind: 'order',
        base: base.list!.query,
        ours: ours.list!.query,
        theirs: theirs.list!.query,
      },
      {
        at: ['list', 'columns', 3],
        kind: 'value',
        base: { field: 'postSort', sortable: true },
        ours: undefined,
        theirs: { field: 'postSort', width: 60 },
      },
    ]);
  });

  it('does not mix two kinds of a thing', () => {
    const cell = (value: object) =>
      changed(({ list }) =>
        list!.columns!.splice(1, 1, { field: 'postCode', cell: value as never }),
      );
    const start = cell({ type: 'link', action: 'edit' });
    const ours = cell({ type: 'switch' });
    const theirs = cell({ type: 'link', action: 'show' });
    expect(mergePages(start, ours, theirs).conflicts.map(({ at }) => at)).toEqual([
      ['list', 'columns', 1, 'cell'],
    ]);
  });
});

/** Does what can be done of what is drawn. */
function editedBy(document: unknown, draws: readonly Draw[]): unknown {
  return draws.reduce((current, one) => {
    try {
      return perform(current, commandOf(current, one)).document;
    } catch (error) {
      if (error instanceof EditError) return current;
      throw error;
    }
  }, document);
}

const draws = fc.array(draw, { maxLength: 8 });
const page = fc.constantFrom(...pageIds).map(pageNamed);
const text = (value: unknown): string => serialise('page', value);

describe('merges', () => {
  it('of one changed version give that version', () => {
    fc.assert(
      fc.property(page, draws, (start, drawn) => {
        const one = editedBy(start, drawn);
        for (const { document, conflicts } of [
          mergePages(start, one, start),
          mergePages(start, start, one),
          mergePages(start, one, one),
        ]) {
          expect(conflicts).toEqual([]);
          expect(text(document)).toBe(text(one));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('give the same document whoever is first, with the same conflicts', () => {
    fc.assert(
      fc.property(page, draws, draws, (start, mine, other) => {
        const [ours, theirs] = [editedBy(start, mine), editedBy(start, other)];
        const one = mergePages(start, ours, theirs);
        const two = mergePages(start, theirs, ours);
        expect(text(two.document)).toBe(text(one.document));
        const swapped = two.conflicts.map((conflict) => ({
          ...conflict,
          ours: conflict.theirs,
          theirs: conflict.ours,
        }));
        const byPlace = (conflicts: readonly object[]) =>
          conflicts.map((conflict) => JSON.stringify(conflict)).sort();
        expect(byPlace(swapped)).toEqual(byPlace(one.conflicts));
      }),
      { numRuns: 200 },
    );
  });

  it('of edits in different parts of a page have both, and no conflict', () => {
    const parts = ['title', 'list', 'body', 'forms', 'actions', 'sources', 'menu'] as const;
    type Document = Readonly<Record<string, unknown>>;
    const pick = (document: Document, keys: ReadonlySet<string>, other: Document): Document =>
      Object.fromEntries(
        [...new Set([...Object.keys(document), ...Object.keys(other)])]
          .map((key) => [key, keys.has(key) ? other[key] : document[key]] as const)
          .filter(([, value]) => value !== undefined),
      );
    fc.assert(
      fc.property(page, draws, draws, fc.subarray([...parts]), (start, mine, other, chosen) => {
        const first = start as unknown as Document;
        const edits = [mine, other].map((drawn) => editedBy(first, drawn) as Document);
        fc.pre(edits.every((edited) => typeof edited === 'object' && edited !== null));
        const own = new Set<string>(chosen);
        const rest = new Set<string>(parts.filter((part) => !own.has(part)));
        const ours = pick(first, own, edits[0]!);
        const theirs = pick(first, rest, edits[1]!);
        const { document, conflicts } = mergePages(first, ours, theirs);
        expect(conflicts).toEqual([]);
        expect(text(document)).toBe(text(pick(ours, rest, theirs)));
      }),
      { numRuns: 200 },
    );
  });

  it('lose nothing new in silence: it is there, or reported', () => {
    fc.assert(
      fc.property(page, draws, draws, (start, mine, other) => {
        const ours = editedBy(start, marked(mine, '我'));
        const theirs = editedBy(start, marked(other, '你'));
        const { document, conflicts } = mergePages(start, ours, theirs);
        const found = textsOf([document, conflicts]);
        const added = [...textsOf([ours, theirs])].filter((text) => /^[我你]\d+$/.test(text));
        expect(added.filter((text) => !found.has(text))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

/** Draws whose values are new texts of one person. */
const marked = (draws: readonly Draw[], who: string): Draw[] =>
  draws.map((one, index) => ({ ...one, value: `${who}${index}` }));

/** All texts in a value. */
function textsOf(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set([value]);
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((member) => [...textsOf(member)]));
}
