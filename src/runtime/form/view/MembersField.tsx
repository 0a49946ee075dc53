import type { Field } from '@formily/core';
import { observer } from '@formily/react';
import { toJS } from '@formily/reactive';
import { Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { compileMembers } from '../../../schema/compile/members.ts';
import type { MembersPlan, NodePlan, Values } from '../../../schema/compile/plan.ts';
import { useMembers, useMemberVocabulary } from '../../data/useMembers.ts';
import { FailedLine } from '../../display/FailedLine.tsx';
import { FormerMembers } from '../../display/FormerMembers.tsx';
import { dataOf } from '../model/fields.ts';
import { withMembers } from '../model/members.ts';
import { useFormView } from './context.ts';

interface Props {
  field: Field;
  node: NodePlan;
  members: MembersPlan;
}

/**
 * The members of a dynamic field, once the record is chosen that defines them. Values stay in the
 * form when another one is chosen, and are there again when the choice goes back.
 */
export const MembersField = observer(function MembersField({ field, node, members }: Props) {
  const { model, Nodes } = useFormView();
  const address = field.address.toString();
  const key: unknown = (model.form.values as Values)[members.key];
  const { definitions, error, reload } = useMembers(members, key);
  const vocabulary = useMemberVocabulary();
  const [nodes, setNodes] = useState<readonly NodePlan[]>([]);
  useEffect(() => {
    const { columns } = model.plan;
    const made = compileMembers(vocabulary, definitions ?? [], { columns, modes: node.modes });
    // Fields of the former members go before those of the new ones are drawn.
    model.changeNodes((all) => withMembers(all, address, made), address);
    setNodes(made);
  }, [model, address, vocabulary, definitions, node.modes]);
  const values = toJS(field.value) as unknown;
  const former =
    model.mode === 'view' && definitions ? (
      <FormerMembers values={values} definitions={definitions} />
    ) : null;
  if (definitions?.length === 0 && !former) return null;
  return (
    <fieldset className="pl-object" data-span={node.span} data-field={address}>
      <legend>{dataOf(field).state.label}</legend>
      {error !== undefined ? (
        <FailedLine message={error} onRetry={reload} />
      ) : definitions === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      ) : (
        <Nodes nodes={nodes} base={address} columns={model.plan.columns} />
      )}
      {former}
    </fieldset>
  );
});
