import type { Request } from '../../schema/generated/types.gen.ts';
import type { LocalScope } from '../core/evaluate.ts';
import { useEvaluate } from '../core/scope.ts';
import { readResult } from './result.ts';
import { useLoaded, type Loaded } from './useRequests.ts';
import { useRuntimeHost } from '../host.ts';

export interface LoadedRecord extends Pick<Loaded, 'loading' | 'error' | 'gone' | 'reload'> {
  record: unknown;
}

/** Loads one record; without a request there is none. */
export function useRecord(request: Request | undefined, local?: LocalScope): LoadedRecord {
  const { protocol } = useRuntimeHost();
  const evaluate = useEvaluate();
  const { answer, ...loaded } = useLoaded(() =>
    // What went wrong stands in the place of the record.
    request ? { ...evaluate.request(request, local), quiet: true } : null,
  );
  return { ...loaded, record: answer && readResult(protocol, answer) };
}
