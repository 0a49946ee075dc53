import { Button } from 'antd';
import { useState } from 'react';
import { isEqual } from '../../schema/merge/values.ts';
import { Icon } from '../../widgets/icons/index.ts';
import { designerTexts } from '../locale/index.ts';
import { useWorkplace, useDesignerState } from '../state/context.ts';
import { PublishDialog } from './PublishDialog.tsx';

interface Props {
  isSaving: boolean;
  save(): Promise<void>;
}

/** From the page that is edited to people: a draft that others may see, and its publication. */
export function PublishBar({ isSaving, save }: Props) {
  const { mayPublish } = useWorkplace();
  const texts = designerTexts().publish;
  const [isOpen, setOpen] = useState(false);
  const isSaved = useDesignerState(
    ({ draft, history }) => draft !== undefined && isEqual(draft.document, history.document),
  );
  return (
    <span className="pl-design-publish">
      <Button
        icon={<Icon name="save" />}
        title={texts.saveKeys}
        loading={isSaving}
        disabled={isSaved}
        onClick={() => void save()}
      >
        {texts.save}
      </Button>
      <Button
        type="primary"
        icon={<Icon name={mayPublish ? 'send' : 'check'} />}
        onClick={() => setOpen(true)}
      >
        {mayPublish ? texts.publish : texts.check}
      </Button>
      {isOpen && <PublishDialog onClose={() => setOpen(false)} />}
    </span>
  );
}
