import { App } from 'antd';
import { useState } from 'react';
import { designerTexts } from '../locale/index.ts';
import { useWorkplace } from '../state/context.ts';

/** Saves the draft on the server when asked, and says how it went. */
export function useSaveDraft(): { isSaving: boolean; save(): Promise<void> } {
  const { saver } = useWorkplace();
  const { message, modal } = App.useApp();
  const texts = designerTexts();
  const [isSaving, setSaving] = useState(false);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (isSaving) return;
    setSaving(true);
    try {
      await work();
      void message.success(texts.publish.saved);
    } catch (error) {
      failed(error as Error);
    } finally {
      setSaving(false);
    }
  };
  /** Somebody else has saved or removed the draft: what is here becomes one of its own. */
  const failed = (error: Error) => {
    if (saver.getState().failure?.kind !== 'conflict')
      return void message.error(texts.publish.notSaved(error.message));
    void modal.confirm({
      title: error.message,
      content: texts.publish.saveAsNewHint,
      okText: texts.publish.saveAsNew,
      cancelText: texts.cancel,
      onOk: () => attempt(() => saver.saveAsNew()),
    });
  };
  return { isSaving, save: () => attempt(() => saver.save()) };
}
