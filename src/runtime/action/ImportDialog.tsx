import Inbox from '@ant-design/icons/es/icons/InboxOutlined';
import { Alert, Button, Checkbox, Modal, Upload } from 'antd';
import DOMPurify from 'dompurify';
import { useState } from 'react';
import type { ImportAction } from '../../schema/generated/types.gen.ts';
import type { LocalScope } from '../data/evaluate.ts';
import { ApiError, useRuntimeHost } from '../host.ts';
import { useEvaluate } from '../page/scope.ts';
import { texts } from '../locale/index.ts';

interface Props { action: ImportAction; local: LocalScope; /** imported: the server took a file, so that rows may have been stored. */ onClosed(imported: boolean): void }

interface Report { ok: boolean; html: string }

/** Drop zone, template, option to update, report (protocol.md 1.5). */
export function ImportDialog({ action, local, onClosed }: Props) {
  const { http } = useRuntimeHost();
  const evaluate = useEvaluate();
  const [open, setOpen] = useState(true);
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();
  const [update, setUpdate] = useState(false);
  const [sending, setSending] = useState(false);
  const [report, setReport] = useState<Report>();
  const [imported, setImported] = useState(false);

  const choose = (chosen: File): false => {
    const fits = /\.xlsx?$/i.test(chosen.name);
    setFile(fits ? chosen : undefined);
    setFault(fits ? undefined : texts.import.wrongFile);
    setReport(undefined);
    return false; // sent by the button, not by the zone
  };
  const send = async () => {
    if (!file) return setFault(texts.import.wrongFile);
    const form = new FormData();
    form.append('file', file);
    setSending(true);
    try {
      const answer = await http.request({ method: 'POST', url: evaluate.url(action.url ?? '', local), params: { updateSupport: update }, form, quiet: true });
      setImported(true);
      setFile(undefined);
      setReport({ ok: true, html: answer.msg });
    } catch (problem) {
      // A report of wrong rows: the others were stored.
      if (problem instanceof ApiError && problem.code !== 0) setImported(true);
      if (!(problem instanceof ApiError && problem.shown)) setReport({ ok: false, html: (problem as Error).message });
    } finally {
      setSending(false);
    }
  };
  const template = () => http.download({ method: 'POST', url: evaluate.url(action.templateUrl ?? '', local), urlencoded: {} }, `${action.templateName ?? 'template'}_${Date.now()}.xlsx`).catch(() => undefined);

  return (
    <Modal
      open={open}
      title={evaluate.text(action.title, local) || texts.import.title}
      okText={sending ? texts.import.sending : texts.common.ok}
      cancelText={imported ? texts.common.close : texts.common.cancel}
      okButtonProps={{ disabled: !file }}
      confirmLoading={sending}
      maskClosable={false}
      onOk={() => void send()}
      onCancel={() => !sending && setOpen(false)}
      afterOpenChange={(visible) => !visible && onClosed(imported)}
      destroyOnHidden
    >
      <Upload.Dragger accept=".xls,.xlsx" maxCount={1} disabled={sending} beforeUpload={choose} onRemove={() => setFile(undefined)} fileList={file ? [{ uid: 'file', name: file.name, status: 'done' }] : []}>
        <p className="ant-upload-drag-icon"><Inbox /></p>
        <p className="ant-upload-text">{texts.import.drop}</p>
        <p className="ant-upload-hint">{texts.import.choose}</p>
      </Upload.Dragger>
      <div className="pl-import-options">
        <Checkbox checked={update} disabled={sending} onChange={(event) => setUpdate(event.target.checked)}>{evaluate.text(action.updateLabel, local) || texts.import.update}</Checkbox>
        {action.templateUrl && <Button type="link" size="small" onClick={() => void template()}>{texts.import.template}</Button>}
      </div>
      {fault && <Alert type="warning" showIcon message={fault} />}
      {report && <Alert type={report.ok ? 'success' : 'error'} showIcon message={texts.import.report} description={<div className="pl-import-report" dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(report.html, { ALLOWED_TAGS: ['br', 'b', 'strong'], ALLOWED_ATTR: [], RETURN_TRUSTED_TYPE: true }) }} />} />}
    </Modal>
  );
}
