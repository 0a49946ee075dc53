/** What each command of an editor does to a page. */
import { describe, expect, it } from 'vitest';
import { perform, type Command } from '../../../src/schema/edit/commands.ts';
import { EditError } from '../../../src/schema/edit/error.ts';
import { edit, startHistory, undo } from '../../../src/schema/edit/history.ts';
import { renaming } from '../../../src/schema/edit/rename.ts';
import type { Path } from '../../../src/schema/pointer.ts';

const page = {
  version: 2,
  id: 'demo/item',
  title: '物品',
  sources: { shelves: { url: '/demo/shelves' }, shelvesOld: { url: '/demo/old' } },
  list: {
    query: ['name'],
    columns: ['name', { label: '位置', columns: ['shelf', 'box'] }, 'status'],
    toolbar: ['create', 'label'],
  },
  forms: {
    edit: {
      fields: [
        { field: 'shelf', help: { $expr: "sources.shelves[0].name + 'sources.shelves'" } },
        { field: 'box', hint: { $text: '{{x} {sources.shelves.length} 架, {sources.shelvesOld}' } },
      ],
    },
    other: {
      sources: { shelves: { url: '/other' } },
      fields: [{ field: 'shelf', help: { $expr: 'sources.shelves.name' } }],
    },
  },
  actions: {
    label: {
      label: '贴标签',
      run: [
        { type: 'request', method: 'POST', url: '/demo/{sources.shelves.id}/label' },
        { type: 'reload', source: 'shelves' },
      ],
    },
    edit: { label: '改' },
  },
};

const done = (command: Command): typeof page => perform(page, command).document as typeof page;

function refusal(command: Command): string {
  try {
    perform(page, command);
  } catch (error) {
    if (error instanceof EditError) return `${error.problem} ${error.pointer}`;
    throw error;
  }
  return 'done';
}

describe('commands', () => {
  it('put a member before another, or last', () => {
    const menu = { parent: 'demo' };
    const first = done({ type: 'insert', at: ['menu'], value: menu, before: 'sources' });
    expect(Object.keys(first).slice(2, 5)).toEqual(['title', 'menu', 'sources']);
    expect(Object.keys(done({ type: 'set', at: ['menu'], value: menu })).at(-1)).toBe('menu');
  });

  it('move an item within its list, and to another, by the places before the move', () => {
    const columns = (to: Path, from: Path = ['list', 'columns', 0]) =>
      done({ type: 'move', from, to }).list.columns;
    const [name, place, status] = page.list.columns;
    expect(columns(['list', 'columns', 3])).toEqual([place, status, name]);
    expect(columns(['list', 'columns', 1])).toEqual([name, place, status]);
    expect(columns(['list', 'columns', 0], ['list', 'columns', 2])).toEqual([status, name, place]);
    expect(columns(['list', 'columns', 1, 'columns', 1])).toEqual([
      { label: '位置', columns: ['shelf', 'name', 'box'] },
      'status',
    ]);
  });

  it('wrap items and unwrap them again', () => {
    const wrapped = done({
      type: 'wrap',
      at: ['list', 'columns', 0],
      count: 2,
      into: { label: '全部' },
      member: 'columns',
    });
    expect(wrapped.list.columns).toEqual([
      { label: '全部', columns: page.list.columns.slice(0, 2) },
      'status',
    ]);
    const back = perform(wrapped, {
      type: 'unwrap',
      at: ['list', 'columns', 0],
      member: 'columns',
    });
    expect(back.document).toEqual(page);
  });

  it('share what they do not touch', () => {
    const changed = done({ type: 'set', at: ['list', 'columns', 0], value: 'code' });
    expect(changed.forms).toBe(page.forms);
    expect(changed.list.columns[1]).toBe(page.list.columns[1]);
  });

  it.each<[string, Command]>([
    ['no-such-place /list/none', { type: 'remove', at: ['list', 'none'] }],
    ['no-such-place /list/columns/9', { type: 'insert', at: ['list', 'columns', 9], value: 1 }],
    ['whole-document ', { type: 'remove', at: [] }],
    ['taken /title', { type: 'insert', at: ['title'], value: '' }],
    ['bad-key /12', { type: 'set', at: ['12'], value: '' }],
    ['bad-key /__proto__', { type: 'set', at: ['__proto__'], value: {} }],
    ['no-such-place /constructor', { type: 'remove', at: ['constructor'] }],
    ['no-list /title', { type: 'move', from: ['title'], to: ['list', 'columns', 0] }],
    [
      'into-itself /list/columns/1/columns/0',
      { type: 'move', from: ['list', 'columns', 1], to: ['list', 'columns', 1, 'columns', 0] },
    ],
    [
      'no-such-place /list/columns/4',
      { type: 'wrap', at: ['list', 'columns', 2], count: 3, into: {}, member: 'columns' },
    ],
    ['no-name /title', { type: 'rename', at: ['title'], to: 'x' }],
    ['no-name /actions/edit', { type: 'rename', at: ['actions', 'edit'], to: 'change' }],
    ['bad-name /forms/edit', { type: 'rename', at: ['forms', 'edit'], to: '表单' }],
    ['name-taken /forms/edit', { type: 'rename', at: ['forms', 'edit'], to: 'other' }],
    ['name-taken /actions/label', { type: 'rename', at: ['actions', 'label'], to: 'remove' }],
  ])('refuse with %s', (problem, command) => {
    expect(refusal(command)).toBe(problem);
  });
});

describe('a rename', () => {
  it('changes every reference, but neither texts, nor names alike, nor a source that hides it', () => {
    const { places } = renaming(page, ['sources', 'shelves'], 'racks');
    expect(places.map(({ at, how }) => `${how} ${at.join('/')}`)).toEqual([
      'expression forms/edit/fields/0/help/$expr',
      'template forms/edit/fields/1/hint/$text',
      'template actions/label/run/0/url',
      'value actions/label/run/1/source',
    ]);
    const renamed = done({ type: 'rename', at: ['sources', 'shelves'], to: 'racks' });
    expect(Object.keys(renamed.sources)).toEqual(['racks', 'shelvesOld']);
    expect(renamed.forms.edit.fields).toEqual([
      { field: 'shelf', help: { $expr: "sources.racks[0].name + 'sources.shelves'" } },
      { field: 'box', hint: { $text: '{{x} {sources.racks.length} 架, {sources.shelvesOld}' } },
    ]);
    expect(renamed.forms.other).toBe(page.forms.other);
    expect(renamed.actions.label.run).toEqual([
      { type: 'request', method: 'POST', url: '/demo/{sources.racks.id}/label' },
      { type: 'reload', source: 'racks' },
    ]);
  });

  it('keeps what a list opens without saying so', () => {
    const renamed = done({ type: 'rename', at: ['forms', 'edit'], to: 'main' });
    expect(Object.keys(renamed.forms)).toEqual(['main', 'other']);
    expect(renamed.list).toEqual({ ...page.list, form: 'main' });
  });

  it.each(["sources['shel' + 'ves']", "sources['shelves'].name + sources.shelves.name"])(
    'is refused where an expression reads the name by a value: %s',
    ($expr) => {
      const hidden = { ...page, title: { $expr } };
      const attempt = () => renaming(hidden, ['sources', 'shelves'], 'racks');
      expect(attempt).toThrow(/^hidden-reference at \/title/);
    },
  );
});

describe('a history', () => {
  it('takes back the keys typed into one field at once', () => {
    let history = startHistory(page);
    for (const title of ['货', '货物', '货物表'])
      history = edit(history, { type: 'set', at: ['title'], value: title }, 'title');
    history = edit(history, { type: 'remove', at: ['list', 'columns', 0] });
    expect(undo(history).document).toEqual({ ...page, title: '货物表' });
    expect(undo(undo(history)).document).toEqual(page);
    expect(undo(undo(undo(history))).document).toEqual(page);
  });

  it('keeps a thousand steps, which share what they do not touch', () => {
    let history = startHistory(page);
    for (let count = 0; count < 1100; count++)
      history = edit(history, { type: 'set', at: ['title'], value: `${count}` });
    expect(history.done).toHaveLength(1000);
    for (let count = 0; count < 1100; count++) history = undo(history);
    expect(history.document).toMatchObject({ title: '99' });
    expect((history.document as typeof page).forms).toBe(page.forms);
  });
});
