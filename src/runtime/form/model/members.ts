/** Nodes of a form with members of dynamic fields: their code comes when one is drawn. */
import type { NodePlan } from '../../../schema/compile/plan.ts';

/** The nodes with other children of the one at an address. */
export const withMembers = (
  nodes: readonly NodePlan[],
  address: string,
  members: readonly NodePlan[],
): NodePlan[] =>
  nodes.map((node) => {
    if (node.name === address) return { ...node, children: [...members] };
    return address.startsWith(`${node.name}.`)
      ? {
          ...node,
          children: withMembers(node.children, address.slice(node.name.length + 1), members),
        }
      : node;
  });

/** The nodes with members of a dynamic field in rows, for a record that defines some. */
export const withRowMembers = (
  nodes: readonly NodePlan[],
  names: readonly string[],
  found: { key: string; members: readonly NodePlan[] },
): NodePlan[] =>
  nodes.map((node) => {
    const [name, ...rest] = names;
    if (node.name !== name) return node;
    if (rest.length === 0)
      return { ...node, membersBy: { ...node.membersBy, [found.key]: found.members } };
    // A number is the place of a row, whose fields all rows have in common.
    if (node.item && /^\d+$/.test(rest[0] ?? '')) {
      const children = withRowMembers(node.item.children, rest.slice(1), found);
      return { ...node, item: { ...node.item, children } };
    }
    return { ...node, children: withRowMembers(node.children, rest, found) };
  });
