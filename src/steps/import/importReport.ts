/** What an import answered: by member where the server tells it so, else as the text of the protocol. */
import type { Envelope } from '../../runtime/host.ts';

export interface RefusedRow {
  row: number;
  name: string;
  reasons: { column?: string; message: string }[];
}

export interface ImportCounts {
  importId: string;
  created: number;
  updated: number;
  failed: number;
  /** Rows that were not looked at, when the import was broken off. */
  unhandled: number;
  /** The first refused rows. */
  rows: RefusedRow[];
}

export interface ImportReport {
  ok: boolean;
  html: string;
  counts?: ImportCounts;
}

/** @param envelope the whole answer, where there is one */
export function reportOf(ok: boolean, html: string, envelope: Envelope | undefined): ImportReport {
  const counts = envelope?.importReport as ImportCounts | undefined;
  return { ok, html, ...(counts && Array.isArray(counts.rows) && { counts }) };
}
