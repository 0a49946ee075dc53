import { App, Button, Upload } from 'antd';
import { useState } from 'react';
import { Icon } from '../../widgets/icons/index.ts';
import type { Loss } from '../classic/index.ts';
import { readFormText } from '../imports/readFormText.ts';
import type { FormSchema } from '../../schema/generated/types.gen.ts';
import { designerTexts } from '../locale/index.ts';
import { problemText } from '../locale/problem.ts';
import { useDesigner, useDesignerState } from '../state/context.ts';
import { Steps } from '../toolbar/Steps.tsx';
import { TsxButton } from '../tsx/TsxButton.tsx';
import { TryOut } from '../toolbar/TryOut.tsx';
import { Widths } from '../toolbar/Widths.tsx';
import { FormRun } from './FormRun.tsx';
import { formOf, formPlace } from './freePage.ts';
import { LossReport } from './LossReport.tsx';
import { copied, download, formText } from './handing.ts';

/** More of a file is not read: a text as long as that is refused. */
const largestFile = 8_100_000;

interface Props {
  isKept: boolean;
  onSaveAsPage?: (() => void) | undefined;
}

/** What is done to the form as a whole. */
export function FormBar({ isKept, onSaveAsPage }: Props) {
  const { store } = useDesigner();
  const { message } = App.useApp();
  const { forms, json } = designerTexts();
  const asJson = useDesignerState((state) => state.asJson);
  const [running, setRunning] = useState<FormSchema>();
  return (
    <div className="pl-design-bar" role="toolbar" aria-label={forms.designer}>
      <Steps />
      <Widths />
      <TryOut />
      <Button icon={<Icon name="play" />} onClick={() => setRunning(formOf(store.document()))}>
        {forms.run}
      </Button>
      <Button
        type={asJson ? 'primary' : 'default'}
        aria-pressed={asJson}
        icon={<Icon name="code" />}
        onClick={() => store.setState({ asJson: !asJson })}
      >
        {json}
      </Button>
      <Import />
      <Button icon={<Icon name="download" />} onClick={() => download(formText(store.document()))}>
        {forms.export}
      </Button>
      <Button
        icon={<Icon name="copy" />}
        onClick={() =>
          void copied(formText(store.document())).then((said) => message[said.tone](said.text))
        }
      >
        {forms.copy}
      </Button>
      <TsxButton isForm />
      <Clear />
      {!isKept && (
        <span className="pl-design-state" role="status" data-problem>
          {forms.notKept}
        </span>
      )}
      {onSaveAsPage && (
        <span className="pl-design-publish">
          <Button type="primary" onClick={onSaveAsPage}>
            {forms.saveAsPage}
          </Button>
        </span>
      )}
      {running && <FormRun form={running} onClose={() => setRunning(undefined)} />}
    </div>
  );
}

/** Takes all fields away, after a question. */
function Clear() {
  const { store } = useDesigner();
  const { modal } = App.useApp();
  const { forms, cancel } = designerTexts();
  const clear = () => store.edit({ type: 'set', at: [...formPlace, 'fields'], value: [] });
  return (
    <Button
      icon={<Icon name="delete" />}
      onClick={() =>
        void modal.confirm({
          title: forms.clearAsk,
          okText: forms.clear,
          cancelText: cancel,
          okButtonProps: { danger: true },
          onOk: () => void clear(),
        })
      }
    >
      {forms.clear}
    </Button>
  );
}

/** Opens a file with a form in its place; what was not carried is shown. */
function Import() {
  const { store } = useDesigner();
  const { modal } = App.useApp();
  const { forms } = designerTexts();
  const report = (lost: readonly Loss[]) =>
    lost.length > 0 &&
    void modal.info({ title: forms.imported, width: 640, content: <LossReport lost={lost} /> });
  const open = async (file: File) => {
    const read = readFormText(await file.slice(0, largestFile).text());
    if ('problems' in read)
      return void modal.error({
        title: forms.notImported,
        content: read.problems
          .slice(0, 20)
          .map((problem) => (
            <p key={`${problem.pointer} ${problem.message}`}>
              {`${forms.line(problem.line ?? 1)} ${problemText(problem).text}`}
            </p>
          )),
      });
    store.edit({ type: 'set', at: formPlace, value: read.form });
    return report(read.lost);
  };
  return (
    <Upload
      accept=".json,application/json"
      showUploadList={false}
      beforeUpload={(file) => {
        void open(file);
        return false;
      }}
    >
      <Button icon={<Icon name="upload" />}>{forms.import}</Button>
    </Upload>
  );
}
