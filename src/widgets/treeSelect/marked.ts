/** Nodes of a tree whose boxes are marked one by one, as antd's tree select takes them. */
import type { Choice } from '../../schema/compile/plan.ts';
import { allNodes, marksOf, withNode } from '../checkTree/marks.ts';
import { listOf, nodeOf, shownKey, shownKeys } from '../choices.ts';

/** A box of antd's; a half checked one is no tag. */
interface MarkedNode {
  value: string | number;
  halfChecked?: true;
}

/** What antd says of a click: which box, and how it stands now. */
export interface Click {
  triggerValue?: unknown;
  checked?: boolean | undefined;
}

interface Options {
  choices: readonly Choice[] | undefined;
  value: unknown;
  /** Parents and children follow each other, and the value holds half checked nodes. */
  linked: boolean;
}

/** The boxes of a value, with those of ids that the tree does not hold. */
export function markedNodes({ choices, value, linked }: Options): MarkedNode[] {
  if (!choices) return [];
  const ids = listOf(value);
  const nodes = allNodes(choices);
  const { checked, half } = marksOf(choices, ids, linked);
  const known = new Set(nodes.map((node) => String(node.value)));
  const marked = nodes.flatMap((node): MarkedNode[] => {
    const key = String(node.value);
    if (half.has(key)) return [{ value: nodeOf(node).value, halfChecked: true }];
    return checked.has(key) ? [{ value: nodeOf(node).value }] : [];
  });
  const gone = ids.filter((id) => !known.has(String(id)));
  return [...marked, ...shownKeys(choices, gone).map((key) => ({ value: key }))];
}

/** The value after a click; without a box all are taken out. */
export function withClick(
  { choices, value, linked }: Options,
  { triggerValue, checked = false }: Click,
): unknown[] {
  if (!choices || triggerValue === undefined) return [];
  const ids = listOf(value);
  const key = String(triggerValue);
  const isKnown = allNodes(choices).some((node) => String(node.value) === key);
  return isKnown
    ? withNode(choices, ids, key, checked, linked)
    : ids.filter((id) => String(shownKey(choices, id)) !== key);
}
