import { CommandButton } from '../commands/CommandButton.tsx';
import { formsOf } from '../document/page.ts';
import { useDesigner, useDesignerState, useDocument, useWorkplace } from '../state/context.ts';
import { PublicFormDialog } from './PublicFormDialog.tsx';

/** Opens the making of a link to a form of the page; absent where there is none, or no right. */
export function PublicFormButton() {
  const { store } = useDesigner();
  const { links } = useWorkplace();
  const forms = formsOf(useDocument());
  const isOpen = useDesignerState(({ dialog }) => dialog === 'publicForm');
  if (!links || Object.keys(forms).length === 0) return null;
  return (
    <>
      <CommandButton command="publicForm" aria-haspopup="dialog" />
      {isOpen && (
        <PublicFormDialog
          links={links}
          forms={forms}
          onClose={() => store.setState({ dialog: undefined })}
        />
      )}
    </>
  );
}
