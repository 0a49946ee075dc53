/** What a result page reports. */
export type ResultStatus = '403' | '404' | '500' | 'missing' | 'reserved';

/**
 * What stands on the sheet of each result: a lock, a hole in the weave, a torn thread, an empty
 * frame, a half-woven sheet.
 */
const marks: Readonly<Record<ResultStatus, string>> = {
  403: 'M104 96v-12a16 16 0 0 1 32 0v12m-38 0h44v34H98z',
  404: 'M100 88a20 20 0 1 0 40 0a20 20 0 1 0-40 0m35 14 20 22',
  500: 'M120 72v34m0 14v2',
  missing: 'M96 78h48v48H96zM108 102h24M120 90v24',
  reserved: 'M92 118h56M92 104h40M92 90h24',
};

/** A woven sheet with the mark of the result, in the theme's colours. */
export function Illustration({ status }: { status: ResultStatus }) {
  return (
    <svg width="240" height="180" viewBox="0 0 240 180" fill="none" aria-hidden focusable="false">
      <ellipse cx="120" cy="160" rx="88" ry="10" fill="var(--ant-color-fill-secondary)" />
      <g stroke="var(--ant-color-primary-border)" strokeWidth="6" strokeLinecap="round">
        <path d="M28 44h22M28 60h14M212 44h-30M212 60h-18M28 128h18M212 128h-22" />
        <path d="M52 22v10M188 22v14" />
      </g>
      <rect
        x="58"
        y="24"
        width="124"
        height="128"
        rx="10"
        fill="var(--ant-color-bg-container)"
        stroke="var(--ant-color-primary-border)"
        strokeWidth="3"
      />
      <path d="M58 48h124" stroke="var(--ant-color-primary-border)" strokeWidth="3" />
      <g fill="var(--ant-color-link)">
        <circle cx="72" cy="36" r="3.5" />
        <circle cx="84" cy="36" r="3.5" opacity=".6" />
        <circle cx="96" cy="36" r="3.5" opacity=".3" />
      </g>
      <path
        d={marks[status]}
        stroke="var(--ant-color-link)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
