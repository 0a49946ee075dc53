import type { ReactNode } from 'react';
import { CommandButton } from '../commands/CommandButton.tsx';
import { designerTexts } from '../locale/index.ts';
import { ExportButton } from '../exchange/ExportButton.tsx';
import { PublicFormButton } from '../publicForm/PublicFormButton.tsx';
import { PublishBar } from '../publish/PublishBar.tsx';
import { SampleSwitch } from '../samples/SampleSwitch.tsx';
import type { Kept } from '../state/useKeptDraft.ts';
import { TsxButton } from '../tsx/TsxButton.tsx';
import { DraftState } from './DraftState.tsx';
import { Steps } from './Steps.tsx';
import { Widths } from './Widths.tsx';

interface Props {
  picker: ReactNode;
  kept: Kept;
  /** The draft is on its way to the server. */
  isSaving: boolean;
  /** The file of the project is. */
  isWriting: boolean;
}

/** What is done to the page as a whole. */
export function Toolbar({ picker, kept, ...saving }: Props) {
  const texts = designerTexts();
  return (
    <div className="pl-design-bar" role="toolbar" aria-label={texts.title}>
      {picker}
      <Steps />
      <Widths />
      <SampleSwitch />
      <CommandButton command="preview" hint={texts.preview.hint} />
      <CommandButton command="json" />
      <span className="pl-design-handing">
        <CommandButton command="copy" isBare />
        <CommandButton command="download" isBare />
        <ExportButton />
        <TsxButton />
      </span>
      <PublicFormButton />
      <DraftState kept={kept} />
      <PublishBar {...saving} />
    </div>
  );
}
