/** Drafts that store themselves on the server: when, when not, and what is said of it. */
import { describe, expect, it } from 'vitest';
import { DraftSaver } from '../../src/designer/publish/draftSaver.ts';
import { DesignerStore } from '../../src/designer/state/designerStore.ts';
import { ApiError } from '../../src/runtime/host.ts';

const first = { version: 2, id: 'one', title: '一' };
const conflict = { version: 9, userName: 'x', updatedAt: '' };
const taken = () =>
  new ApiError('该草稿已被同事修改', 500, false, 'version', { code: 500, msg: '', conflict });

/** A page that is edited, a server that may fail, and a clock that is moved by hand. */
function edited({ isOwn = true, draft = false } = {}) {
  const stored: { draftId: string; version: number; text: string }[] = [];
  const removed: { draftId: string; version: number | undefined }[] = [];
  const faults: Error[] = [];
  const due: (() => void)[] = [];
  const answer = (kept: { draftId: string; version: number; text: string }) => {
    const fault = faults.shift();
    if (fault) return Promise.reject(fault);
    stored.push(kept);
    return Promise.resolve({ draftId: kept.draftId, version: kept.version });
  };
  const store = new DesignerStore({
    id: 'one',
    document: first,
    base: { text: null, hash: null },
    draft: draft ? { draftId: 'd', version: 1, isOwn, document: first } : undefined,
  });
  const saver = new DraftSaver({
    store,
    first,
    revisions: {
      drafts: async () => [],
      draft: () => Promise.reject(new Error('there is none')),
      addDraft: ({ text }) => answer({ draftId: 'd', version: 1, text }),
      changeDraft: ({ draftId, version, text = '' }) =>
        answer({ draftId, version: version + 1, text }),
      removeDraft: async (draftId, version) => {
        const fault = faults.shift();
        if (fault) throw fault;
        removed.push({ draftId, version });
      },
    },
    later: (run) => {
      due.push(run);
      return () => void due.splice(due.indexOf(run), due.includes(run) ? 1 : 0);
    },
  });
  saver.start();
  const name = (title: string) => store.edit({ type: 'set', at: ['title'], value: title });
  /** Lets the planned attempts begin, and waits until they ended. */
  const pass = async () => {
    for (const run of due.splice(0)) run();
    await saver.inTurn(() => Promise.resolve());
  };
  const titles = () => stored.map(({ text }) => (JSON.parse(text) as { title: string }).title);
  return { store, saver, stored, removed, faults, due, name, pass, titles };
}

describe('a changed page', () => {
  it('is stored once after several changes, then as the next version', async () => {
    const { name, pass, stored, titles, due, saver } = edited();
    expect(due).toHaveLength(0);
    name('二');
    name('三');
    expect(due).toHaveLength(1);
    await pass();
    name('四');
    await pass();
    await pass();
    expect(titles()).toEqual(['三', '四']);
    expect(stored.map(({ version }) => version)).toEqual([1, 2]);
    expect(saver.isDue()).toBe(false);
  });

  it('that is as it was again is not stored', async () => {
    const { name, pass, stored } = edited();
    name('二');
    name('一');
    await pass();
    expect(stored).toEqual([]);
  });

  it('is stored again when the server is there again', async () => {
    const { name, pass, faults, saver, titles } = edited();
    faults.push(new ApiError('网络异常', 0, false), new ApiError('网络异常', 0, false));
    name('二');
    await pass();
    expect(saver.getState().failure).toEqual({ reason: '网络异常', kind: 'away' });
    await pass();
    saver.retry();
    await pass();
    expect(titles()).toEqual(['二']);
    expect(saver.getState()).toEqual({ isSaving: false, failure: undefined });
  });

  it('of somebody else is stored when asked only', async () => {
    const { name, pass, stored, saver } = edited({ draft: true, isOwn: false });
    name('二');
    await pass();
    expect(stored).toEqual([]);
    await saver.save();
    expect(stored).toHaveLength(1);
  });

  it('is left alone while another window edits it', async () => {
    const { name, pass, stored, saver } = edited();
    saver.hold(true);
    name('二');
    await pass();
    expect(stored).toEqual([]);
    saver.hold(false);
    await pass();
    expect(stored).toHaveLength(1);
  });

  it('is stored no more after the end, but for what was on its way', async () => {
    const { name, pass, saver, store, titles } = edited();
    name('二');
    const saving = saver.save();
    await saver.stop();
    expect(store.getState().draft).toMatchObject({ draftId: 'd', version: 1 });
    await saving;
    name('三');
    await pass();
    expect(titles()).toEqual(['二']);
  });
});

describe('a draft that changes nothing any more', () => {
  it('is removed again where it was begun by itself', async () => {
    const { name, pass, removed, store, saver, titles } = edited();
    name('二');
    await pass();
    name('三');
    await pass();
    name('一');
    await pass();
    expect(removed).toEqual([{ draftId: 'd', version: 2 }]);
    expect(store.getState().draft).toBeUndefined();
    expect(saver.isDue()).toBe(false);
    name('四');
    await pass();
    expect(titles()).toEqual(['二', '三', '四']);
    expect(store.getState().draft).toMatchObject({ draftId: 'd', version: 1 });
  });

  it('stays where somebody asked for it, or it was there before', async () => {
    const asked = edited();
    asked.name('二');
    await asked.pass();
    await asked.saver.save();
    asked.name('一');
    await asked.pass();
    expect(asked.removed).toEqual([]);
    expect(asked.titles()).toEqual(['二', '二', '一']);

    const shared = edited();
    shared.name('二');
    await shared.pass();
    shared.saver.keep();
    shared.name('一');
    await shared.pass();
    expect(shared.removed).toEqual([]);
    expect(shared.titles()).toEqual(['二', '一']);

    const before = edited({ draft: true });
    before.name('二');
    await before.pass();
    before.name('一');
    await before.pass();
    expect(before.removed).toEqual([]);
    expect(before.titles()).toEqual(['二', '一']);
  });

  it('stays where somebody else has saved it', async () => {
    const { name, pass, faults, saver, store } = edited();
    name('二');
    await pass();
    faults.push(taken());
    name('一');
    await pass();
    expect(saver.getState().failure?.kind).toBe('conflict');
    expect(store.getState().draft).toMatchObject({ draftId: 'd' });
  });

  it('is no conflict where it was removed already', async () => {
    const { name, pass, faults, saver, store } = edited();
    name('二');
    await pass();
    faults.push(new ApiError('草稿不存在', 500, false, 'draftId', { code: 500, msg: '' }));
    name('一');
    await pass();
    expect(saver.getState().failure).toBeUndefined();
    expect(store.getState().draft).toBeUndefined();
  });
});

describe('a refusal', () => {
  it('of a draft that somebody else has saved ends it, until it becomes another draft', async () => {
    const { name, pass, faults, saver, stored, store } = edited({ draft: true });
    faults.push(taken());
    name('二');
    await pass();
    expect(saver.getState().failure?.kind).toBe('conflict');
    name('三');
    await pass();
    expect(stored).toEqual([]);
    await saver.saveAsNew();
    expect(stored).toMatchObject([{ version: 1 }]);
    expect(store.getState().draft).toMatchObject({ isOwn: true });
  });

  it('of a text is tried again with the next one', async () => {
    const { name, pass, faults, saver, titles } = edited({ draft: true });
    faults.push(new ApiError('太长', 500, false, 'text', { code: 500, msg: '太长' }));
    name('二');
    await pass();
    await pass();
    expect(titles()).toEqual([]);
    expect(saver.getState().failure).toEqual({ reason: '太长', kind: 'refused' });
    name('三');
    await pass();
    expect(titles()).toEqual(['三']);
  });
});
