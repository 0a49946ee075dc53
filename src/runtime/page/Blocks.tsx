import { memo, type ComponentType } from 'react';
import type { BlockPlan } from '../../schema/compile/plan.ts';
import { BlockBoundary } from './BlockBoundary.tsx';
import { blockComponents } from './blockComponents.tsx';
import { useEvaluate } from '../core/scope.ts';

/** Blocks one below the other; those whose condition is false are not there. */
export const Blocks = memo(function Blocks({ body }: { body: readonly BlockPlan[] }) {
  const evaluate = useEvaluate();
  return body
    .filter((plan) => evaluate.test(plan.visible))
    .map((plan) => <Block key={plan.key} plan={plan} />);
});

const Block = memo(function Block({ plan }: { plan: BlockPlan }) {
  // The table has one component for each type; TypeScript cannot see that the looked-up one takes this plan.
  const Component = blockComponents[plan.type] as ComponentType<{ plan: BlockPlan }>;
  return (
    <BlockBoundary type={plan.type} name={plan.name ?? plan.key}>
      <Component plan={plan} />
    </BlockBoundary>
  );
});
