import { App } from 'antd';
import { useState } from 'react';
import { ApiError } from '../../runtime/host.ts';
import { pageText } from '../document/page.ts';
import { designerTexts } from '../locale/index.ts';
import { useWorkplace, type Workplace } from '../state/context.ts';

/** Stores the page as a draft on the server: the one that it is already, else a new one. */
async function saveDraft({ store, revisions }: Pick<Workplace, 'store' | 'revisions'>) {
  const { id: page, base, draft, history } = store.getState();
  const { document } = history;
  const text = pageText(document);
  const { draftId = '', version = 0, isOwn = true } = draft ?? {};
  const saved = draft
    ? { draftId, ...(await revisions.changeDraft({ draftId, version, text, base: base.text })) }
    : await revisions.addDraft({ page, text, base: base.text });
  store.setState({ draft: { ...saved, isOwn, document } });
}

/** Saves the draft on the server, and says how it went. */
export function useSaveDraft(): { isSaving: boolean; save(): Promise<void> } {
  const { store, revisions } = useWorkplace();
  const { message, modal } = App.useApp();
  const texts = designerTexts();
  const [isSaving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    if (isSaving) return;
    setSaving(true);
    try {
      await saveDraft({ store, revisions });
      void message.success(texts.publish.saved);
    } catch (error) {
      failed(error as Error);
    } finally {
      setSaving(false);
    }
  };
  /** Somebody else has saved or removed the draft: what is here becomes one of its own. */
  const failed = (error: Error) => {
    const isRefused = error instanceof ApiError && error.answer !== undefined;
    if (!isRefused || !store.getState().draft)
      return void message.error(texts.publish.notSaved(error.message));
    void modal.confirm({
      title: error.message,
      content: texts.publish.saveAsNewHint,
      okText: texts.publish.saveAsNew,
      cancelText: texts.cancel,
      onOk: () => {
        store.setState({ draft: undefined });
        return save();
      },
    });
  };
  return { isSaving, save };
}
