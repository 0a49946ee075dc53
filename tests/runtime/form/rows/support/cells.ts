/** What a column of rows says of its cells. */
import type { NodePlan } from '../../../../../src/schema/compile/plan.ts';

export type Kind = NonNullable<NodePlan['validation']['kind']>;
/** A field of this type and kind, with its choices. */
export const node = (type: NodePlan['type'], kind: Kind, choices?: NodePlan['choices']) => ({
  type,
  validation: { kind, messages: {} },
  ...(choices && { choices }),
});
