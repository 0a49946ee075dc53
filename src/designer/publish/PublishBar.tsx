import { CommandButton } from '../commands/CommandButton.tsx';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, useDesignerState } from '../state/context.ts';
import { PublishDialog } from './PublishDialog.tsx';

/** From the page that is edited to people: a draft that others may see, and its publication. */
export function PublishBar({ isSaving, isWriting }: { isSaving: boolean; isWriting: boolean }) {
  const texts = designerTexts();
  const { store } = useDesigner();
  const isOpen = useDesignerState(({ dialog }) => dialog === 'publish');
  return (
    <span className="pl-design-publish">
      <CommandButton command="save" hint={texts.publish.saveHint} loading={isSaving} />
      <CommandButton command="saveFile" hint={texts.files.hint} loading={isWriting} />
      <CommandButton command="publish" type="primary" aria-haspopup="dialog" />
      {isOpen && <PublishDialog onClose={() => store.setState({ dialog: undefined })} />}
    </span>
  );
}
