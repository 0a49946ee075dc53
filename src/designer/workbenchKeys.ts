import type { KeyboardEvent } from 'react';
import type { DesignerStore } from './state/designerStore.ts';

/** Whether keys belong to the text that somebody is typing. */
export const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;

/** Undo and redo, unless a text is being typed, which has its own. */
export function workbenchKeys(store: DesignerStore) {
  return (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) store.undo();
    else if (key === 'y' || key === 'z') store.redo();
    else return;
    event.preventDefault();
  };
}
