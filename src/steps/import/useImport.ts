import { useEffect, useRef, useState } from 'react';
import type { PlannedStep } from '../../runtime/action/step.ts';
import type { LocalScope } from '../../runtime/core/evaluate.ts';
import { newKey } from '../../runtime/core/newKey.ts';
import { readResult } from '../../runtime/data/result.ts';
import { announceWrite } from '../../runtime/data/writes.ts';
import { ApiError, useRuntimeHost } from '../../runtime/host.ts';
import type { BlockHandle } from '../../runtime/core/context.ts';
import { useEvaluate, useEvaluateNow } from '../../runtime/core/scope.ts';
import { reportOf, type ImportReport } from './importReport.ts';

/** What an import is started with: the step, its scope, and the list that gets the rows. */
export interface ImportStart {
  step: PlannedStep<'import'>;
  local: LocalScope;
  origin: BlockHandle | undefined;
}

export interface Import {
  sending: boolean;
  report: ImportReport | undefined;
  /** No answer came: what the server did is not known, and sending again does nothing twice. */
  lost: boolean;
  /** The server took a file, so that rows may have been stored. */
  imported: boolean;
  /** @returns whether the file is done with */
  send(file: File, update: boolean): Promise<boolean>;
  /** For a new file: what was said of the last one goes. */
  forget(): void;
}

/** What sending led to; open: the server has not ended it. */
type Outcome = Partial<Pick<Import, 'report' | 'lost' | 'imported'>> & { open?: boolean };

/**
 * Sends workbooks. While an outcome is open, the same key goes with the same file: the server
 * carries it out once.
 */
export function useImport({ step, local, origin }: ImportStart): Import {
  const { http, protocol } = useRuntimeHost();
  const { answers, workbooks } = protocol;
  const evaluate = useEvaluate();
  const key = useRef<string>(undefined);
  const [state, setState] = useState<Pick<Import, 'sending' | 'report' | 'lost' | 'imported'>>({
    sending: false,
    report: undefined,
    lost: false,
    imported: false,
  });

  const ask = async (file: File, update: boolean): Promise<Outcome> => {
    key.current ??= newKey();
    const url = evaluate.url(step.url ?? '', local);
    try {
      const answer = await http.request({
        ...workbooks.send(url, file, update),
        origin,
        quiet: true,
        idempotencyKey: key.current,
      });
      return {
        imported: true,
        report: reportOf(true, answers.text(answer), workbooks.counts(answer)),
      };
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      // Nothing known, or still at work there: the file stays what it is.
      const { isConcurrent } = protocol.refusal(problem.code, problem.answer);
      if (problem.code === 0 || isConcurrent)
        return {
          lost: problem.code === 0 && !problem.shown,
          report: isConcurrent ? reportOf(false, problem.message) : undefined,
          open: true,
        };
      // A report of refused rows: the others were stored.
      announceWrite(http, { url, origin });
      return {
        imported: true,
        ...(!problem.shown && {
          report: reportOf(
            false,
            problem.message,
            problem.answer && workbooks.counts(problem.answer),
          ),
        }),
      };
    }
  };
  return {
    ...state,
    async send(file, update) {
      setState((before) => ({ ...before, sending: true, lost: false, report: undefined }));
      const outcome = await ask(file, update).catch((problem: Error): Outcome => ({
        report: reportOf(false, problem.message),
      }));
      const { report, lost = false, imported = false } = outcome;
      setState((before) => ({
        sending: false,
        report,
        lost,
        imported: before.imported || imported,
      }));
      const open = outcome.open || (outcome.report?.counts?.unhandled ?? 0) > 0;
      if (!open) key.current = undefined;
      return !open && outcome.report?.counts !== undefined;
    },
    forget() {
      key.current = undefined;
      setState((before) => ({ ...before, report: undefined, lost: false }));
    },
  };
}

/** The warning of the action, when it applies; a request that fails warns of nothing. */
export function useImportWarning(
  step: PlannedStep<'import'>,
  local: LocalScope,
): string | undefined {
  const { http, protocol } = useRuntimeHost();
  const evaluateNow = useEvaluateNow();
  const [warning, setWarning] = useState<string>();
  useEffect(() => {
    if (!step.warning) return undefined;
    const { request, if: applies, message } = step.warning;
    const abort = new AbortController();
    const evaluate = evaluateNow(local);
    http.request({ ...evaluate.request(request), quiet: true, signal: abort.signal }).then(
      (answer) => {
        const result = readResult(protocol, answer);
        if (evaluate.test(applies, { result })) setWarning(evaluate.text(message, { result }));
      },
      () => undefined,
    );
    return () => abort.abort();
  }, [step, local, http, protocol, evaluateNow]);
  return warning;
}
