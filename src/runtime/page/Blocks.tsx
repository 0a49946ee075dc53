import { Skeleton } from 'antd';
import { lazy, memo, Suspense, type ComponentType } from 'react';
import type { BlockPlan } from '../../schema/compile/plan.ts';
import { ListBlock } from '../list/ListBlock.tsx';
import { BlockBoundary } from './BlockBoundary.tsx';
import { ActionsBlock } from './blocks/ActionsBlock.tsx';
import { CardBlock } from './blocks/CardBlock.tsx';
import { HtmlBlock } from './blocks/HtmlBlock.tsx';
import { IframeBlock } from './blocks/IframeBlock.tsx';
import { TextBlock } from './blocks/TextBlock.tsx';
import { useEvaluate } from './scope.ts';

/** The component of each kind of block. What the first list of a session does not need comes when it is first drawn. */
const components: { [Type in BlockPlan['type']]: ComponentType<{ plan: Extract<BlockPlan, { type: Type }> }> } = {
  list: ListBlock,
  form: lazy(async () => ({ default: (await import('../form/index.ts')).FormBlock })),
  descriptions: lazy(async () => ({ default: (await import('./blocks/DescriptionsBlock.tsx')).DescriptionsBlock })),
  tree: lazy(async () => ({ default: (await import('./blocks/TreeBlock.tsx')).TreeBlock })),
  tabs: lazy(async () => ({ default: (await import('./blocks/TabsBlock.tsx')).TabsBlock })),
  split: lazy(async () => ({ default: (await import('./blocks/SplitBlock.tsx')).SplitBlock })),
  card: CardBlock,
  html: HtmlBlock,
  text: TextBlock,
  heading: lazy(async () => ({ default: (await import('./blocks/HeadingBlock.tsx')).HeadingBlock })),
  repeat: lazy(async () => ({ default: (await import('./blocks/RepeatBlock.tsx')).RepeatBlock })),
  iframe: IframeBlock,
  actions: ActionsBlock,
};

/** Blocks one below the other; those whose condition is false are not there. */
export const Blocks = memo(function Blocks({ body }: { body: readonly BlockPlan[] }) {
  const evaluate = useEvaluate();
  return body.filter((plan) => evaluate.test(plan.visible)).map((plan) => <Block key={plan.key} plan={plan} />);
});

const Block = memo(function Block({ plan }: { plan: BlockPlan }) {
  // The table has one component for each type; TypeScript cannot see that the looked-up one takes this plan.
  const Component = components[plan.type] as ComponentType<{ plan: BlockPlan }>;
  return (
    <BlockBoundary type={plan.type} name={plan.name ?? plan.key}>
      <Suspense fallback={<Skeleton active />}><Component plan={plan} /></Suspense>
    </BlockBoundary>
  );
});
