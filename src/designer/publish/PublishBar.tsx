import { Button } from 'antd';
import { useState } from 'react';
import { Icon } from '../../widgets/icons/index.ts';
import { designerTexts } from '../locale/index.ts';
import { useWorkplace } from '../state/context.ts';
import { FileButton } from './FileButton.tsx';
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
  return (
    <span className="pl-design-publish">
      <Button
        icon={<Icon name="save" />}
        title={texts.saveKeys}
        loading={isSaving}
        onClick={() => void save()}
      >
        {texts.save}
      </Button>
      <FileButton />
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
