import { Alert, App, Button, Modal, Segmented, Select } from 'antd';
import { useMemo, useState } from 'react';
import { saveFile } from '../../runtime/core/saveFile.ts';
import { useRuntimeHost } from '../../runtime/host.ts';
import type { TsxFrame } from '../../schema/formily/index.ts';
import { steps } from '../../steps/index.ts';
import { copyText } from '../../widgets/clipboard.ts';
import { Faults } from '../json/JsonText.tsx';
import { designerTexts } from '../locale/index.ts';
import { messageText } from '../locale/problem.ts';
import { useDesigner, useDesignerState, useDocument } from '../state/context.ts';
import { exportedOf, type Exported } from './components.ts';
import './tsx.css';

interface Props {
  /** The page is a form by itself. */
  isForm: boolean;
  onClose(): void;
}

/** The page or one of its forms as a React component, to be copied or downloaded. */
export function TsxDialog({ isForm, onClose }: Props) {
  const { tsx, publish } = designerTexts();
  const { project } = useDesigner();
  const host = useRuntimeHost();
  const id = useDesignerState((state) => state.id);
  const document = useDocument();
  const [frame, setFrame] = useState<TsxFrame>('page');
  const found = useMemo(
    () => exportedOf({ id, document, project, isForm, frame }, { ...host, steps }),
    [id, document, project, isForm, frame, host],
  );
  const [chosen, choose] = useState(0);
  const components = 'components' in found ? found.components : [];
  const shown = components[chosen] ?? components[0];
  return (
    <Modal
      open
      width={900}
      title={tsx.title}
      onCancel={onClose}
      footer={
        <>
          {shown && <Handing exported={shown} />}
          <Button onClick={onClose}>{publish.close}</Button>
        </>
      }
    >
      {'problems' in found && (
        <>
          <p>{tsx.hasProblems}</p>
          <Faults problems={found.problems} />
        </>
      )}
      {components.length > 1 && (
        <Select
          className="pl-tsx-choice"
          aria-label={tsx.what}
          value={chosen}
          onChange={choose}
          options={components.map(({ form }, value) => ({
            value,
            label: form === undefined ? tsx.page : tsx.form(form),
          }))}
        />
      )}
      {shown?.form !== undefined && (
        <Segmented<TsxFrame>
          className="pl-tsx-frame"
          aria-label={tsx.frame}
          value={frame}
          onChange={setFrame}
          options={[
            { value: 'page', label: tsx.asPage },
            { value: 'modal', label: tsx.asDialog },
          ]}
        />
      )}
      {shown && <Component exported={shown} />}
    </Modal>
  );
}

function Component({ exported: { form, text, lost } }: { exported: Exported }) {
  const { tsx, forms } = designerTexts();
  return (
    <>
      <p>{form === undefined ? tsx.aboutPage : tsx.aboutForm}</p>
      {lost.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={forms.lostTitle(lost.length)}
          description={
            <ul className="pl-tsx-lost">
              {lost.map(({ pointer, message }) => (
                <li key={`${pointer} ${message}`}>
                  {pointer && <code>{pointer}</code>} {messageText({ message })}
                </li>
              ))}
            </ul>
          }
        />
      )}
      {/* It scrolls, so the keys must reach it. */}
      <pre className="pl-tsx-text" tabIndex={0} role="region" aria-label={tsx.text}>
        {text}
      </pre>
    </>
  );
}

function Handing({ exported: { name, text } }: { exported: Exported }) {
  const { message } = App.useApp();
  const texts = designerTexts();
  const copy = () =>
    copyText(text).then(
      () => message.success(texts.copied),
      () => message.error(texts.tsx.copyFailed),
    );
  return (
    <>
      <Button onClick={() => void copy()}>{texts.tsx.copy}</Button>
      <Button type="primary" onClick={() => saveFile(new Blob([text]), `${name}.tsx`)}>
        {texts.download}
      </Button>
    </>
  );
}
