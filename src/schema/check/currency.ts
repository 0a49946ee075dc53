import type { Path } from '../pointer.ts';
import type { Report } from './report.ts';

const codes = new Set<string>(
  typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('currency') : [],
);

/** Whether the code is one of ISO 4217; where these are not known, any will do. */
export const checkCurrency = (code: string, path: Path, report: Report): boolean =>
  codes.size === 0 || report.expect('bad-money', path, 'currency', code, codes);
