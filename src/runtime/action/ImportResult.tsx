import { Alert, Button } from 'antd';
import DOMPurify from 'dompurify';
import { useEffect, useRef, type ReactNode } from 'react';
import { texts } from '../locale/index.ts';
import type { ImportCounts, ImportReport } from './importReport.ts';

interface Props { report: ImportReport; /** Saves the workbook of refused rows; absent where the server has none. */ onErrors?(importId: string): void }

/** The result takes the focus when it comes, so that it is read out and Esc closes the dialog. */
export function ImportResult({ report, onErrors }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [report]);
  const { ok, html, counts } = report;
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={texts.import.report} className="pl-import-result">
      {counts ? <Counted counts={counts} onErrors={onErrors} /> : <Told type={ok ? 'success' : 'error'} title={texts.import.report}><Report html={html} /></Told>}
    </div>
  );
}

const Told = ({ type, title, action, children }: { type: 'success' | 'warning' | 'error'; title: string; action?: ReactNode; children?: ReactNode }) =>
  <Alert type={type} showIcon message={title} description={children} action={action} />;

const Report = ({ html }: { html: string }) =>
  <div className="pl-import-report" dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(html, { ALLOWED_TAGS: ['br', 'b', 'strong'], ALLOWED_ATTR: [] }) }} />;

function Counted({ counts, onErrors }: { counts: ImportCounts; onErrors: Props['onErrors'] }) {
  const { importId, created, updated, failed, unhandled, rows } = counts;
  const stored = created + updated;
  const type = failed + unhandled === 0 ? 'success' : stored > 0 ? 'warning' : 'error';
  return (
    <Told
      type={type} title={texts.import.counts(stored, failed)}
      action={failed > 0 && onErrors && <Button size="small" onClick={() => onErrors(importId)}>{texts.import.errors}</Button>}
    >
      {unhandled > 0 && <p>{texts.import.unhandled(unhandled)}</p>}
      {rows.length > 0 && (
        <ul className="pl-import-report">
          {rows.map(({ row, name, reasons }) => (
            <li key={row}>
              <b>{texts.import.row(row)}</b> {name} <ul>{reasons.map((reason) => <li key={`${reason.column} ${reason.message}`}>{reason.column && `${reason.column}：`}{reason.message}</li>)}</ul>
            </li>
          ))}
          {failed > rows.length && <li>{texts.import.more(failed - rows.length)}</li>}
        </ul>
      )}
    </Told>
  );
}
