/**
 * State outside React: the one kind of store that the runtime has. A component reads it with
 * `useStore(store, selector)` and is drawn again only when what its selector gives has changed, so
 * that checking a row draws that row. Selectors that make new arrays go through `useShallow`.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';

export { useStore } from 'zustand';
export { useShallow } from 'zustand/shallow';

/** A store of zustand's as a class: what keeps state extends it with the methods that change it. */
export class Store<State extends object> implements StoreApi<State> {
  readonly getState: StoreApi<State>['getState'];
  readonly getInitialState: StoreApi<State>['getInitialState'];
  readonly setState: StoreApi<State>['setState'];
  /** Listens to every change; returns how to stop. */
  readonly subscribe: StoreApi<State>['subscribe'];

  constructor(initial: State) {
    const store = createStore<State>(() => initial);
    this.getState = store.getState;
    this.getInitialState = store.getInitialState;
    this.setState = store.setState;
    this.subscribe = store.subscribe;
  }
}
