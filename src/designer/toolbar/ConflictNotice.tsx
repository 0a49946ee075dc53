import { Alert, App, Button } from 'antd';
import { useStore } from '../../runtime/core/store.ts';
import { designerTexts } from '../locale/index.ts';
import { useWorkplace } from '../state/context.ts';

/** Somebody else has saved the draft, or removed it: what is here is stored as one of its own. */
export function ConflictNotice() {
  const { saver } = useWorkplace();
  const { message } = App.useApp();
  const failure = useStore(saver, (state) => state.failure);
  const isSaving = useStore(saver, (state) => state.isSaving);
  const texts = designerTexts().publish;
  if (failure?.kind !== 'conflict') return null;
  const save = () =>
    saver.saveAsNew().then(
      () => message.success(texts.saved),
      (error: Error) => message.error(texts.notSaved(error.message)),
    );
  return (
    <Alert
      type="warning"
      showIcon
      className="pl-design-elsewhere"
      message={failure.reason}
      description={texts.saveAsNewHint}
      action={
        <Button size="small" type="primary" loading={isSaving} onClick={() => void save()}>
          {texts.saveAsNew}
        </Button>
      }
    />
  );
}
