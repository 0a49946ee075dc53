import { App } from 'antd';
import { useState } from 'react';
import { pageText, readPage } from '../document/page.ts';
import { designerTexts } from '../locale/index.ts';
import { useWorkplace, type Workplace } from '../state/context.ts';
import type { Base } from '../state/designerState.ts';
import { decided, type Side } from './merging.ts';
import type { Conflict, Revisions } from './revisions.ts';

/** A merge that waits for decisions. */
export interface OpenMerge {
  document: unknown;
  conflicts: readonly Conflict[];
  /** What the merged page begins with. */
  base: Base;
}

/** Tries to merge with a page that is published again and again meanwhile. */
const attempts = 3;

async function merge(
  { store, revisions }: { store: Workplace['store']; revisions: Revisions },
  side: 'live' | 'file',
): Promise<OpenMerge> {
  const { id: page, base } = store.getState();
  const ours = pageText(store.document());
  for (let attempt = 1; ; attempt += 1) {
    const merged = await revisions.merge({ page, base: base.text, ours, with: side });
    const { text, hash } = await revisions.live(page);
    if (hash !== merged.live.hash && attempt < attempts) continue;
    const read = readPage(merged.text);
    if ('problems' in read) throw new Error(read.problems[0]?.message);
    // The file is merged into what is edited: that still stands where it stood to what is live.
    const next = side === 'file' ? base : { text, hash };
    return { document: read.document, conflicts: merged.conflicts, base: next };
  }
}

/** Merges what is edited with what is live; conflicts are decided one by one. */
export function useMerge() {
  const { store, revisions, reopen } = useWorkplace();
  const { message } = App.useApp();
  const texts = designerTexts().publish;
  const [open, setOpen] = useState<OpenMerge>();
  const [isMerging, setMerging] = useState(false);
  const goOn = (document: unknown, base: Base) => {
    const { id, draft } = store.getState();
    const read = readPage(JSON.stringify(document));
    if ('problems' in read) return;
    reopen({ id, document: read.document, base, draft, isDraft: true, isBehind: false });
    void message.success(texts.merged);
  };
  return {
    open,
    isMerging,
    /** Goes on from what is live, as if the page had begun with it. */
    goOn,
    async start(side: 'live' | 'file' = 'live') {
      setMerging(true);
      try {
        const merged = await merge({ store, revisions }, side);
        if (merged.conflicts.length > 0) setOpen(merged);
        else goOn(merged.document, merged.base);
      } catch (error) {
        void message.error((error as Error).message);
      } finally {
        setMerging(false);
      }
    },
    decide: (choices: readonly Side[]) =>
      open && goOn(decided(open.document, open.conflicts, choices), open.base),
    cancel: () => setOpen(undefined),
  };
}
