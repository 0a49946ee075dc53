/**
 * Pages that are not open are read for finding: bounded, some at once, and what is not read is
 * said.
 */
import { describe, expect, it } from 'vitest';
import { emptyPage } from '../../src/designer/document/page.ts';
import { findTexts } from '../../src/designer/find/findTexts.ts';
import {
  mostPages,
  noPages,
  readPages,
  type OtherPages,
} from '../../src/designer/find/otherPages.ts';
import { project } from './project.ts';

/** Reads pages and gives what was said meanwhile, the last at the end. */
async function reading(
  ids: readonly string[],
  open: (id: string) => Promise<unknown> = async (id) => emptyPage(id, `标题 ${id}`),
  isEnded = () => false,
): Promise<[OtherPages, ...OtherPages[]]> {
  const said: [OtherPages, ...OtherPages[]] = [noPages];
  await readPages(ids, { open, project, onRead: (state) => said.push(state), isEnded });
  return said;
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `demo/p${index}`);

describe('other pages', () => {
  it('are read in their order, whichever comes first', async () => {
    const waits = new Map<string, () => void>();
    const open = async (id: string) => {
      if (id === 'demo/p0') await new Promise<void>((resolve) => waits.set(id, resolve));
      else waits.get('demo/p0')?.();
      return emptyPage(id, id);
    };
    const said = await reading(names(3), open);
    const { texts, ...rest } = said.at(-1)!;
    expect(rest).toEqual({ read: 3, asked: 3, all: 3, unread: [] });
    expect([...new Set(texts.map(({ page }) => page.id))]).toEqual(names(3));
    expect(said.map(({ read }) => read)).toEqual([0, 0, 1, 2, 3]);
  });

  it('are no more than a bound, of which some are read at once', async () => {
    let now = 0;
    let most = 0;
    const open = async (id: string) => {
      most = Math.max(most, ++now);
      await Promise.resolve();
      now--;
      return emptyPage(id, id);
    };
    const said = await reading(names(mostPages + 30), open);
    expect(said.at(-1)).toMatchObject({ read: mostPages, asked: mostPages, all: mostPages + 30 });
    expect(most).toBe(4);
  });

  it('that cannot be read are named, and keep none from being read', async () => {
    const open = async (id: string) => {
      if (id === 'demo/p1') throw new Error('no');
      return emptyPage(id, id);
    };
    const said = await reading(names(3), open);
    expect(said.at(-1)).toMatchObject({ read: 3, unread: ['demo/p1'] });
    expect(findTexts(said.at(-1)!.texts, 'demo/p2', undefined)[0]?.page.id).toBe('demo/p2');
  });

  it('are not read any more when nobody waits for them', async () => {
    const opened: string[] = [];
    const open = async (id: string) => {
      opened.push(id);
      return emptyPage(id, id);
    };
    const said = await reading(names(20), open, () => opened.length >= 4);
    expect(opened).toHaveLength(4);
    expect(said.at(-1)).toMatchObject({ read: 0 });
  });
});
