import { observer } from '@formily/react';
import type { Field, GeneralField } from '@formily/core';
import { memo, useMemo, useReducer } from 'react';
import type { FormMode, NodePlan } from '../../../schema/compile/plan.ts';
import { dataOf } from '../model/fields.ts';
import { joinAddress } from '../model/visit.ts';
import { useFormView, usePlaced } from './context.ts';
import { lazyPart } from '../../../parts/lazyPart.tsx';
import { FieldHelp } from '../../display/FieldHelp.tsx';
import { FormilyField } from './FormilyField.tsx';
import { FieldSlot } from './FieldSlot.tsx';
import { FormButton } from './FormButton.tsx';
import { FormField } from './FormField.tsx';
import './grid.css';
import { gridProps, type GridProps } from './layoutProps.ts';
import { LayoutNode } from './LayoutNode.tsx';
import { ListField } from './ListField.tsx';

/** Few forms have dynamic fields: their code comes when one is drawn. */
const MembersField = lazyPart(async () => (await import('./MembersField.tsx')).MembersField, {
  waiting: <div className="pl-field-waiting" />,
});

/** Fields drawn at once: about what a window shows. */
const drawnAtOnce = 12;

/** Nodes in a grid: side by side where there is room. */
export function FormNodes({
  nodes,
  base,
  columns,
  grid = {},
}: {
  nodes: readonly NodePlan[];
  base: string;
  columns: number;
  grid?: GridProps;
}) {
  const { model } = useFormView();
  const placed = useMemo(() => withGuests(nodes, model.mode), [nodes, model]);
  return (
    <div {...gridProps(columns, grid)}>
      {placed.map(({ node, guests }) => (
        <FormNode key={node.name} node={node} guests={guests} base={base} />
      ))}
    </div>
  );
}

interface Placed {
  node: NodePlan;
  /** Fields that its control shows. */ guests: readonly NodePlan[];
}

const none: readonly NodePlan[] = [];

/** The nodes that have places of their own. Where values are only shown, all have. */
function withGuests(nodes: readonly NodePlan[], mode: FormMode): Placed[] {
  const shown = nodes.filter((node) => node.modes.includes(mode));
  const hostOf = ({ inside }: NodePlan) =>
    inside === undefined || mode === 'view' ? undefined : shown.find(({ name }) => name === inside);
  return shown
    .filter((node) => !hostOf(node))
    .map((node) => {
      const guests = shown.filter((other) => hostOf(other) === node);
      return { node, guests: guests.length === 0 ? none : guests };
    });
}

/**
 * One node. A field that is far from the screen and whose state cannot change needs no more than
 * its place.
 */
const FormNode = memo(function FormNode({ node, guests, base }: Placed & { base: string }) {
  const { model } = useFormView();
  const place = model.places.get(joinAddress(base, node.name));
  const plain = node.kind === 'field' && !node.item && node.children.length === 0;
  const [drawn, draw] = useReducer(
    () => true,
    !plain || place === undefined || place.dynamic || place.order < drawnAtOnce,
  );
  return drawn ? (
    <PlacedNode node={node} guests={guests} base={base} />
  ) : (
    <FieldSlot node={node} base={base} onDraw={draw} />
  );
});

/**
 * A node with its field; nothing while it is hidden. Renders only when its own visibility changes.
 */
const PlacedNode = observer(function PlacedNode(props: Placed & { base: string }) {
  const { node, base } = props;
  const field = usePlaced(node, base);
  if (!field.visible) return null;
  return (
    <FormilyField node={node} base={base}>
      <ShownNode {...props} field={field} />
    </FormilyField>
  );
});

const ShownNode = observer(function ShownNode({
  node,
  guests,
  base,
  field,
}: Placed & { base: string; field: GeneralField }) {
  const { model } = useFormView();
  if (node.button) return <FormButton field={field} node={node} button={node.button} />;
  if (node.kind === 'layout')
    return (
      <div data-span={node.span} className="pl-layout">
        <LayoutNode node={node} base={joinAddress(base, node.name)} />
      </div>
    );
  if (node.members)
    return <MembersField field={field as Field} node={node} members={node.members} />;
  if (node.type === 'object' && node.children.length > 0) {
    return (
      <fieldset className="pl-object" data-span={node.span}>
        <legend>{dataOf(field).state.label}</legend>
        <FormNodes
          nodes={node.children}
          base={joinAddress(base, node.name)}
          columns={model.plan.columns}
        />
      </fieldset>
    );
  }
  if (node.item) return <ListField field={field as Field} node={node} />;
  const tools =
    guests.length === 0
      ? undefined
      : guests.map((guest) => <Guest key={guest.name} node={guest} base={base} />);
  return <FormField field={field as Field} node={node} tools={tools} />;
});

/** A field that the control of another one shows: its control and its help. */
const Guest = observer(function Guest({ node, base }: { node: NodePlan; base: string }) {
  const field = usePlaced(node, base);
  const { label, help } = dataOf(field).state;
  return (
    field.visible && (
      <span className="pl-guest">
        <FormilyField node={node} base={base}>
          <FormField field={field as Field} node={node} cell="" />
        </FormilyField>
        <FieldHelp label={label} help={help} />
      </span>
    )
  );
});
