import { useNavigate } from 'react-router-dom';
import { FreeForm } from '../../designer/freeForm/FreeForm.tsx';
import { RuntimeHostContext } from '../../runtime/host.ts';
import { language } from '../locale/choose.ts';
import { addressOf } from '../routing/entries.ts';
import { designerId } from '../routing/pageId.ts';
import { useApplication } from '../useApplication.ts';
import { boardKeys } from './boardKeys.ts';
import { useVisitorHost } from './useVisitorHost.ts';

/** The designer of a form by itself, for everybody; who is signed in can make a page of it. */
export function FormPage() {
  const { session } = useApplication();
  const navigate = useNavigate();
  const saveAsPage = () => void navigate(addressOf(`/${designerId}`, { from: 'form' }));
  return (
    <RuntimeHostContext value={useVisitorHost()}>
      <FreeForm
        keys={boardKeys}
        language={language.locale}
        onSaveAsPage={session.exists() ? saveAsPage : undefined}
      />
    </RuntimeHostContext>
  );
}
