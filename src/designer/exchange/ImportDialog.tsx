import { Alert, App, Button, Form, Input, Modal, Radio, Skeleton, Upload } from 'antd';
import { useRef, useState } from 'react';
import { newKey } from '../../runtime/core/newKey.ts';
import { ApiError } from '../../runtime/host.ts';
import { isBreaking } from '../../schema/problem.ts';
import { Icon } from '../../widgets/icons/index.ts';
import { designerTexts } from '../locale/index.ts';
import type { ExchangeCalls, ImportReport } from './exchange.ts';
import { ReportView } from './ReportView.tsx';
import './exchange.css';

/** More of a file is not read: the server refuses a text as long as that. */
const largestFile = 4_000_000;
/** Longest reason, in characters, as the server has it. */
const longestReason = 200;

interface Props {
  exchange: ExchangeCalls;
  onImported(page: string): void;
  onClose(): void;
}

/** Whether importing would do anything, and may. */
const isReady = (
  { state, added, refusals, problems }: ImportReport,
  isReplacing: boolean,
): boolean =>
  refusals.length === 0 &&
  !problems.some(isBreaking) &&
  (state === 'new' || (state === 'different' ? isReplacing || added.length > 0 : added.length > 0));

/** Imports a page with its models and dictionaries, after it was shown what that does. */
export function ImportDialog({ exchange, onImported, onClose }: Props) {
  const all = designerTexts();
  const texts = all.exchange;
  const { read, file, report, failure } = useReport(exchange);
  const [isReplacing, setReplacing] = useState(false);
  const [reason, setReason] = useState('');
  const sending = useImport(exchange, onImported);
  const send = () =>
    file !== undefined &&
    report &&
    sending.send({
      text: file,
      expected: report.live.hash,
      reason: reason.trim(),
      replace: isReplacing,
    });
  const may = report !== undefined && isReady(report, isReplacing);
  return (
    <Modal
      open
      width={720}
      title={texts.importTitle}
      okText={texts.import}
      cancelText={all.cancel}
      okButtonProps={{ disabled: !may || reason.trim() === '', loading: sending.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
      maskClosable={false}
    >
      <div className="pl-import">
        <p>{texts.importHint}</p>
        <Upload
          accept=".json,application/json"
          showUploadList={false}
          beforeUpload={async (chosen) => {
            setReplacing(false);
            await read(chosen.slice(0, largestFile));
            return false;
          }}
        >
          <Button icon={<Icon name="upload" />}>{texts.file}</Button>
        </Upload>
        {file !== undefined && !report && failure === undefined && (
          <Skeleton active paragraph={{ rows: 3 }} />
        )}
        {[failure, sending.failure].map(
          (text) => text !== undefined && <Alert key={text} type="error" showIcon message={text} />,
        )}
        {report && <ReportView report={report} />}
        {report?.state === 'different' && (
          <Form.Item label={texts.differs} layout="vertical">
            <Radio.Group
              value={isReplacing}
              onChange={({ target }) => setReplacing(target.value as boolean)}
              options={[
                { value: false, label: texts.keep },
                { value: true, label: texts.replace },
              ]}
            />
          </Form.Item>
        )}
        {may && (
          <Form.Item label={texts.reason} htmlFor="pl-import-reason" layout="vertical" required>
            <Input.TextArea
              id="pl-import-reason"
              value={reason}
              maxLength={longestReason}
              showCount
              autoSize={{ minRows: 2, maxRows: 5 }}
              onChange={({ target }) => setReason(target.value)}
            />
          </Form.Item>
        )}
      </div>
    </Modal>
  );
}

/** The chosen file, and what the server says of it. */
function useReport(exchange: ExchangeCalls) {
  const [state, setState] = useState<{ file?: string; report?: ImportReport; failure?: string }>(
    {},
  );
  const round = useRef(0);
  const read = async (chosen: Blob) => {
    const own = ++round.current;
    const file = await chosen.text();
    const end = (next: object) => own === round.current && setState({ file, ...next });
    end({});
    await exchange.report(file).then(
      (report) => end({ report }),
      (error: Error) => end({ failure: error.message }),
    );
  };
  return { ...state, read };
}

/** Imports. What was sent and not answered is sent again with the same key, and happens once. */
function useImport(exchange: ExchangeCalls, onImported: Props['onImported']) {
  const { message } = App.useApp();
  const key = useRef(newKey());
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async (input: Parameters<ExchangeCalls['importPage']>[0]) => {
    setSending(true);
    setFailure(undefined);
    try {
      const { page } = await exchange.importPage(input, key.current);
      void message.success(designerTexts().exchange.imported);
      onImported(page);
    } catch (error) {
      setFailure((error as Error).message);
      if (error instanceof ApiError && error.answer) key.current = newKey();
    } finally {
      setSending(false);
    }
  };
  return { isSending, failure, send };
}
