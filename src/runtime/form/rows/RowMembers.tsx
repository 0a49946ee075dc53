import type { Field } from '@formily/core';
import { observer } from '@formily/react';
import { Skeleton } from 'antd';
import { useEffect, useMemo } from 'react';
import { compileMembers } from '../../../schema/compile/members.ts';
import type { MembersPlan, NodePlan, Values } from '../../../schema/compile/plan.ts';
import { isBlank } from '../../../schema/record/index.ts';
import { useMembers, useMemberVocabulary } from '../../data/useMembers.ts';
import { FailedLine } from '../../display/FailedLine.tsx';
import { lateTexts } from '../../locale/late/index.ts';
import { dataOf } from '../model/fields.ts';
import { withRowMembers } from '../model/members.ts';
import { useFormView } from '../view/context.ts';
import './members.css';

interface Props {
  field: Field;
  node: NodePlan;
  members: MembersPlan;
  /** Place of the row, from 0. */
  row: number;
}

/**
 * The members of a dynamic field in a row, below each other in its cell, once the row names the
 * record that defines them. Values stay in the row when it names another one.
 */
export const RowMembers = observer(function RowMembers({ field, node, members, row }: Props) {
  const { model, Nodes } = useFormView();
  const address = field.address.toString();
  const holder = model.form.getValuesIn(field.path.parent().toString()) as Values | undefined;
  const key: unknown = holder?.[members.key];
  const { definitions, error, reload } = useMembers(members, key);
  const vocabulary = useMemberVocabulary();
  const nodes = useMemo(
    () => definitions && compileMembers(vocabulary, definitions, { columns: 1, modes: node.modes }),
    [vocabulary, definitions, node.modes],
  );
  useEffect(() => {
    if (nodes && !isBlank(key))
      model.changeNodes((all) =>
        withRowMembers(all, address.split('.'), { key: String(key), members: nodes }),
      );
  }, [model, address, key, nodes]);
  if (error !== undefined) return <FailedLine message={error} onRetry={reload} />;
  if (!nodes) return <Skeleton active title={false} paragraph={{ rows: 1 }} />;
  if (nodes.length === 0) return <span className="pl-nothing">-</span>;
  return (
    <fieldset
      className="pl-row-members"
      aria-label={`${dataOf(field).state.label} ${lateTexts.rows.row(row + 1)}`}
    >
      <Nodes nodes={nodes} base={address} columns={1} />
    </fieldset>
  );
});
