import type { ReactNode } from 'react';
import { CommandButton } from '../commands/CommandButton.tsx';
import { CommandMenu } from '../commands/CommandMenu.tsx';
import { designerTexts } from '../locale/index.ts';
import type { Kept } from '../state/useKeptDraft.ts';
import { DraftState } from './DraftState.tsx';
import { PageDialogs } from './PageDialogs.tsx';
import { Steps } from './Steps.tsx';
import { Widths } from './Widths.tsx';

interface Props {
  picker: ReactNode;
  kept: Kept;
  /** The draft is on its way to the server. */
  isSaving: boolean;
}

/** For what is done less often there is a menu. */
const inMenu = ['copy', 'export', 'tsx', 'publicForm', 'saveFile'];

/** What is done to the page as a whole. */
export function Toolbar({ picker, kept, isSaving }: Props) {
  const texts = designerTexts();
  return (
    <div className="pl-design-bar" role="toolbar" aria-label={texts.title}>
      {picker}
      <Steps />
      <Widths />
      <CommandButton command="samples" isBare />
      <CommandButton command="preview" />
      <CommandButton command="json" />
      <CommandButton command="download" isBare />
      <CommandMenu commands={inMenu} />
      <DraftState kept={kept} />
      <span className="pl-design-publish">
        <CommandButton command="save" loading={isSaving} />
        <CommandButton command="publish" type="primary" aria-haspopup="dialog" />
      </span>
      <PageDialogs />
    </div>
  );
}
