/**
 * The contract between pages and their blocks: what a block is to the one that draws it, and what
 * it may ask for.
 */
import type { ComponentType } from 'react';
import type { AnyBlockCompiler, BlockType } from '../schema/compile/blocks.ts';
import type { ActionPlan, BlockPlan, BlockPlans } from '../schema/compile/plan.ts';

/**
 * Fetches code that comes late before it is drawn. A part that does not come is reported where it
 * is drawn.
 */
export interface Preloader {
  /** A component made by `lazyPart`; others are there. */
  part(component: unknown): void;
  widget(name: string, role: 'input' | 'display' | 'layout'): void;
  /** Blocks that are drawn at once. */
  blocks(body: readonly BlockPlan[]): void;
}

/** The component of a block, with what must be fetched for it. */
export interface BlockComponent<Type extends BlockType> {
  Component: ComponentType<{ plan: BlockPlans[Type] }>;
  /** Blocks that are drawn with it. */
  inside?(plan: BlockPlans[Type]): readonly BlockPlan[];
  /** Actions that people start in it. */
  actions?(plan: BlockPlans[Type]): readonly ActionPlan[];
  /** Fetches what it draws at once, beside the blocks in it. */
  preload?(plan: BlockPlans[Type], fetch: Preloader): void;
  /**
   * Fetches, once the page has come to rest, what people may open in it, beside what its actions
   * open.
   */
  preloadLater?(plan: BlockPlans[Type], fetch: Preloader): void;
}

/** The component of some block: it takes no plan until it has been found by the type of one. */
export type AnyBlockComponent = BlockComponent<never>;

/** A registered block: what compiles it, and what draws it. */
export type RegisteredBlock = AnyBlockCompiler & AnyBlockComponent;

/** The block that draws a plan; undefined for a type that no code provides. */
export const blockOf = (
  blocks: readonly RegisteredBlock[],
  { type }: Pick<BlockPlan, 'type'>,
): BlockComponent<BlockType> | undefined =>
  // The one that has the type of the plan takes it.
  blocks.find((block) => block.name === type) as BlockComponent<BlockType> | undefined;
