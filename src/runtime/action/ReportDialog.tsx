import Copy from '@ant-design/icons/es/icons/CopyOutlined';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import type { BatchReport } from '../../schema/protocol.ts';
import { copyText } from '../../widgets/clipboard.ts';
import { useNotify } from '../core/hooks/useNotify.ts';
import { texts } from '../locale/index.ts';
import { lateTexts } from '../locale/late/index.ts';
import { containerWidth } from './width.ts';
import './report.css';

interface Props {
  title: string;
  report: BatchReport;
  onClosed(): void;
}

interface Line {
  label: string;
  outcome: string;
  reason: string;
  failed: boolean;
}

/** What failed stands first: it is what people have to see to. */
const linesOf = ({ done, failed }: BatchReport): Line[] => [
  ...failed.map(({ label, message }) => ({
    label,
    outcome: lateTexts.report.failed,
    reason: message,
    failed: true,
  })),
  ...done.map(({ label }) => ({
    label,
    outcome: lateTexts.report.done,
    reason: '',
    failed: false,
  })),
];

const headings = () => [lateTexts.report.record, lateTexts.report.outcome, lateTexts.report.reason];

/** What became of each record, in a table that can be copied into a spreadsheet. */
export function ReportDialog({ title, report, onClosed }: Props) {
  const [open, setOpen] = useState(true);
  const notify = useNotify();
  const lines = linesOf(report);
  const copy = () => {
    const rows = lines.map(({ label, outcome, reason }) => [label, outcome, reason]);
    const text = [headings(), ...rows].map((cells) => cells.map(oneCell).join('\t')).join('\n');
    void copyText(text).then(
      () => notify('success', lateTexts.report.copied),
      () => notify('error', lateTexts.report.copyFailed),
    );
  };
  return (
    <Modal
      open={open}
      title={title}
      width={containerWidth('modal', 640)}
      onCancel={() => setOpen(false)}
      afterOpenChange={(visible) => !visible && onClosed()}
      footer={
        <>
          <Button icon={<Copy />} onClick={copy}>
            {lateTexts.report.copy}
          </Button>
          <Button type="primary" onClick={() => setOpen(false)}>
            {texts.common.close}
          </Button>
        </>
      }
      destroyOnHidden
    >
      <Alert
        type={report.done.length > 0 ? 'warning' : 'error'}
        showIcon
        role="status"
        message={lateTexts.report.counts(report.done.length, report.failed.length)}
      />
      <div className="pl-report" role="region" tabIndex={0} aria-label={lateTexts.report.title}>
        <Lines lines={lines} />
      </div>
    </Modal>
  );
}

/** A cell of a spreadsheet: breaks and tabs would begin another one. */
const oneCell = (text: string): string => text.replace(/\s+/g, ' ');

const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <table>
    <thead>
      <tr>
        {headings().map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {lines.map(({ label, outcome, reason, failed }, index) => (
        <tr key={index}>
          <th scope="row">{label}</th>
          <td className={failed ? 'pl-report-failed' : undefined}>{outcome}</td>
          <td>{reason}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
