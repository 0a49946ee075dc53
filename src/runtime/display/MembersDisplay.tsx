import { displayMembers } from '../../schema/compile/members.ts';
import type { DisplayPlan, MembersPlan } from '../../schema/compile/plan.ts';
import { isBlank } from '../../schema/record/index.ts';
import { useMemo, type ComponentType } from 'react';
import { useChoicesOf } from '../data/useChoices.ts';
import { readPath } from '../data/result.ts';
import { useMembers, useMemberVocabulary } from '../data/useMembers.ts';
import { texts } from '../locale/index.ts';
import type { DisplayProps } from './displayProps.ts';
import { FormerMembers } from './FormerMembers.tsx';
import './members.css';

interface Props {
  plan: DisplayPlan & { members: MembersPlan };
  value: unknown;
  record: unknown;
  /** Inside a table cell: on one line. */
  compact: boolean;
  /** What draws each of them: it is given, as it imports this file itself. */
  Value: ComponentType<DisplayProps>;
}

/** The values of a dynamic field with what they are called; in a cell on one line. */
export default function MembersDisplay({ plan, value, record, compact, Value }: Props) {
  const { field = '', members } = plan;
  const { definitions, loading, error } = useMembers(members, readPath(record, members.key));
  const vocabulary = useMemberVocabulary();
  const plans = useMemo(
    () => displayMembers(vocabulary, field, definitions ?? []),
    [vocabulary, field, definitions],
  );
  const choices = useChoicesOf(plans.map((one) => one.choices));
  if (error !== undefined) return <span className="pl-secondary">{texts.common.failed}</span>;
  if (!definitions) return <span aria-busy={loading} className="pl-nothing" />;
  const shown = plans.flatMap((one, index) => {
    const own: unknown = readPath(record, one.field ?? '');
    return isBlank(own) ? [] : [{ one, own, choices: choices[index]?.choices }];
  });
  return (
    <>
      <dl className={compact ? 'pl-members pl-members-line' : 'pl-members'}>
        {shown.map(({ one, own, choices: offered }) => (
          <div key={one.field}>
            <dt>{String(one.label)}</dt>
            <dd>
              <Value plan={one} value={own} record={record} choices={offered} compact={compact} />
            </dd>
          </div>
        ))}
      </dl>
      {!compact && <FormerMembers values={value} definitions={definitions} />}
    </>
  );
}
