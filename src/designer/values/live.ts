import { LivePage } from '../preview/live.ts';
import type { DesignerStore } from '../state/designerStore.ts';

const known = new WeakMap<DesignerStore, LivePage>();

/** What expressions read in the page that the canvas of a designer draws. */
export function liveOf(store: DesignerStore): LivePage {
  let live = known.get(store);
  if (!live) known.set(store, (live = new LivePage()));
  return live;
}
