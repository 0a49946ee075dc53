import { Button } from 'antd';
import { useEffect, useMemo } from 'react';
import type { MembersPlan, Values } from '../../../schema/compile/plan.ts';
import { useEvaluate } from '../../../runtime/core/scope.ts';
import { useChoicesOf } from '../../../runtime/data/useChoices.ts';
import { useMembers, useMemberVocabulary } from '../../../runtime/data/useMembers.ts';
import { texts } from '../../../runtime/locale/index.ts';
import type { ListPlan, QueryFieldPlan } from '../plan.ts';
import { memberQuery, searchFor, shownOf } from './memberQuery.ts';
import { SearchField } from './SearchField.tsx';
import { useChosenRecord } from './useChosenRecord.ts';

interface Props {
  list: ListPlan;
  field: QueryFieldPlan & { members: MembersPlan };
  /** What is entered, and the search in force. */
  draft: Values;
  query: Values;
  /** false: nothing is drawn, and searches that nothing defines any more still go. */
  shown: boolean;
  onChange(name: string, value: unknown): void;
  onSearch(query: Values): void;
}

/**
 * Search fields for the members of a dynamic field that are marked searchable, once one record is
 * chosen that defines them.
 */
export function MemberSearch({ list, field, draft, query, shown, onChange, onSearch }: Props) {
  const evaluate = useEvaluate();
  const vocabulary = useMemberVocabulary();
  const chosen = useChosenRecord(list, field.members, draft);
  const { definitions, error, reload } = useMembers(field.members, chosen);
  const searched = useMemo(
    () => definitions && memberQuery(vocabulary, definitions),
    [vocabulary, definitions],
  );
  const choices = useChoicesOf(searched?.map(({ plan }) => plan.choices) ?? []);
  const search = draft[field.name];
  const given = { ...(search as Values | undefined) };

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
  if (error !== undefined)
    return (
      <div role="alert">
        {error}
        <Button type="link" size="small" onClick={reload}>
          {texts.common.retry}
        </Button>
      </div>
    );
  return searched?.map((one, index) => (
    <SearchField
      key={one.plan.name}
      plan={one.plan}
      value={shownOf(one, given[one.plan.name])}
      choices={choices[index]!}
      evaluate={evaluate}
      onChange={(name, value) => {
        const { [name]: _before, ...others } = given;
        const next = searchFor(one, value);
        const all = next === undefined ? others : { ...others, [name]: next };
        onChange(field.name, Object.keys(all).length > 0 ? all : undefined);
      }}
    />
  ));
}

/** The same search where all its members are searchable. */
function known(search: unknown, searched: readonly { plan: QueryFieldPlan }[]): unknown {
  const members = Object.entries((search ?? {}) as Values);
  const kept = members.filter(([name]) => searched.some(({ plan }) => plan.name === name));
  if (kept.length === members.length) return search;
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
