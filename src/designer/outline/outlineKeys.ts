import type { KeyboardEvent } from 'react';
import type { DesignerStore } from '../state/designerStore.ts';
import { duplicateChosen, removeChosen, shiftChosen } from '../state/structure.ts';
import type { OutlineNode } from './outline.ts';

interface Tree {
  store: DesignerStore;
  lines: readonly { at: string; node: OutlineNode; level: number }[];
  /** Pointer of the line that has the focus. */
  active: string;
  focus(at: string): void;
  toggle(at: string, open: boolean): void;
  closed: ReadonlySet<string>;
}

/** The keys of the outline: those of trees, and those that edit. */
export function outlineKeys(tree: Tree) {
  return (event: KeyboardEvent): void => {
    const done = event.ctrlKey || event.metaKey ? editing(tree, event) : walking(tree, event);
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

function editing({ store }: Tree, { key }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'd' && duplicateChosen(store);
}

function walking({ store, lines, active, focus, toggle, closed }: Tree, event: KeyboardEvent) {
  const at = lines.findIndex(({ at: pointer }) => pointer === active);
  const line = lines[at];
  const go = (index: number): boolean => {
    const next = lines[index];
    if (next) focus(next.at);
    return true;
  };
  if (!line) return false;
  const { node, level } = line;
  const isOpen = node.children.length > 0 && !closed.has(active);
  switch (event.key) {
    case 'ArrowDown':
      return event.altKey ? shiftChosen(store, 1) || true : go(at + 1);
    case 'ArrowUp':
      return event.altKey ? shiftChosen(store, -1) || true : go(at - 1);
    case 'Home':
      return go(0);
    case 'End':
      return go(lines.length - 1);
    case 'ArrowRight':
      if (isOpen) return go(at + 1);
      toggle(active, true);
      return true;
    case 'ArrowLeft':
      if (!isOpen) return go(lines.findLastIndex((one, index) => index < at && one.level < level));
      toggle(active, false);
      return true;
    case 'Delete':
    case 'Backspace':
      return removeChosen(store);
    default:
      return false;
  }
}
