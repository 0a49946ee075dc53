/** What became of each record of a write that concerned several. */
import { lazyPart } from '../../parts/lazyPart.tsx';
import type { Answer, BatchReport, Protocol } from '../../schema/protocol.ts';
import { ApiError } from '../host.ts';
import type { ActionPorts } from './ports.ts';

export const ReportDialog = lazyPart(
  async () => (await import('./ReportDialog.tsx')).ReportDialog,
  { dismiss: ({ onClosed }) => onClosed() },
);

/** The report of an answer, or of a refusal, where some records failed. */
function failuresIn(protocol: Protocol, answer: Answer | undefined): BatchReport | undefined {
  const report = answer && protocol.answers.report(answer);
  return report && report.failed.length > 0 ? report : undefined;
}

/** The same of what a request was rejected with. */
export const failuresOf = (protocol: Protocol, problem: unknown): BatchReport | undefined =>
  problem instanceof ApiError ? failuresIn(protocol, problem.answer) : undefined;

/** Shows what the answer to a write warns of, record by record where it says so. */
export function showWarning(
  answer: Answer,
  protocol: Protocol,
  { title, message, report }: Pick<ActionPorts, 'message' | 'report'> & { title: string },
): { warned: boolean; failed: boolean } {
  const failures = failuresIn(protocol, answer);
  const warning = protocol.answers.warning(answer);
  if (failures) report(title, failures);
  else if (warning !== undefined) message('warning', warning);
  return { warned: failures !== undefined || warning !== undefined, failed: !!failures };
}
