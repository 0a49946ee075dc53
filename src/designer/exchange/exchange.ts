/** Pages with their models and dictionaries, out of an installation and into another one. */
import type { Problem } from '../../schema/problem.ts';
import type { Difference, LiveFacts } from '../publish/revisions.ts';

/** What importing a file would do. */
export interface ImportReport extends Difference {
  page: string;
  title: string;
  /** Of the page: it is not here, it is here as it is in the file, or otherwise. */
  state: 'new' | 'same' | 'different';
  added: readonly string[];
  same: readonly string[];
  different: readonly string[];
  refusals: readonly string[];
  problems: readonly Problem[];
  live: LiveFacts;
}

export interface ExchangeCalls {
  /** @param version `live`, or `draft:` with the id of one */
  exportPage(page: string, version: string): Promise<object>;
  report(text: string): Promise<ImportReport>;
  /** @param key the same key imports once, however often it is sent */
  importPage(
    input: { text: string; expected: string | null; reason: string; replace: boolean },
    key: string,
  ): Promise<{ page: string }>;
}
