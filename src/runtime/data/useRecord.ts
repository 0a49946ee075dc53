import type { Request } from '../../schema/generated/types.gen.ts';
import type { LocalScope } from '../core/evaluate.ts';
import { useEvaluate } from '../core/scope.ts';
import { readResult } from './result.ts';
import { useLoaded, type Loaded } from './useRequests.ts';
import { useRuntimeHost } from '../host.ts';

export interface LoadedRecord extends Pick<Loaded, 'loading' | 'error' | 'reload'> {
  record: unknown;
}

/** Loads one record; without a request there is none. */
export function useRecord(request: Request | undefined, local?: LocalScope): LoadedRecord {
  const { protocol } = useRuntimeHost();
  const evaluate = useEvaluate();
  const { answer, loading, error, reload } = useLoaded(() =>
    request ? evaluate.request(request, local) : null,
  );
  return { record: answer && readResult(protocol, answer), loading, error, reload };
}
