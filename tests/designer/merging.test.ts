/** Decisions about what two people changed differently. */
import { describe, expect, it } from 'vitest';
import { decided, type Side } from '../../src/designer/publish/merging.ts';
import type { Conflict } from '../../src/designer/publish/revisions.ts';
import { mergePages } from '../../src/schema/merge/mergePages.ts';
import { toPointer } from '../../src/schema/pointer.ts';

/** The merge of two versions with the same side taken everywhere. */
function taken([base, ours, theirs]: readonly [unknown, unknown, unknown], side: Side): unknown {
  const { document, conflicts } = mergePages(base, ours, theirs);
  const shown = conflicts.map(({ at, ...rest }): Conflict => ({
    ...rest,
    at: toPointer(at),
    text: '',
  }));
  expect(shown).not.toEqual([]);
  return decided(
    document,
    shown,
    shown.map(() => side),
  );
}

const column = (field: string, label?: string) => (label ? { field, label } : { field });
const page = (...columns: unknown[]) => ({ title: '页', list: { columns } });

describe('a conflict', () => {
  it('of a value takes what was chosen', () => {
    const versions = [{ title: '一' }, { title: '二' }, { title: '三' }] as const;
    expect(taken(versions, 'ours')).toEqual({ title: '二' });
    expect(taken(versions, 'theirs')).toEqual({ title: '三' });
    expect(taken(versions, 'base')).toEqual({ title: '一' });
  });

  it('of a removed item leaves it out, or takes it changed', () => {
    const base = page(column('a', '甲'), column('b', '乙'), column('c', '丙'));
    const ours = page(column('a', '甲'), column('c', '丙'));
    const theirs = page(column('a', '甲'), column('b', '改'), column('c', '丙'));
    expect(taken([base, ours, theirs], 'ours')).toEqual(ours);
    expect(taken([base, ours, theirs], 'theirs')).toEqual(theirs);
  });

  it('of several removed items leaves out each', () => {
    const base = page(column('a', '甲'), column('b', '乙'), column('c', '丙'));
    const ours = page(column('c', '丙'));
    const theirs = page(column('a', '一'), column('b', '二'), column('c', '丙'));
    expect(taken([base, ours, theirs], 'ours')).toEqual(ours);
    expect(taken([base, ours, theirs], 'theirs')).toEqual(theirs);
  });

  it('of an order takes the chosen one, and keeps what only one of them has', () => {
    const base = page('a', 'b', 'c');
    const ours = page('b', 'a', 'c');
    const theirs = page('a', 'c', 'b', 'd');
    expect(taken([base, ours, theirs], 'ours')).toEqual(page('b', 'a', 'c', 'd'));
    expect(taken([base, ours, theirs], 'theirs')).toEqual(page('a', 'c', 'b', 'd'));
  });

  it('of an item that both added takes the chosen one', () => {
    const base = page('a');
    const ours = page('a', column('b', '乙'));
    const theirs = page('a', column('b', '二'));
    expect(taken([base, ours, theirs], 'ours')).toEqual(ours);
    expect(taken([base, ours, theirs], 'theirs')).toEqual(theirs);
  });
});
