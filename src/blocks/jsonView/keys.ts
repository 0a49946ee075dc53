import type { KeyboardEvent } from 'react';
import type { Node } from './nodes.ts';

interface Place {
  lines: readonly Node[];
  at: number;
  isOpen(node: Node): boolean;
}

/** Where a key leads in a tree (WAI-ARIA), and whether it opens or folds what is there. */
export function treeKey(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  { lines, at, isOpen }: Place,
): { node: Node; toggle?: true } | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const node = lines[at];
  if (!node) return undefined;
  const to = (index: number) => {
    const target = lines[Math.max(0, Math.min(lines.length - 1, index))];
    return target && { node: target };
  };
  const open = node.size ? isOpen(node) : undefined;
  switch (key) {
    case 'ArrowDown':
      return to(at + 1);
    case 'ArrowUp':
      return to(at - 1);
    case 'Home':
      return to(0);
    case 'End':
      return to(lines.length - 1);
    case 'PageDown':
      return to(at + 10);
    case 'PageUp':
      return to(at - 10);
    case 'ArrowRight':
      return open === false ? { node, toggle: true } : to(at + 1);
    case 'ArrowLeft':
      return open ? { node, toggle: true } : { node: node.parent ?? node };
    case 'Enter':
    case ' ':
      return open === undefined ? { node } : { node, toggle: true };
    default:
      return undefined;
  }
}
