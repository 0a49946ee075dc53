import { formsOf } from '../document/page.ts';
import { PublicFormDialog } from '../publicForm/PublicFormDialog.tsx';
import { PublishDialog } from '../publish/PublishDialog.tsx';
import { useDesigner, useDesignerState, useWorkplace } from '../state/context.ts';
import { TsxDialog } from '../tsx/TsxDialog.tsx';

/** What commands on the page as a whole open over it. */
export function PageDialogs() {
  const { store, links } = useWorkplace();
  const dialog = useDesignerState((state) => state.dialog);
  const onClose = () => store.setState({ dialog: undefined });
  if (dialog === 'publish') return <PublishDialog onClose={onClose} />;
  if (dialog === 'publicForm' && links)
    return <PublicFormDialog links={links} forms={formsOf(store.document())} onClose={onClose} />;
  return <TsxExport />;
}

/** What the page, or the form by itself, can be exported as. */
export function TsxExport() {
  const { store } = useDesigner();
  const isOpen = useDesignerState(({ dialog }) => dialog === 'tsx');
  if (!isOpen) return null;
  const onClose = () => store.setState({ dialog: undefined });
  return <TsxDialog isForm={store.root.length > 0} onClose={onClose} />;
}
