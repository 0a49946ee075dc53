import { observer } from '@formily/reactive-react';
import type { Field } from '@formily/core';
import { memo, useState } from 'react';
import type { NodePlan } from '../../../schema/compile/plan.ts';
import { dataOf } from '../model/fields.ts';
import { joinAddress } from '../model/visit.ts';
import { useFormView, usePlaced } from './context.ts';
import { FieldSlot } from './FieldSlot.tsx';
import { FormField } from './FormField.tsx';
import { LayoutNode } from './LayoutNode.tsx';
import { ListField } from './ListField.tsx';

/** Fields drawn at once: about what a window shows. */
const drawnAtOnce = 12;

/** Nodes in a grid: side by side where there is room. */
export function FormNodes({ nodes, base, columns }: { nodes: readonly NodePlan[]; base: string; columns: number }) {
  const { model } = useFormView();
  const shown = nodes.filter((node) => node.modes.includes(model.mode));
  return <div className="pl-grid" data-columns={columns}>{shown.map((node) => <FormNode key={node.name} node={node} base={base} />)}</div>;
}

/** One node. A field that is far from the screen and whose state cannot change needs no more than its place. */
const FormNode = memo(function FormNode({ node, base }: { node: NodePlan; base: string }) {
  const { model } = useFormView();
  const place = model.places.get(joinAddress(base, node.name));
  const plain = node.kind === 'field' && !node.item && node.children.length === 0;
  const [drawn, setDrawn] = useState(!plain || place === undefined || place.dynamic || place.order < drawnAtOnce);
  return drawn ? <PlacedNode node={node} base={base} /> : <FieldSlot node={node} base={base} onDraw={() => setDrawn(true)} />;
});

/** A node with its field; nothing while it is hidden. Renders only when its own visibility changes. */
const PlacedNode = observer(function PlacedNode({ node, base }: { node: NodePlan; base: string }) {
  const { model } = useFormView();
  const field = usePlaced(node, base);
  if (!field.visible) return null;
  if (node.kind === 'layout') return <div data-span={node.span} className="pl-layout"><LayoutNode node={node} base={joinAddress(base, node.name)} /></div>;
  if (node.type === 'object' && node.children.length > 0) {
    return (
      <fieldset className="pl-object" data-span={node.span}>
        <legend>{dataOf(field).state.label}</legend>
        <FormNodes nodes={node.children} base={joinAddress(base, node.name)} columns={model.plan.columns} />
      </fieldset>
    );
  }
  if (node.item) return <ListField field={field as Field} node={node} />;
  return <FormField field={field as Field} node={node} />;
});
