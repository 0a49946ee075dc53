import type { MembersPlan } from '../../schema/compile/plan.ts';
import { definitionsIn, isBlank, type DynamicField } from '../../schema/record/index.ts';
import type { CompileVocabulary } from '../../schema/vocabulary.ts';
import { useMemo } from 'react';
import { useRuntimeHost } from '../host.ts';
import { readResult } from './result.ts';
import { useLoaded, type Loaded } from './useRequests.ts';

export interface Members extends Pick<Loaded, 'loading' | 'error' | 'reload'> {
  /** What is defined; undefined until it is known. None for no record. */
  definitions: readonly DynamicField[] | undefined;
}

const none: readonly DynamicField[] = [];

/** Definitions of the members of a dynamic field. @param key of the record that holds them */
export function useMembers(plan: MembersPlan | undefined, key: unknown): Members {
  const { protocol } = useRuntimeHost();
  const isAsked = plan !== undefined && !isBlank(key) && key !== 0;
  const { answer, loading, error, reload } = useLoaded(() =>
    isAsked ? { url: plan.url.replace('{key}', encodeURIComponent(String(key))) } : null,
  );
  const definitions = useMemo(
    () => (isAsked ? answer && definitionsIn(readResult(protocol, answer)) : none),
    [isAsked, answer, protocol],
  );
  return { definitions, loading, error, reload };
}

/** What members are compiled with. */
export function useMemberVocabulary(): CompileVocabulary {
  const { protocol, widgets } = useRuntimeHost();
  return useMemo(
    () => ({
      protocol,
      widgets: widgets.map(({ facts }) => facts),
      steps: [],
      customActions: [],
    }),
    [protocol, widgets],
  );
}
