import { CommandButton } from '../commands/CommandButton.tsx';
import { useDesigner, useDesignerState } from '../state/context.ts';
import { TsxDialog } from './TsxDialog.tsx';

/** Opens what the page, or the form by itself, can be exported as. */
export function TsxButton() {
  const { store } = useDesigner();
  const isOpen = useDesignerState(({ dialog }) => dialog === 'tsx');
  return (
    <>
      <CommandButton command="tsx" aria-haspopup="dialog">
        TSX
      </CommandButton>
      {isOpen && (
        <TsxDialog
          isForm={store.root.length > 0}
          onClose={() => store.setState({ dialog: undefined })}
        />
      )}
    </>
  );
}
