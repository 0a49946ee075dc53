import { createContext, memo, useContext, type ReactNode } from 'react';
import type { BlockPlan } from '../../schema/compile/plan.ts';
import { required } from '../../schema/required.ts';
import { useRuntimeHost } from '../host.ts';
import { blockOf } from '../block.ts';
import { BlockBoundary } from './BlockBoundary.tsx';
import { NamedBlock } from './NamedBlock.tsx';
import { useEvaluate } from '../core/scope.ts';

/** What an editor puts around each block, to know where it is. */
export type FrameBlock = (plan: BlockPlan, block: ReactNode) => ReactNode;

export const BlockFrameContext = createContext<FrameBlock | undefined>(undefined);

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
  const frame = useContext(BlockFrameContext);
  const drawn = (
    <BlockBoundary type={plan.type} name={plan.name ?? plan.key}>
      <Component plan={plan} />
    </BlockBoundary>
  );
  const block = frame ? frame(plan, drawn) : drawn;
  return plan.name === undefined ? block : <NamedBlock name={plan.name}>{block}</NamedBlock>;
});
