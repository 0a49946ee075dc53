import { ArrayField, Field, ObjectField, VoidField } from '@formily/react';
import type { ReactNode } from 'react';
import type { NodePlan } from '../../../schema/compile/plan.ts';

/** Formily's components that carry a field: by them every Formily component inside finds its field and form. */
const carriers = { void: VoidField, list: ArrayField, object: ObjectField, value: Field };

function carrierOf({ kind, type, item, children, members }: NodePlan): keyof typeof carriers {
  if (kind === 'layout') return 'void';
  if (item) return 'list';
  return members || (type === 'object' && children.length > 0) ? 'object' : 'value';
}

interface Props {
  node: NodePlan;
  /** Its name where it is not that of the node: the number of a row. */
  name?: string;
  /** Address of what it stands in. */
  base: string;
  children: ReactNode;
}

/** A node's field as a part of Formily's tree. The form's model has made the field (`place`); here it gets its place in React. */
export function FormilyField({ node, name = node.name, base, children }: Props) {
  const Carrier = carriers[carrierOf(node)];
  return (
    <Carrier name={name} basePath={base}>
      {() => children}
    </Carrier>
  );
}
