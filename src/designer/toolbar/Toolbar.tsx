import { Button } from 'antd';
import type { ReactNode } from 'react';
import { isEqual } from '../../schema/merge/values.ts';
import { CommandButton } from '../commands/CommandButton.tsx';
import { useCommand } from '../commands/context.ts';
import { designerTexts } from '../locale/index.ts';
import { PublicFormButton } from '../publicForm/PublicFormButton.tsx';
import { PublishBar } from '../publish/PublishBar.tsx';
import { useDesignerState, useDocument, useWorkplace } from '../state/context.ts';
import type { Kept } from '../state/useKeptDraft.ts';
import { TsxButton } from '../tsx/TsxButton.tsx';
import { Steps } from './Steps.tsx';
import { Widths } from './Widths.tsx';

interface Props {
  picker: ReactNode;
  kept: Kept;
  isSaving: boolean;
}

/** What is done to the page as a whole. */
export function Toolbar({ picker, kept, isSaving }: Props) {
  const texts = designerTexts();
  return (
    <div className="pl-design-bar" role="toolbar" aria-label={texts.title}>
      {picker}
      <Steps />
      <Widths />
      <CommandButton command="preview" hint={texts.preview.hint} />
      <CommandButton command="json" />
      <span className="pl-design-handing">
        <CommandButton command="copy" isBare />
        <CommandButton command="download" isBare />
        <TsxButton />
      </span>
      <PublicFormButton />
      <DraftState kept={kept} />
      <PublishBar isSaving={isSaving} />
    </div>
  );
}

/** Where the changes are, and the way back to the file. */
function DraftState({ kept: { isKept, isElsewhere } }: Pick<Props, 'kept'>) {
  const { page } = useWorkplace();
  const texts = designerTexts();
  const draft = useDesignerState((state) => state.draft);
  const document = useDocument();
  const discard = useCommand('discard');
  if (!discard || discard.refusal !== undefined)
    return <span className="pl-design-state">{texts.unchanged}</span>;
  const isSaved = draft !== undefined && isEqual(draft.document, document);
  const kept = isSaved ? texts.publish.draftSaved : texts.draftKept;
  const failed = isElsewhere ? texts.elsewhere.unkept : texts.draftFailed;
  const state = isKept || isSaved ? (page.isBehind ? texts.fileChanged : kept) : failed;
  return (
    <span className="pl-design-state" role="status" data-problem={!isKept || page.isBehind}>
      {state}
      <Button type="link" size="small" onClick={discard.run}>
        {discard.command.label}
      </Button>
    </span>
  );
}
