import { App, Button } from 'antd';
import type { ReactNode } from 'react';
import { Icon } from '../../widgets/icons/index.ts';
import { copyText } from '../../widgets/clipboard.ts';
import { saveFile } from '../../runtime/core/saveFile.ts';
import { pageText } from '../document/page.ts';
import { designerTexts } from '../locale/index.ts';
import { PublicFormButton } from '../publicForm/PublicFormButton.tsx';
import { PublishBar } from '../publish/PublishBar.tsx';
import { SampleSwitch } from '../samples/SampleSwitch.tsx';
import { useDesigner, useDesignerState } from '../state/context.ts';
import type { Opened } from '../state/drafts.ts';
import { TsxButton } from '../tsx/TsxButton.tsx';
import { PreviewButton } from '../preview/PreviewButton.tsx';
import { DraftState } from './DraftState.tsx';
import { Steps } from './Steps.tsx';
import { Widths } from './Widths.tsx';
import type { Kept } from '../state/useKeptDraft.ts';

interface Props {
  page: Opened;
  picker: ReactNode;
  kept: Kept;
  isSaving: boolean;
  save(): Promise<void>;
}

/** What is done to the page as a whole. */
export function Toolbar({ page, picker, kept, ...saving }: Props) {
  const { store } = useDesigner();
  const texts = designerTexts();
  const asJson = useDesignerState((state) => state.asJson);
  return (
    <div className="pl-design-bar" role="toolbar" aria-label={texts.title}>
      {picker}
      <Steps />
      <Widths />
      <SampleSwitch />
      <PreviewButton />
      <Button
        type={asJson ? 'primary' : 'default'}
        aria-pressed={asJson}
        icon={<Icon name="code" />}
        onClick={() => store.setState({ asJson: !asJson, preview: undefined })}
      >
        {texts.json}
      </Button>
      <Handing />
      <PublicFormButton />
      <DraftState page={page} kept={kept} />
      <PublishBar {...saving} />
    </div>
  );
}

/** The text of the file, copied or downloaded. */
function Handing() {
  const { store } = useDesigner();
  const { message } = App.useApp();
  const texts = designerTexts();
  const copy = () =>
    copyText(pageText(store.document())).then(
      () => message.success(texts.copied),
      () => message.error(texts.copyFailed),
    );
  const download = () => {
    const name = `${store.getState().id.split('/').at(-1)}.json`;
    saveFile(new Blob([pageText(store.document())], { type: 'application/json' }), name);
  };
  return (
    <span className="pl-design-handing">
      <Button
        aria-label={texts.copy}
        title={texts.copy}
        icon={<Icon name="copy" />}
        onClick={() => void copy()}
      />
      <Button
        aria-label={texts.download}
        title={texts.download}
        icon={<Icon name="download" />}
        onClick={download}
      />
      <TsxButton isForm={false} />
    </span>
  );
}
