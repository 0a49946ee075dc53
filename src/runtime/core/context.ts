import { createContext, useContext, type ComponentType } from 'react';
import type { BlockPlan, PagePlan } from '../../schema/compile/plan.ts';
import type { EvaluateHost } from './evaluate.ts';
import type { PageRoute } from '../host.ts';
import type { PageStore } from './pageStore.ts';

/** What actions may do to a block from outside. */
export interface BlockHandle {
  reload(): void;
  clearSelection?(): void;
  /** Parameters of the last search without paging: what an export sends. */
  searchParams?(): Record<string, unknown>;
}

/** What every part of one open page shares. */
export interface PageContextValue {
  plan: PagePlan;
  route: PageRoute;
  store: PageStore;
  expressions: EvaluateHost;
  /** Blocks on screen by name and key. */
  blocks: Map<string, BlockHandle>;
  /** Elements of the blocks on screen that have a name, by it. */
  elements: Map<string, HTMLElement>;
  /**
   * Draws blocks and pages inside others. Here, so that what holds blocks need not import what it
   * may hold.
   */
  Blocks: ComponentType<{ body: readonly BlockPlan[] }>;
  Page: ComponentType<{ id: string; route: PageRoute }>;
}

export const PageContext = createContext<PageContextValue | null>(null);

/** The enclosing page; throws outside a PageRuntime. */
export function usePage(): PageContextValue {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage must be used inside <PageRuntime>');
  return page;
}
