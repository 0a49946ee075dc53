import { App } from 'antd';
import type { useAppProps } from 'antd/es/app/context';
import { useWorkplace, type Workplace } from '../state/context.ts';

/**
 * Gives the draft up, here and on the server, and opens the page as people get it.
 * @param onGone the draft is nowhere any more
 */
export async function discardDraft(
  { store, revisions, saver, reopen }: Workplace,
  message: useAppProps['message'],
  onGone?: () => void,
): Promise<void> {
  await saver.stop();
  const { draft } = store.getState();
  try {
    if (draft?.isOwn) await revisions.removeDraft(draft.draftId);
    onGone?.();
    reopen();
  } catch (error) {
    saver.start();
    void message.error((error as Error).message);
  }
}

/** Gives up the draft of the page around a component. */
export function useDiscard(): () => Promise<void> {
  const workplace = useWorkplace();
  const { message } = App.useApp();
  return () => discardDraft(workplace, message);
}
