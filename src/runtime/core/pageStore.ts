import type { ReactNode } from 'react';
import type { Values } from '../../schema/compile/plan.ts';
import { Store } from './store.ts';

/** A named source as expressions and blocks see it. data stays while it loads again. */
export interface SourceState {
  data: unknown;
  loading: boolean;
  error?: string;
}

/**
 * Something opened over (drawer, modal) or instead of (page) the body, with the context it was
 * opened from.
 */
export interface OpenContainer {
  id: number;
  /** page: the body is hidden while it is open. */
  kind: 'overlay' | 'page';
  render(): ReactNode;
}

/** How far a started action is: asking people something, or working on the wire. */
export type RunState = 'asking' | 'working';

export interface PageState {
  /** Page state that expressions read as `state`. */
  state: Values;
  sources: Record<string, SourceState>;
  containers: OpenContainer[];
  /** Actions under way by their token (block, action, row). */
  running: Readonly<Record<string, RunState>>;
}

/** The store of one open page; everything in it ends with the page. */
export class PageStore extends Store<PageState> {
  private lastId = 0;

  constructor(state: Values) {
    super({ state, sources: {}, containers: [], running: {} });
  }

  /** Changes members of `state`. */
  change(values: Values): void {
    this.setState((before) => ({ state: { ...before.state, ...values } }));
  }

  /** Opens a container; returns the function that closes it. */
  open(container: Omit<OpenContainer, 'id'>): () => void {
    const id = ++this.lastId;
    this.setState((before) => ({ containers: [...before.containers, { ...container, id }] }));
    return () =>
      this.setState((before) => ({
        containers: before.containers.filter((open) => open.id !== id),
      }));
  }
}
