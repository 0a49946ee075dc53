import type { KeyboardEvent } from 'react';
import { toPointer } from '../document/path.ts';
import type { Commands } from '../commands/context.ts';
import { isPressed } from '../commands/keys.ts';
import { runCommand } from '../commands/runCommand.ts';
import type { OutlineNode } from './outline.ts';

interface Tree {
  commands: Commands;
  lines: readonly { node: OutlineNode; level: number }[];
  /** Pointer of the line that has the focus. */
  active: string;
  focus(node: OutlineNode): void;
  toggle(key: string, open: boolean): void;
  closed: ReadonlySet<string>;
}

/** The keys of the outline: those of trees, and those that edit. */
export function outlineKeys(tree: Tree) {
  return (event: KeyboardEvent): void => {
    if (!editing(tree.commands, event) && !walking(tree, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

function editing({ all, site }: Commands, event: KeyboardEvent): boolean {
  const command = all.find(
    ({ heard, keys = [] }) => heard === 'outline' && keys.some((one) => isPressed(one, event)),
  );
  if (command) runCommand(command, site);
  return command !== undefined;
}

function walking({ lines, active, focus, toggle, closed }: Tree, event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const at = lines.findIndex(({ node }) => toPointer(node.path) === active);
  const line = lines[at];
  const go = (index: number): boolean => {
    const next = lines[index];
    if (next) focus(next.node);
    return true;
  };
  if (!line) return false;
  const { node, level } = line;
  const isOpen = node.children.length > 0 && !closed.has(active);
  switch (event.key) {
    case 'ArrowDown':
      return go(at + 1);
    case 'ArrowUp':
      return go(at - 1);
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
    default:
      return false;
  }
}
