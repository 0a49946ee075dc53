import type { KeyboardEvent } from 'react';
import type { Commands } from '../commands/context.ts';
import { runPartKeys } from '../commands/runCommand.ts';
import type { OutlineNode } from './outline.ts';

interface Tree {
  commands: Commands;
  lines: readonly { at: string; node: OutlineNode; level: number }[];
  /** Pointer of the line that has the focus. */
  active: string;
  /** Chooses what a line stands for. */
  choose(node: OutlineNode): void;
  /** Chooses the parts from where a range begins to a line. */
  reach(node: OutlineNode): void;
  toggle(at: string, open: boolean): void;
  closed: ReadonlySet<string>;
  /** A key was used: the line that is chosen now has the focus. */
  onUsed(): void;
}

/** The keys of the outline: those that edit, and those of trees. */
export function outlineKeys(tree: Tree) {
  return (event: KeyboardEvent): void => {
    const isOther = event.ctrlKey || event.metaKey || event.altKey;
    if (!runPartKeys(tree.commands, event) && (isOther || !walking(tree, event))) return;
    event.preventDefault();
    event.stopPropagation();
    tree.onUsed();
  };
}

function walking(tree: Tree, event: KeyboardEvent): boolean {
  const { lines, active, toggle, closed } = tree;
  const at = lines.findIndex(({ at: pointer }) => pointer === active);
  const line = lines[at];
  if (!line) return false;
  const { node, level } = line;
  const isOpen = node.children.length > 0 && !closed.has(active);
  const go = (index: number): boolean => {
    const next = lines[index];
    if (next) tree.choose(next.node);
    return true;
  };
  /** To the next line in a direction, or with Shift the parts up to the next one. */
  const walk = (from: number, by: 1 | -1): boolean => {
    if (!event.shiftKey) return go(from);
    const rest = by === 1 ? lines.slice(from) : lines.slice(0, from + 1).toReversed();
    const next = rest.find((one) => one.node.role === 'part' && one.node.path.length > 0);
    if (next) tree.reach(next.node);
    return true;
  };
  switch (event.key) {
    case 'ArrowDown':
      return walk(at + 1, 1);
    case 'ArrowUp':
      return at === 0 || walk(at - 1, -1);
    case 'Home':
      return walk(0, 1);
    case 'End':
      return walk(lines.length - 1, -1);
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
