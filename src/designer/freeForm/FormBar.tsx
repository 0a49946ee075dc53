import { App, Button, Upload } from 'antd';
import { Icon } from '../../widgets/icons/index.ts';
import { CommandButton } from '../commands/CommandButton.tsx';
import type { Loss } from '../classic/index.ts';
import { readFormText } from '../imports/readFormText.ts';
import { designerTexts } from '../locale/index.ts';
import { problemText } from '../locale/problem.ts';
import { useDesigner, useDesignerState } from '../state/context.ts';
import { TsxExport } from '../toolbar/PageDialogs.tsx';
import { Steps } from '../toolbar/Steps.tsx';
import { Widths } from '../toolbar/Widths.tsx';
import { FormRun } from './FormRun.tsx';
import { formOf, formPlace } from './freePage.ts';
import { LossReport } from './LossReport.tsx';

/** More of a file is not read: a text as long as that is refused. */
const largestFile = 8_100_000;

/** What is done to the form as a whole. */
export function FormBar({ isKept }: { isKept: boolean }) {
  const { forms } = designerTexts();
  return (
    <div className="pl-design-bar" role="toolbar" aria-label={forms.designer}>
      <Steps />
      <Widths />
      <CommandButton command="tryOut" isBare />
      <CommandButton command="run" />
      <CommandButton command="json" />
      <Import />
      <CommandButton command="export" />
      <CommandButton command="copy" />
      <CommandButton command="clear" />
      <CommandButton command="tsx" aria-haspopup="dialog" isBare />
      {!isKept && (
        <span className="pl-design-state" role="status" data-problem>
          <span title={forms.notKept}>{forms.notKept}</span>
        </span>
      )}
      <span className="pl-design-publish">
        <CommandButton command="saveAsPage" type="primary" />
      </span>
      <Running />
      <TsxExport />
    </div>
  );
}

/** The form as it is filled in, as long as somebody runs it. */
function Running() {
  const { store } = useDesigner();
  const isRunning = useDesignerState(({ dialog }) => dialog === 'run');
  if (!isRunning) return null;
  const end = () => store.setState({ dialog: undefined });
  return <FormRun form={formOf(store.document())} onClose={end} />;
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
      <Button aria-label={forms.import} title={forms.import} icon={<Icon name="upload" />}>
        {forms.import}
      </Button>
    </Upload>
  );
}
