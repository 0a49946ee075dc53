import { CommandButton } from '../commands/CommandButton.tsx';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, useDesignerState } from '../state/context.ts';
import { PublishDialog } from './PublishDialog.tsx';

/** From the page that is edited to people: a draft that others may see, and its publication. */
export function PublishBar({ isSaving }: { isSaving: boolean }) {
  const { store } = useDesigner();
  const isOpen = useDesignerState(({ dialog }) => dialog === 'publish');
  return (
    <span className="pl-design-publish">
      <CommandButton command="save" hint={designerTexts().publish.saveHint} loading={isSaving} />
      <CommandButton command="publish" type="primary" aria-haspopup="dialog" />
      {isOpen && <PublishDialog onClose={() => store.setState({ dialog: undefined })} />}
    </span>
  );
}
