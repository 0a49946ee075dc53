import { Button } from 'antd';
import { useStore } from '../../runtime/core/store.ts';
import { useCommand } from '../commands/context.ts';
import { designerTexts } from '../locale/index.ts';
import { useDesignerState, useWorkplace } from '../state/context.ts';
import { isOnServer } from '../state/drafts.ts';
import type { Kept } from '../state/useKeptDraft.ts';

/** Where the changes are, and the way back to the file. */
export function DraftState({ kept }: { kept: Kept }) {
  const discard = useCommand('discard');
  const { text, isProblem } = useStateText(kept);
  if (!discard || discard.refusal !== undefined)
    return (
      <span className="pl-design-state">
        <span>{designerTexts().unchanged}</span>
      </span>
    );
  return (
    <span className="pl-design-state" role="status" data-problem={isProblem} title={text}>
      <span>{text}</span>
      <Button type="link" size="small" onClick={discard.run}>
        {discard.command.label}
      </Button>
    </span>
  );
}

/** What is said of the changes: on the server, on their way there, or only here and why. */
function useStateText({ isKept, isElsewhere }: Kept): {
  text: string;
  isProblem: boolean;
} {
  const { page, saver } = useWorkplace();
  const texts = designerTexts();
  const isSaved = useDesignerState(isOnServer);
  const isSaving = useStore(saver, (state) => state.isSaving);
  const failure = useStore(saver, (state) => state.failure);
  const problem = (text: string) => ({ text, isProblem: true });
  if (isElsewhere && !isSaved) return problem(texts.elsewhere.unkept);
  if (!isKept && !isSaved) return problem(texts.draftFailed);
  if (failure && !isSaved) return problem(texts.drafts.unsaved(failure.reason));
  if (page.isBehind) return problem(texts.fileChanged);
  if (isSaved) return { text: texts.publish.draftSaved, isProblem: !isKept };
  return { text: isSaving ? texts.drafts.saving : texts.draftKept, isProblem: false };
}
