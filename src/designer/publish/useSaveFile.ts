import { App } from 'antd';
import { useRef } from 'react';
import { pageText } from '../document/page.ts';
import { designerTexts } from '../locale/index.ts';
import { useWorkplace } from '../state/context.ts';
import { useDiscard } from './useDiscard.ts';

/** Writes the page into the files of the project, where the server is one of a developer. */
export function useSaveFile(): () => Promise<void> {
  const { store, revisions } = useWorkplace();
  const { message } = App.useApp();
  const discard = useDiscard();
  const texts = designerTexts().files;
  /** Hash of the file that was written last, while something published still covers it. */
  const written = useRef<string>(undefined);
  return async () => {
    const { id: page, base, history } = store.getState();
    const text = pageText(history.document);
    const end = message.loading({ key: 'saveFile', content: texts.saving, duration: 0 });
    try {
      const expected = written.current ?? base.hash;
      const { path, hash, covering } = await revisions.saveFile({ page, text, expected });
      written.current = hash;
      if (covering !== null) return void message.warning(texts.covered(path, covering));
      void message.success(texts.saved(path));
      // The file is what people get: the draft has become it.
      await discard();
    } catch (error) {
      void message.error((error as Error).message);
    } finally {
      end();
    }
  };
}
