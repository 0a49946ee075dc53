import { Skeleton } from 'antd';
import type { ComponentType } from 'react';
import { lazyPart } from '../../parts/lazyPart.tsx';
import type { BlockPlan } from '../../schema/compile/plan.ts';
import { ListBlock } from '../list/ListBlock.tsx';
import { ActionsBlock } from './blocks/ActionsBlock.tsx';
import { CardBlock } from './blocks/CardBlock.tsx';
import { HtmlBlock } from './blocks/HtmlBlock.tsx';
import { IframeBlock } from './blocks/IframeBlock.tsx';
import { TextBlock } from './blocks/TextBlock.tsx';

const waiting = <Skeleton active />;

/** The component of each kind of block. What the first list of a session does not need comes when it is first drawn. */
export const blockComponents: {
  [Type in BlockPlan['type']]: ComponentType<{ plan: Extract<BlockPlan, { type: Type }> }>;
} = {
  list: ListBlock,
  form: lazyPart(async () => (await import('../form/index.ts')).FormBlock, { waiting }),
  descriptions: lazyPart(
    async () => (await import('./blocks/DescriptionsBlock.tsx')).DescriptionsBlock,
    { waiting },
  ),
  tree: lazyPart(async () => (await import('./blocks/TreeBlock.tsx')).TreeBlock, { waiting }),
  tabs: lazyPart(async () => (await import('./blocks/TabsBlock.tsx')).TabsBlock, { waiting }),
  split: lazyPart(async () => (await import('./blocks/SplitBlock.tsx')).SplitBlock, { waiting }),
  card: CardBlock,
  html: HtmlBlock,
  text: TextBlock,
  heading: lazyPart(async () => (await import('./blocks/HeadingBlock.tsx')).HeadingBlock, {
    waiting,
  }),
  repeat: lazyPart(async () => (await import('./blocks/RepeatBlock.tsx')).RepeatBlock, { waiting }),
  iframe: IframeBlock,
  actions: ActionsBlock,
};
