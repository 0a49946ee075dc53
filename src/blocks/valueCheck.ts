/** Checks of a value that several blocks show. */
import type { PageContext, PagePart } from '../schema/check/pageContext.ts';

/** It comes from one place. */
export function checkValueFrom(
  { source, value }: { source?: string; value?: unknown },
  { path }: PagePart,
  { report }: PageContext,
): void {
  if ((source === undefined) === (value === undefined))
    report.add('missing-part', path, 'it shows one of source and value');
}
