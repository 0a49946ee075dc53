/** What an import answered: by numbers where the server gives them, else as its text. */
import { defined } from '../../schema/defined.ts';
import type { ImportCounts } from '../../schema/protocol.ts';

export interface ImportReport {
  ok: boolean;
  html: string;
  counts?: ImportCounts;
}

export const reportOf = (ok: boolean, html: string, counts?: ImportCounts): ImportReport => ({
  ok,
  html,
  ...defined({ counts }),
});
