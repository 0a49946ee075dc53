import { App, Button } from 'antd';
import { useStore } from '../../runtime/core/store.ts';
import { isEqual } from '../../schema/merge/values.ts';
import { designerTexts } from '../locale/index.ts';
import { useDiscard } from '../publish/useDiscard.ts';
import { useDesignerState, useDocument, useWorkplace } from '../state/context.ts';
import type { Opened } from '../state/drafts.ts';
import type { Kept } from '../state/useKeptDraft.ts';

interface Props {
  page: Opened;
  kept: Kept;
}

/** Where the changes are, and the way back to the file. */
export function DraftState({ page, kept }: Props) {
  const { modal } = App.useApp();
  const discard = useDiscard();
  const texts = designerTexts();
  const draft = useDesignerState((state) => state.draft);
  const document = useDocument();
  const { text, isProblem } = useStateText({ page, kept });
  if (!page.isDraft && !draft && isEqual(document, page.document))
    return <span className="pl-design-state">{texts.unchanged}</span>;
  return (
    <span className="pl-design-state" role="status" data-problem={isProblem} title={text}>
      <span>{text}</span>
      <Button
        type="link"
        size="small"
        onClick={() =>
          void modal.confirm({
            title: texts.restore,
            content: texts.restoreAsk,
            okText: texts.restore,
            cancelText: texts.cancel,
            okButtonProps: { danger: true },
            onOk: discard,
          })
        }
      >
        {texts.restore}
      </Button>
    </span>
  );
}

/** What is said of the changes: on the server, on their way there, or only here and why. */
function useStateText({ page, kept: { isKept, isElsewhere } }: Props): {
  text: string;
  isProblem: boolean;
} {
  const { saver } = useWorkplace();
  const texts = designerTexts();
  const isSaved = useDesignerState(
    ({ draft, history }) => draft !== undefined && isEqual(draft.document, history.document),
  );
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
