import { App } from 'antd';
import { useWorkplace } from '../state/context.ts';

/** Gives the draft up, here and on the server, and opens the page as people get it. */
export function useDiscard(): () => Promise<void> {
  const { store, revisions, saver, reopen } = useWorkplace();
  const { message } = App.useApp();
  return async () => {
    await saver.stop();
    const { draft } = store.getState();
    try {
      if (draft?.isOwn) await revisions.removeDraft(draft.draftId);
      reopen();
    } catch (error) {
      saver.start();
      void message.error((error as Error).message);
    }
  };
}
