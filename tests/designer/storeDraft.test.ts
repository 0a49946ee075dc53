/** Drafts that several windows of a person begin: one where they hold the same. */
import { describe, expect, it } from 'vitest';
import { pageText } from '../../src/designer/document/page.ts';
import type { WholeDraft } from '../../src/designer/publish/revisions.ts';
import { storeDraft } from '../../src/designer/publish/storeDraft.ts';
import { DesignerStore } from '../../src/designer/state/designerStore.ts';

const page = (title: string) => ({ version: 2, id: 'one', title });

/** A server with drafts, the last changed first, and how windows of one browser reach it. */
function server(...stored: WholeDraft[]) {
  const find = async (draftId: string) => stored.find((draft) => draft.draftId === draftId)!;
  const revisions = {
    drafts: async () => stored,
    draft: find,
    addDraft: async ({ text, base }: { text: string; base: string | null }) => {
      // Later than all that is done at once.
      await new Promise(setImmediate);
      const added = draftWith({ draftId: `d${stored.length}`, text, base });
      stored.unshift(added);
      return added;
    },
    changeDraft: async ({ draftId, text }: { draftId: string; text?: string }) =>
      Object.assign(await find(draftId), { text, version: 2 }),
  };
  const open = (title: string) => {
    const base = { text: null, hash: null };
    const store = new DesignerStore({ id: 'one', document: page('一'), base, draft: undefined });
    store.edit({ type: 'set', at: ['title'], value: title });
    return { store, send: () => storeDraft({ store, revisions }) };
  };
  return { stored, open };
}

function draftWith(given: Partial<WholeDraft>): WholeDraft {
  return {
    draftId: 'd',
    page: 'one',
    title: '',
    isShared: false,
    isOwn: true,
    userName: 'x',
    version: 1,
    updatedBy: 'x',
    updatedAt: '',
    isCurrent: true,
    text: '',
    base: null,
    ...given,
  };
}

describe('a draft', () => {
  it('is begun once by two windows that hold the same', async () => {
    const { open, stored } = server();
    const windows = [open('二'), open('二')];
    expect(await Promise.all(windows.map(({ send }) => send()))).toEqual(['d0', undefined]);
    expect(stored).toHaveLength(1);
    for (const { store } of windows)
      expect(store.getState().draft).toMatchObject({
        draftId: 'd0',
        version: 1,
        document: page('二'),
      });
  });

  it('is one for each of two windows that hold different pages', async () => {
    const { open, stored } = server();
    await Promise.all([open('二').send(), open('三').send()]);
    expect(stored.map(({ text }) => text)).toEqual([pageText(page('三')), pageText(page('二'))]);
  });

  it.each([
    ['somebody else', { isOwn: false }],
    ['one that began with another page', { base: pageText(page('零')) }],
    ['one that cannot be read', { text: '{' }],
  ])('of %s is not gone on with', async (_, given) => {
    const { open, stored } = server(draftWith({ text: pageText(page('二')), ...given }));
    expect(await open('二').send()).toBe('d1');
    expect(stored).toHaveLength(2);
  });

  it('that comes from another window while this one waits gets the next version', async () => {
    const { open, stored } = server();
    const [first, second] = [open('二'), open('二')];
    first.store.subscribe(({ draft }) => {
      second.store.setState({ draft });
      second.store.edit({ type: 'set', at: ['title'], value: '三' });
    });
    await Promise.all([first.send(), second.send()]);
    expect(stored).toMatchObject([{ draftId: 'd0', version: 2, text: pageText(page('三')) }]);
  });
});
