import { useEffect, useRef, useState } from 'react';
import type { LocalScope } from '../core/evaluate.ts';
import { readResult } from '../data/result.ts';
import { announceWrite } from '../data/writes.ts';
import { ApiError, useRuntimeHost } from '../host.ts';
import { useEvaluate, useEvaluateNow } from '../core/scope.ts';
import { reportOf, type ImportReport } from './importReport.ts';
import type { Opening, StepOf } from './ports.ts';

export interface Import {
  sending: boolean;
  report: ImportReport | undefined;
  /** No answer came: what the server did is not known, and sending again does nothing twice. */
  lost: boolean;
  /** The server took a file, so that rows may have been stored. */
  imported: boolean;
  /** @returns whether the file is done with */
  send(file: File, updateSupport: boolean): Promise<boolean>;
  /** For a new file: what was said of the last one goes. */
  forget(): void;
}

/** Code of the server while another request works on the same import. */
const busy = 601;

/** What sending led to; open: the server has not ended it. */
type Outcome = Partial<Pick<Import, 'report' | 'lost' | 'imported'>> & { open?: boolean };

/** Sends workbooks. While an outcome is open, the same key goes with the same file: the server carries it out once. */
export function useImport({ step, local, origin }: Opening<'import'>): Import {
  const { http } = useRuntimeHost();
  const evaluate = useEvaluate();
  const key = useRef<string>(undefined);
  const [state, setState] = useState<Pick<Import, 'sending' | 'report' | 'lost' | 'imported'>>({
    sending: false,
    report: undefined,
    lost: false,
    imported: false,
  });

  const ask = async (file: File, updateSupport: boolean): Promise<Outcome> => {
    const form = new FormData();
    form.append('file', file);
    key.current ??= crypto.randomUUID();
    const url = evaluate.url(step.url ?? '', local);
    try {
      const answer = await http.request({
        method: 'POST',
        url,
        origin,
        params: { updateSupport },
        form,
        quiet: true,
        idempotencyKey: key.current,
      });
      return { imported: true, report: reportOf(true, answer.msg, answer) };
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      // Nothing known, or still at work there: the file stays what it is.
      if (problem.code === 0 || problem.code === busy)
        return {
          lost: problem.code === 0 && !problem.shown,
          report: problem.code === busy ? reportOf(false, problem.message, undefined) : undefined,
          open: true,
        };
      // A report of refused rows: the others were stored.
      announceWrite(http, { url, origin });
      return {
        imported: true,
        ...(!problem.shown && { report: reportOf(false, problem.message, problem.envelope) }),
      };
    }
  };
  return {
    ...state,
    async send(file, updateSupport) {
      setState((before) => ({ ...before, sending: true, lost: false, report: undefined }));
      const outcome = await ask(file, updateSupport).catch((problem: Error): Outcome => ({
        report: reportOf(false, problem.message, undefined),
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
export function useImportWarning(step: StepOf<'import'>, local: LocalScope): string | undefined {
  const { http } = useRuntimeHost();
  const evaluateNow = useEvaluateNow();
  const [warning, setWarning] = useState<string>();
  useEffect(() => {
    if (!step.warning) return undefined;
    const { request, if: applies, message } = step.warning;
    const abort = new AbortController();
    const evaluate = evaluateNow(local);
    http.request({ ...evaluate.request(request), quiet: true, signal: abort.signal }).then(
      (answer) => {
        const result = readResult(answer);
        if (evaluate.test(applies, { result })) setWarning(evaluate.text(message, { result }));
      },
      () => undefined,
    );
    return () => abort.abort();
  }, [step, local, http, evaluateNow]);
  return warning;
}
