import { memo } from 'react';
import type { BlockPlan } from '../../schema/compile/plan.ts';
import { required } from '../../schema/required.ts';
import { useRuntimeHost } from '../host.ts';
import { blockOf } from '../block.ts';
import { BlockBoundary } from './BlockBoundary.tsx';
import { NamedBlock } from './NamedBlock.tsx';
import { useEvaluate } from '../core/scope.ts';

/** Blocks one below the other; those whose condition is false are not there. */
export const Blocks = memo(function Blocks({ body }: { body: readonly BlockPlan[] }) {
  const evaluate = useEvaluate();
  return body
    .filter((plan) => evaluate.test(plan.visible))
    .map((plan) => <Block key={plan.key} plan={plan} />);
});

const Block = memo(function Block({ plan }: { plan: BlockPlan }) {
  // Its page was compiled with the same blocks.
  const { Component } = required(blockOf(useRuntimeHost().blocks, plan), plan.type);
  const block = (
    <BlockBoundary type={plan.type} name={plan.name ?? plan.key}>
      <Component plan={plan} />
    </BlockBoundary>
  );
  return plan.name === undefined ? block : <NamedBlock name={plan.name}>{block}</NamedBlock>;
});
