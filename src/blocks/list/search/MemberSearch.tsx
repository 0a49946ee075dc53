import { useEffect, useMemo } from 'react';
import type { MembersPlan, Values } from '../../../schema/compile/plan.ts';
import { useMembers, useMemberVocabulary } from '../../../runtime/data/useMembers.ts';
import { FailedLine } from '../../../runtime/display/FailedLine.tsx';
import type { ListPlan, QueryFieldPlan } from '../plan.ts';
import type { compileQuery } from '../query.ts';
import { memberQuery, searchFor, shownOf } from './memberQuery.ts';
import type { SearchFields } from './SearchFields.tsx';
import { useChosenRecord } from './useChosenRecord.ts';

interface Props {
  list: ListPlan;
  field: QueryFieldPlan & { members: MembersPlan };
  /** What is entered, and the search in force. */
  draft: Values;
  query: Values;
  /** Draws search boxes, and makes their plans: code that every list has. */
  Fields: typeof SearchFields;
  compileQuery: typeof compileQuery;
  /** false: nothing is drawn, and searches that nothing defines any more still go. */
  shown: boolean;
  onChange(name: string, value: unknown): void;
  onSearch(query: Values): void;
}

/**
 * Search fields for the members of a dynamic field that are marked searchable, once one record is
 * chosen that defines them.
 */
export function MemberSearch(props: Props) {
  const { list, field, draft, query, Fields, compileQuery, shown, onChange, onSearch } = props;
  const vocabulary = useMemberVocabulary();
  const chosen = useChosenRecord(list, field.members, draft);
  const { definitions, error, reload } = useMembers(field.members, chosen);
  const searched = useMemo(
    () => definitions && memberQuery(vocabulary, definitions, compileQuery),
    [vocabulary, definitions, compileQuery],
  );
  const search = draft[field.name];

  // What was searched under another record, and this one does not define, is not searched unseen.
  const inForce = query[field.name];
  useEffect(() => {
    if (!searched) return;
    const kept = known(search, searched);
    if (kept !== search) onChange(field.name, kept);
    const left = known(inForce, searched);
    if (left !== inForce && draft[field.members.key] === query[field.members.key])
      onSearch({ ...query, [field.name]: left });
  });

  if (!shown) return null;
  if (error !== undefined) return <FailedLine message={error} onRetry={reload} />;
  if (!searched) return null;
  const given = { ...(search as Values | undefined) };
  return (
    <Fields
      fields={searched.map(({ plan }) => plan)}
      values={Object.fromEntries(
        searched.map((one) => [one.plan.name, shownOf(one, given[one.plan.name])]),
      )}
      onChange={(name, value) => {
        const one = searched.find(({ plan }) => plan.name === name)!;
        const { [name]: _before, ...others } = given;
        const next = searchFor(one, value);
        const all = next === undefined ? others : { ...others, [name]: next };
        onChange(field.name, Object.keys(all).length > 0 ? all : undefined);
      }}
    />
  );
}

/** The same search where all its members are searchable. */
function known(search: unknown, searched: readonly { plan: QueryFieldPlan }[]): unknown {
  const members = Object.entries((search ?? {}) as Values);
  const kept = members.filter(([name]) => searched.some(({ plan }) => plan.name === name));
  if (kept.length === members.length) return search;
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
