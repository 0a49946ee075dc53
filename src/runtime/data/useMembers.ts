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

const none: readonly never[] = [];

/** Definitions of the members of a dynamic field. @param key of the record that holds them */
export function useMembers(plan: MembersPlan | undefined, key: unknown): Members {
  const { found, ...loaded } = useFound(plan, key);
  const definitions = useMemo(() => found && definitionsIn(found), [found]);
  return { definitions, ...loaded };
}

/** A definition with the name of the record that it comes from. */
export interface Inherited {
  definition: DynamicField;
  from: string;
}

/** Definitions that a record inherits. @param key of the record above it */
export function useInherited(
  plan: MembersPlan,
  key: unknown,
): Omit<Members, 'definitions'> & { inherited: readonly Inherited[] | undefined } {
  const { found, ...loaded } = useFound(plan, key);
  const inherited = useMemo(
    () =>
      (found as readonly (DynamicField & { from?: unknown })[] | undefined)?.flatMap(
        ({ from, ...one }) =>
          definitionsIn([one]).map((definition) => ({ definition, from: String(from ?? '') })),
      ),
    [found],
  );
  return { inherited, ...loaded };
}

/** What is found under the key of a record; an empty list for none. */
function useFound(plan: MembersPlan | undefined, key: unknown) {
  const { protocol } = useRuntimeHost();
  const isAsked = plan !== undefined && !isBlank(key) && key !== 0;
  const { answer, loading, error, reload } = useLoaded(() =>
    isAsked ? { url: plan.url.replace('{key}', encodeURIComponent(String(key))) } : null,
  );
  const found = useMemo(() => {
    const list: unknown = isAsked ? answer && readResult(protocol, answer) : none;
    return list === undefined || Array.isArray(list) ? (list as readonly unknown[]) : none;
  }, [isAsked, answer, protocol]);
  return { found, loading, error, reload };
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
