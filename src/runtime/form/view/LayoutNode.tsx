import { observer } from '@formily/react';
import type { GeneralField } from '@formily/core';
import type { NodePlan } from '../../../schema/compile/plan.ts';
import type { LayoutItem } from '../../../widgets/contract.ts';
import { useWidget } from '../../display/useWidget.ts';
import { dataOf } from '../model/fields.ts';
import type { FormModel } from '../model/formModel.ts';
import { joinAddress } from '../model/visit.ts';
import { useFormView, usePlaced } from './context.ts';

/** A piece of layout with what is in it. */
export const LayoutNode = observer(function LayoutNode({
  node,
  base,
}: {
  node: NodePlan;
  base: string;
}) {
  const { model, Nodes } = useFormView();
  const { state } = dataOf(usePlaced(node, base.slice(0, -node.name.length - 1)));
  const widget = useWidget(node.component);
  const Layout = widget?.layout;
  const columns =
    typeof state.props.columns === 'number' ? state.props.columns : model.plan.columns;
  if (!Layout) return <Nodes nodes={node.children} base={base} columns={columns} />;
  if (!widget.facts.parts)
    return (
      <Layout {...state.props} title={state.label}>
        <Nodes nodes={node.children} base={base} columns={columns} grid={state.props} />
      </Layout>
    );
  const parts = node.children
    .filter((child) => child.modes.includes(model.mode))
    .map((child) => ({ child, field: model.place(child, base) }))
    .filter(({ field }) => field.visible);
  const items: LayoutItem[] = parts.map(({ child, field }) => {
    const { state: own } = dataOf(field);
    const address = joinAddress(base, child.name);
    const ownColumns = typeof own.props.columns === 'number' ? own.props.columns : columns;
    const content =
      child.kind === 'layout' ? (
        <Nodes nodes={child.children} base={address} columns={ownColumns} />
      ) : (
        <Nodes nodes={[child]} base={base} columns={ownColumns} />
      );
    return { key: child.name, title: own.label, content, errors: problemsBelow(model, field) };
  });
  const { focusRequest } = model.signals;
  const part =
    focusRequest &&
    parts.find(({ field }) =>
      `${focusRequest.address}.`.startsWith(`${field.address.toString()}.`),
    );
  return (
    <Layout
      {...state.props}
      title={state.label}
      items={items}
      shown={part && requestedPart(focusRequest, part.child.name)}
    />
  );
});

/** The same object for the same request: the widget knows a new one by its identity. */
const requestedParts = new WeakMap<object, { key: string; gently: boolean }>();

function requestedPart(focusRequest: { gently: boolean }, key: string) {
  const known = requestedParts.get(focusRequest);
  if (known?.key === key) return known;
  const made = { key, gently: focusRequest.gently };
  requestedParts.set(focusRequest, made);
  return made;
}

/** Fields of the part that have a problem, also where the part was never opened. */
function problemsBelow(model: FormModel, part: GeneralField): number {
  const prefix = `${part.address.toString()}.`;
  const below = [...model.places.keys()].filter((address) => `${address}.`.startsWith(prefix));
  return (
    below.filter((address) => model.problemAt(model.fieldAt(address)!) !== undefined).length +
    model.rowProblemsBelow(prefix)
  );
}
