import type { Request } from '../../schema/generated/types.gen.ts';
import type { HttpRequest } from '../host.ts';
import { useEvaluate } from '../core/scope.ts';
import type { LocalScope } from '../core/evaluate.ts';
import { readResult } from './result.ts';
import { useData } from './context.ts';
import { keyOfRequest } from './pool.ts';
import { useRequest } from './useRequests.ts';

export interface LoadedRecord {
  record: unknown;
  loading: boolean;
  error?: string;
  reload(): void;
}

/** Loads one record; without a request there is none. */
export function useRecord(request: Request | undefined, local?: LocalScope): LoadedRecord {
  const { pool } = useData();
  const evaluate = useEvaluate();
  let filled: HttpRequest | null = null;
  let fault: string | undefined;
  try {
    filled = request ? evaluate.request(request, local) : null;
  } catch (problem) {
    fault = (problem as Error).message;
  }
  const entry = useRequest(filled);
  const key = filled && keyOfRequest(filled);
  return {
    record: entry.answer && readResult(entry.answer),
    loading: entry.loading,
    error: fault ?? entry.error?.message,
    reload: () => key !== null && pool.reload(key),
  };
}
