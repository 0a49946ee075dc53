import type { MembersPlan, Values } from '../../../schema/compile/plan.ts';
import { useEvaluate } from '../../../runtime/core/scope.ts';
import type { ListPlan } from '../plan.ts';

/**
 * The record whose members a list shows: the one that it is narrowed to, by a search field or by
 * its fixed parameters (a tree beside it); undefined for none or several.
 */
export function useChosenRecord(
  { params }: Pick<ListPlan, 'params'>,
  members: MembersPlan | undefined,
  query: Values,
): unknown {
  const evaluate = useEvaluate();
  if (!members) return undefined;
  const given = query[members.key] ?? fixedOf(evaluate.value(params, { query }))[members.key];
  const chosen: unknown[] = Array.isArray(given) ? given : [given];
  return chosen.length === 1 ? chosen[0] : undefined;
}

const fixedOf = (params: unknown): Values => params as Values;
