import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import { CleanHtml } from '../../widgets/html/CleanHtml.tsx';
import type { ImportReport } from './importReport.ts';
import type { ImportCounts, RefusedRow } from '../../schema/protocol.ts';
import './import.css';

interface Props {
  report: ImportReport;
  /** Saves the workbook of refused rows; absent where the server has none. */
  onErrors?: (importId: string) => void;
}

/** The result takes the focus when it comes, so that it is read out and Esc closes the dialog. */
export function ImportResult({ report, onErrors }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [report]);
  const { ok, html, counts } = report;
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={lateTexts.import.report}
      className="pl-import-result"
    >
      {counts ? (
        <Counted counts={counts} onErrors={onErrors} />
      ) : (
        <Alert
          type={ok ? 'success' : 'error'}
          showIcon
          message={lateTexts.import.report}
          description={
            <div className="pl-import-report">
              <CleanHtml html={html} only={reportElements} />
            </div>
          }
        />
      )}
    </div>
  );
}

/** What reports of the protocol are made of (docs/protocol); names in them are those of people. */
const reportElements = ['br', 'b', 'strong'];

function Counted({ counts, onErrors }: { counts: ImportCounts; onErrors: Props['onErrors'] }) {
  const { importId, created, updated, failed, unhandled, rows, unread = [] } = counts;
  const stored = created + updated;
  const isWhole = failed + unhandled + unread.length === 0;
  const type = isWhole ? 'success' : stored > 0 ? 'warning' : 'error';
  const errors = failed > 0 && onErrors && (
    <Button size="small" onClick={() => onErrors(importId)}>
      {lateTexts.import.errors}
    </Button>
  );
  return (
    <>
      <Alert
        type={type}
        showIcon
        message={lateTexts.import.counts(stored, failed)}
        action={errors}
      />
      {unhandled > 0 && <p>{lateTexts.import.unhandled(unhandled)}</p>}
      {unread.length > 0 && <Unread unread={unread} />}
      {rows.length > 0 && (
        <ul className="pl-import-report" tabIndex={0} aria-label={lateTexts.import.refused}>
          {rows.map((row) => (
            <Refused key={`${row.sheet} ${row.row}`} {...row} />
          ))}
          {failed > rows.length && <li>{lateTexts.import.more(failed - rows.length)}</li>}
        </ul>
      )}
    </>
  );
}

/** Sheets and columns of the file that nothing was stored of. */
const Unread = ({ unread }: { unread: NonNullable<ImportCounts['unread']> }) => (
  <>
    <p>{lateTexts.import.unread}</p>
    <ul className="pl-import-report" tabIndex={0} aria-label={lateTexts.import.unread}>
      {unread.map(({ message }) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  </>
);

const Refused = ({ row, sheet, name, reasons }: RefusedRow) => (
  <li>
    <b>{sheet === undefined ? lateTexts.import.row(row) : lateTexts.import.rowOf(sheet, row)}</b>{' '}
    {name}
    {reasons.map(({ column, message }) => (
      <div key={`${column} ${message}`}>
        {column && !message.startsWith(column) && `${column}：`}
        {message}
      </div>
    ))}
  </li>
);
