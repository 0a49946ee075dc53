import { useEffect, useRef, type RefObject } from 'react';
import type { DesignerCommand } from './commands/command.ts';
import type { Commands } from './commands/context.ts';
import { runKeys } from './commands/runCommand.ts';
import type { DesignerStore } from './state/designerStore.ts';

/** Whether keys belong to the text that somebody is typing. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;

/** Escape closes what is open in the page before it leaves the preview. */
function leavePreview(store: DesignerStore, { key, target }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  const isOpen =
    (target instanceof Element && target.closest('[aria-expanded="true"]') !== null) ||
    [...document.querySelectorAll('[role="dialog"]')].some((dialog) => dialog.checkVisibility());
  if (!isOpen) store.leavePreview();
}

/** The command that was pressed; texts that are typed have undo, redo and more of their own. */
function onKey(commands: Commands, event: KeyboardEvent): void {
  // What is typed in may have the same keys, such as an editor that searches in its text.
  if (event.defaultPrevented) return;
  const isText = isTyping(event.target);
  const isHeard = (heard: DesignerCommand['heard']) =>
    heard === 'typing' || (heard === undefined && !isText);
  if (runKeys(commands, event, isHeard)) event.preventDefault();
}

/** Whether a key belongs to no other part of the page, such as a dialog over the designer. */
function isOurs(root: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  // A dialog that has just closed may hold the focus for some frames, unseen.
  return target === document.body || root.contains(target) || !target.checkVisibility();
}

/**
 * The keys of the designer, while it is in sight: also after a click on what takes no focus. Those
 * of a dialog over it are left to the dialog.
 */
export function useWorkbenchKeys(root: RefObject<HTMLElement | null>, commands: Commands): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    const listen = (handle: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
      const { current } = root;
      if (current?.checkVisibility() && isOurs(current, event.target)) handle(event);
    };
    const onAny = listen((event) => onKey(latest.current, event));
    // First of all: what Escape closes is still open then.
    const onEscape = listen((event) => leavePreview(latest.current.site.store, event));
    window.addEventListener('keydown', onAny);
    window.addEventListener('keydown', onEscape, true);
    return () => {
      window.removeEventListener('keydown', onAny);
      window.removeEventListener('keydown', onEscape, true);
    };
  }, [root]);
}
