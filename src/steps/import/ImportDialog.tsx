import Inbox from '@ant-design/icons/es/icons/InboxOutlined';
import { Alert, Button, Checkbox, Modal, Typography, Upload } from 'antd';
import { useState } from 'react';
import { useRuntimeHost } from '../../runtime/host.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';
import { texts } from '../../runtime/locale/index.ts';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import type { ImportedParts } from './compile.ts';
import { ImportResult } from './ImportResult.tsx';
import { useImport, useImportWarning, type ImportStart } from './useImport.ts';
import type { WireRequest } from '../../schema/protocol.ts';
import './import.css';

interface Props extends ImportStart {
  /** imported: the server took a file, so that rows may have been stored. */
  onClosed(imported: boolean): void;
}

/** Drop zone, template, option to update, report (docs/protocol/conventions.md#workbooks). */
export function ImportDialog({ step, local, origin, onClosed }: Props) {
  const { http, features, protocol } = useRuntimeHost();
  const { workbooks } = protocol;
  const evaluate = useEvaluate();
  const [open, setOpen] = useState(true);
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();
  const [update, setUpdate] = useState(false);
  const { sending, report, lost, imported, send, forget } = useImport({ step, local, origin });
  const warning = useImportWarning(step, local);
  const unhandled = report?.counts?.unhandled ?? 0;

  const choose = (chosen: File): false => {
    const fits = /\.xlsx?$/i.test(chosen.name);
    setFile(fits ? chosen : undefined);
    setFault(fits ? undefined : lateTexts.import.wrongFile);
    forget();
    return false; // sent by the button, not by the zone
  };
  const sendFile = async () => {
    if (file && (await send(file, update))) setFile(undefined);
  };
  const save = (request: WireRequest, stem: string) =>
    void http.download(request, `${stem}_${Date.now()}.xlsx`).catch(() => undefined);
  const url = evaluate.url(step.url ?? '', local);
  const search = step.definedBy ? origin?.searchParams?.() : undefined;
  const kinds = Object.fromEntries(
    (step.definedBy ?? []).flatMap((name) =>
      search?.[name] === undefined ? [] : [[name, search[name]]],
    ),
  );
  const errors = features.imports
    ? (importId: string) => save(workbooks.errors(url, importId), 'import_errors')
    : undefined;

  return (
    <Modal
      open={open}
      title={evaluate.text(step.title, local) || lateTexts.import.title}
      okText={
        sending
          ? lateTexts.import.sending
          : lost
            ? lateTexts.import.retry
            : unhandled > 0
              ? lateTexts.import.resume
              : texts.common.ok
      }
      cancelText={imported ? texts.common.close : texts.common.cancel}
      okButtonProps={{ disabled: !file }}
      confirmLoading={sending}
      maskClosable={false}
      onOk={() => void sendFile()}
      onCancel={() => !sending && setOpen(false)}
      afterOpenChange={(visible) => !visible && onClosed(imported)}
      destroyOnHidden
    >
      {warning && <Alert type="warning" showIcon message={warning} className="pl-import-warning" />}
      <Upload.Dragger
        accept=".xls,.xlsx"
        maxCount={1}
        disabled={sending}
        beforeUpload={choose}
        onRemove={() => setFile(undefined)}
        fileList={file ? [{ uid: 'file', name: file.name, status: 'done' }] : []}
      >
        <p className="ant-upload-drag-icon">
          <Inbox />
        </p>
        <p className="ant-upload-text">{lateTexts.import.drop}</p>
        <p className="ant-upload-hint">{lateTexts.import.choose}</p>
      </Upload.Dragger>
      {step.parts && (
        <Typography.Paragraph type="secondary" className="pl-import-parts">
          {partsText(step.parts)}
        </Typography.Paragraph>
      )}
      <div className="pl-import-options">
        <Checkbox
          checked={update}
          disabled={sending}
          onChange={(event) => (forget(), setUpdate(event.target.checked))}
        >
          {evaluate.text(step.updateLabel, local) || lateTexts.import.update}
        </Checkbox>
        {step.templateUrl && (
          <Button
            type="link"
            size="small"
            onClick={() =>
              save(
                workbooks.template(evaluate.url(step.templateUrl!, local), kinds),
                step.templateName ?? 'template',
              )
            }
          >
            {lateTexts.import.template}
          </Button>
        )}
      </div>
      {step.parts && update && (
        <Alert type="warning" showIcon message={lateTexts.import.partsReplaced} />
      )}
      {fault && <Alert type="warning" showIcon message={fault} />}
      {lost && <Alert type="warning" showIcon message={lateTexts.import.lost} />}
      {report && <ImportResult report={report} onErrors={errors} />}
    </Modal>
  );
}

/** Which sheets hold the rows that records own, and what each row begins with. */
function partsText({ sheets, owner }: ImportedParts): string {
  const { parts, separator } = lateTexts.import;
  return parts(sheets.map((name) => `“${name}”`).join(separator), owner.join(separator));
}
