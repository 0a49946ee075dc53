import { useEffect, useRef, type RefObject } from 'react';
import type { DesignerStore } from './state/designerStore.ts';

/** Whether keys belong to the text that somebody is typing. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;

interface Keys {
  store: DesignerStore;
  save(): Promise<void>;
}

/** Escape closes what is open in the page before it leaves the preview. */
function leavePreview(store: DesignerStore, { key, target }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  const isOpen =
    (target instanceof Element && target.closest('[aria-expanded="true"]') !== null) ||
    [...document.querySelectorAll('[role="dialog"]')].some((dialog) => dialog.checkVisibility());
  if (!isOpen) store.leavePreview();
}

/** Saving; undo and redo, unless a text is being typed, which has its own. */
function onKey({ store, save }: Keys, event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key === 's') void save();
  else if (isTyping(event.target)) return;
  else if (key === 'z' && !event.shiftKey) store.undo();
  else if (key === 'y' || key === 'z') store.redo();
  else return;
  event.preventDefault();
}

/**
 * The keys of the designer, while it is in sight: also after a click on what takes no focus. Those
 * of a dialog over it are left to the dialog.
 */
export function useWorkbenchKeys(root: RefObject<HTMLElement | null>, keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listen = (handle: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
      const { current } = root;
      const { target } = event;
      const isHere =
        target === document.body || (target instanceof Node && current?.contains(target));
      if (isHere && current?.checkVisibility()) handle(event);
    };
    const onAny = listen((event) => onKey(latest.current, event));
    // First of all: what Escape closes is still open then.
    const onEscape = listen((event) => leavePreview(latest.current.store, event));
    window.addEventListener('keydown', onAny);
    window.addEventListener('keydown', onEscape, true);
    return () => {
      window.removeEventListener('keydown', onAny);
      window.removeEventListener('keydown', onEscape, true);
    };
  }, [root]);
}
