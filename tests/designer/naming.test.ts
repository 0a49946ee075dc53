/** Blocks get their names in the panel: another one, one for the first time, or none. */
import { describe, expect, it } from 'vitest';
import { firstNameRefusal, namedAt, naming, referringTo } from '../../src/designer/panel/naming.ts';
import { designerTexts } from '../../src/designer/locale/index.ts';
import { membersOf } from '../../src/designer/panel/members.ts';
import { partAt } from '../../src/designer/panel/partAt.ts';
import { perform } from '../../src/schema/edit/commands.ts';
import type { Path } from '../../src/schema/pointer.ts';
import { toPointer } from '../../src/schema/pointer.ts';
import { project } from './project.ts';

const rows: Path = ['body', 0];
const text: Path = ['body', 1];
const document = {
  version: 2,
  id: 'a/b',
  title: '甲',
  model: 'post',
  body: [
    { type: 'list', name: 'rows', columns: ['postCode'] },
    { type: 'text', text: '乙' },
  ],
  actions: { again: { label: '丙', run: [{ type: 'reload', block: 'rows' }] } },
};
const named = (path: Path, to: string): unknown =>
  perform(document, naming(path, { ...namedAt(document, path)!, to })).document;
const placesOf = (to: string) => referringTo(document, rows, to).map(({ at }) => toPointer(at));

describe('a block', () => {
  it('may have a name, and none', () => {
    expect(namedAt(document, rows)).toEqual({ name: 'rows', isBlock: true });
    expect(namedAt(document, text)).toEqual({ name: '', isBlock: true });
    expect(namedAt(document, ['actions', 'again'])).toEqual({ name: 'again', isBlock: false });
    expect(namedAt(document, ['body', 0, 'columns', 0])).toBeUndefined();
  });

  it('is renamed with all that refers to it, which is known before', () => {
    expect(placesOf('posts')).toEqual(['/actions/again/run/0/block']);
    expect(named(rows, 'posts')).toMatchObject({
      body: [{ name: 'posts' }, {}],
      actions: { again: { run: [{ block: 'posts' }] } },
    });
  });

  it('gets its first name, and loses it', () => {
    expect(named(text, 'note')).toMatchObject({ body: [{}, { name: 'note' }] });
    expect(placesOf('')).toEqual(['/actions/again/run/0/block']);
    expect(named(rows, '')).toMatchObject({ body: [{ type: 'list', columns: ['postCode'] }, {}] });
  });

  it('gets no name that is none, or that another one has', () => {
    expect(firstNameRefusal(document, text, '1')).toBe('bad-name');
    expect(firstNameRefusal(document, text, 'rows')).toBe('name-taken');
    expect(firstNameRefusal(document, text, 'note')).toBeUndefined();
    expect(placesOf('list')).toEqual([]);
  });

  it('has its name above its members only', () => {
    const { schema } = partAt(document, rows)!;
    const members = membersOf(schema, { document, path: rows, project }, designerTexts());
    expect(members.map(({ name }) => name)).not.toContain('name');
  });
});
