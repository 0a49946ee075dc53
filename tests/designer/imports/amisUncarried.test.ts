/** What of forms and lists of amis is not carried: all of it is named, with its place. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readImport } from '../../../src/designer/imports/readImport.ts';
import { toPointer } from '../../../src/schema/pointer.ts';
import { imported } from './reading.ts';
import { membersIn, without } from './membersIn.ts';
import { amisCrud, amisForm } from './samples.ts';
import { amisUncarried, uncarried } from './uncarried.ts';

describe('what amis has and ours lack', () => {
  const { parts, said } = imported(amisUncarried);
  const [create] = Object.values(parts.forms) as [{ fields: unknown[] }];

  it('leaves what can be carried', () => {
    expect(parts.list).toMatchObject({ every: 3, empty: '没有拜访', urlState: false });
    expect(parts.list).not.toHaveProperty('pageSize');
    expect(parts.actions.reload).toMatchObject({ label: '刷新', variant: 'danger' });
    expect(parts.actions.create).toMatchObject({ variant: 'primary' });
    expect(parts.actions.send).toMatchObject({
      confirm: { title: { $text: '撤销 {row.title}？' } },
    });
    expect(parts.actions.send2).toMatchObject({ confirm: { title: '${title | raw} 作废？' } });
    expect(create.fields.slice(0, 2)).toMatchObject([
      { name: 'title', hint: '很短', help: '二' },
      { name: 'kind', hidden: true, value: 1 },
    ]);
  });

  it('is named, with its place', () => {
    expect(said).toEqual(uncarried);
  });

  // A member that is neither carried nor named would be dropped in silence.
  it.each([
    ['a form', amisForm],
    ['a list', amisCrud],
    ['members without a word', amisUncarried],
  ])('is never dropped in silence: %s', (_title, sample) => {
    const readOf = (value: unknown) => {
      const read = readImport(JSON.stringify(value));
      return 'problems' in read ? 'refused' : imported(value);
    };
    const { parts: all, said: named } = imported(sample);
    const silent = membersIn(sample).filter((path) => {
      const less = readOf(without(sample, path));
      return less !== 'refused' && isDeepStrictEqual([less.parts, less.said], [all, named]);
    });
    // What is named as a whole is named with all that it holds.
    const whole = named.map((one) => `${one.split(' ')[1]!.replace(/\/type$/, '')}/`);
    const pointers = silent
      .filter((path) => !alike.has(path.at(-1)!) && !alike.has(toPointer(path)))
      .map(toPointer);
    expect(pointers.filter((one) => !whole.some((at) => one.startsWith(at)))).toEqual([]);
  });
});

/** Members whose values in the samples mean what is done without them. */
const alike = new Set([
  'type',
  'clearable',
  'addable',
  'level',
  'quickEdit',
  'wrapWithPanel',
  'method',
  '/filter/body/2/label',
  '/columns/5/label',
]);
