import { useDeferredValue, useMemo } from 'react';
import type { Problem } from '../../schema/problem.ts';
import { problemsOf } from '../document/problems.ts';
import { useDesigner, useDesignerState, useDocument } from '../state/context.ts';

/** What is wrong with the page, for a list that may lag behind while somebody types. */
export function useProblems(): readonly Problem[] {
  const { project } = useDesigner();
  const id = useDesignerState((state) => state.id);
  const document = useDeferredValue(useDocument());
  return useMemo(() => problemsOf(document, id, project), [document, id, project]);
}
