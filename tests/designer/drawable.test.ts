/** Whatever is wrong with a page, the canvas draws the rest of it. */
import { describe, expect, it } from 'vitest';
import { drawable } from '../../src/designer/canvas/drawable.ts';
import { emptyPage, type JsonObject } from '../../src/designer/document/page.ts';
import { problemsOf } from '../../src/designer/document/problems.ts';
import { applyAll, valueAt, type Operation } from '../../src/schema/edit/operations.ts';
import { isObject } from '../../src/schema/isObject.ts';
import type { Path } from '../../src/schema/pointer.ts';
import { isBreaking } from '../../src/schema/problem.ts';
import { pages, project } from './project.ts';

const id = 'demo/page';
const columns = ['postCode', 'postName'];
const posts = (members: object): JsonObject => ({
  ...emptyPage(id, '岗位'),
  model: 'post',
  list: { columns },
  ...members,
});

const breaking = (document: unknown, own = id) =>
  problemsOf(document, own, project).filter(isBreaking);

const drawn = (document: unknown, own = id) =>
  drawable(document, {
    id: own,
    check: (one) => problemsOf(one, own, project),
    undrawn: ({ field, name, type }, count) => `${String(field ?? name ?? type)}: ${count}`,
  });

describe('a button for a form that the page lacks', () => {
  it.each(['toolbar', 'row', 'more'])('is named in %s, and all else is drawn', (bar) => {
    const page = posts({ list: { columns, [bar]: ['refresh', 'create', 'remove'] } });
    expect(breaking(page).map(({ pointer, kind }) => [pointer, kind])).toEqual([
      [`/list/${bar}/1`, 'unknown-form'],
    ]);
    expect(drawn(page)).toEqual({
      page: {
        ...page,
        list: { columns, [bar]: ['refresh', 'undrawn0', 'remove'] },
        actions: { undrawn0: { label: 'create: 1', disabled: true, run: [] } },
      },
      omitted: [],
    });
  });

  it('is named each where there are several, in a block, too, beside declared actions', () => {
    const list = { type: 'list', name: 'rows', columns, toolbar: ['create', 'ask'], row: ['edit'] };
    const actions = { ask: { label: '问', run: [] } };
    const page = { ...emptyPage(id, '岗位'), model: 'post', body: [list], actions };
    expect(breaking(page).map(({ pointer }) => pointer)).toEqual([
      '/body/0/toolbar/0',
      '/body/0/row/0',
    ]);
    expect(drawn(page).page).toMatchObject({
      body: [{ ...list, toolbar: ['undrawn0', 'ask'], row: ['undrawn1'] }],
      actions: { ...actions, undrawn0: { label: 'create: 1' }, undrawn1: { label: 'edit: 1' } },
    });
  });
});

describe('what no page can do without', () => {
  const text = (said: string) => ({ type: 'text', tone: 'warning', text: said });

  it.each([
    ['a list without columns', { list: { toolbar: ['refresh'] } }, 'list: 1'],
    ['a list of a model that is not there', { model: 'nix' }, 'list: 1'],
    ['a list that is none', { list: 7 }, 'list: 1'],
    ['blocks that are none', { list: undefined, body: 7 }, 'undefined: 1'],
  ])('is said in its place: %s', (_what, members, said) => {
    const document = JSON.parse(JSON.stringify(posts(members))) as object;
    expect(drawn(document).page).toMatchObject({ title: '岗位', body: [text(said)] });
  });

  it.each([
    ['a title', { title: undefined }, { title: id }],
    ['another title', { title: 7 }, { title: '7: 1' }],
    ['its id', { id: 'demo/other' }, { id }],
    ['no id', { id: undefined }, { id }],
    ['its version', { version: 7 }, { version: 2 }],
  ])('is made up: %s', (_what, members, made) => {
    const document = JSON.parse(JSON.stringify(posts(members))) as object;
    expect(drawn(document).page).toEqual({ ...posts({}), ...made });
  });

  it('is a text that says how much is wrong where nothing helps', () => {
    const check = () => [{ kind: 'syntax' as const, pointer: '/list', message: 'always' }];
    const undrawn = ({ name }: JsonObject, count: number) => `${String(name)}: ${count}`;
    expect(drawable(posts({}), { id, check, undrawn })).toEqual({
      page: { ...emptyPage(id, id), body: [text(`${id}: 1`)] },
      omitted: [],
    });
  });
});

/** All places of a value but itself. */
function placesOf(value: unknown, path: Path = []): Path[] {
  const members = Array.isArray(value)
    ? [...value.entries()]
    : isObject(value)
      ? Object.entries(value)
      : [];
  return members.flatMap(([key, member]) => {
    const place = [...path, key];
    return [place, ...placesOf(member, place)];
  });
}

/**
 * Mistakes at a place, each of which gives the operation that makes it: a value of another type, a
 * name of nothing, a text that no text may be, a key too many, nothing at all.
 */
const mistakes: readonly ((at: Path, was: unknown) => Operation)[] = [
  ...[7, 'nix', '{{ a }}', {}, { nix: 1 }, []].map((value) => (at: Path): Operation => ({
    op: 'replace',
    at,
    value,
  })),
  (at, was) =>
    isObject(was)
      ? { op: 'insert', at: [...at, 'nix'], value: 1 }
      : { op: 'replace', at, value: null },
  (at) => ({ op: 'remove', at }),
];

/** Whether nothing is drawn but how many problems there are. */
const isGivenUp = (page: unknown, own: string): boolean =>
  JSON.stringify((page as { body?: unknown }).body ?? null).includes(`"${own}: `);

describe('one mistake in a page', () => {
  // Each place has one of them, and each of them is at many places.
  it.each(pages)('leaves the rest of it to be drawn: %s', (own, text) => {
    const document = JSON.parse(text) as JsonObject;
    const places = placesOf(document).map((at, index) => {
      const operation = mistakes[index % mistakes.length]!(at, valueAt(document, at));
      return { operation, page: drawn(applyAll(document, [operation]).document, own).page };
    });
    const undrawn = places.filter(
      ({ page }) => breaking(page, own).length > 0 || isGivenUp(page, own),
    );
    expect(undrawn.map(({ operation }) => operation)).toEqual([]);
  });

  it.each(mistakes.map((mistake, index) => [index, mistake] as const))(
    'at any member of a page leaves the rest of it to be drawn: %i',
    (_index, mistake) => {
      for (const [own, text] of pages) {
        const document = JSON.parse(text) as JsonObject;
        for (const [key, was] of Object.entries(document)) {
          const { page } = drawn(applyAll(document, [mistake([key], was)]).document, own);
          expect(breaking(page, own)).toEqual([]);
          expect(isGivenUp(page, own)).toBe(false);
        }
      }
    },
  );
});

it('a field that is not drawn asks for nothing', () => {
  const broken = { field: 'postName', visible: { $expr: 'values.' } };
  const page = posts({ forms: { edit: { fields: ['postCode', broken] } } });
  expect(drawn(page)).toMatchObject({
    page: { forms: { edit: { fields: ['postCode', { label: 'postName: 1', placeholder: '' }] } } },
    omitted: [],
  });
});
