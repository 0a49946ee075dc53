import { useMemo } from 'react';
import { displayMembers } from '../../schema/compile/members.ts';
import type { Values } from '../../schema/compile/plan.ts';
import { fieldOf, type DynamicField } from '../../schema/record/index.ts';
import { isQuantity } from '../../schema/record/quantity.ts';
import type { CompileVocabulary } from '../../schema/vocabulary.ts';
import { useMembers, useMemberVocabulary } from '../../runtime/data/useMembers.ts';
import type { ColumnPlan, ListPlan } from './plan.ts';
import { useChosenRecord } from './search/useChosenRecord.ts';

/**
 * The list with a column for each member of its dynamic field, while it is narrowed to the records
 * of one that defines them; else as it is.
 */
export function useMemberColumns(plan: ListPlan, query: Values): ListPlan {
  const dynamic = plan.columns.find(({ members }) => members !== undefined);
  const chosen = useChosenRecord(plan, dynamic?.members, query);
  const { definitions } = useMembers(dynamic?.members, chosen);
  const vocabulary = useMemberVocabulary();
  return useMemo(() => {
    if (!dynamic || !definitions?.length) return plan;
    const members = memberColumns(vocabulary, dynamic, definitions);
    const columns = plan.columns.flatMap((one) => (one === dynamic ? members : [one]));
    return { ...plan, columns };
  }, [plan, dynamic, definitions, vocabulary]);
}

const memberColumns = (
  vocabulary: CompileVocabulary,
  dynamic: ColumnPlan,
  definitions: readonly DynamicField[],
): ColumnPlan[] =>
  displayMembers(vocabulary, dynamic.field, definitions).map((display, index) => {
    const name = `${dynamic.field}.${definitions[index]!.name}`;
    const isAmount = !display.choices && isQuantity(fieldOf(definitions[index]!));
    return {
      ...display,
      key: name,
      field: name,
      align: isAmount ? 'right' : 'center',
      ellipsis: true,
      sortable: definitions[index]!.searchable === true,
      filterable: false,
      shown: dynamic.shown,
    };
  });
