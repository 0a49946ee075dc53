import type { FormMode, FormPlan, NodePlan } from '../../../schema/compile/plan.ts';
import { isDynamic } from './nodeState.ts';
import { joinAddress, rulesFor } from './visit.ts';

/** Where a node of the form itself (not of a row) stands. */
export interface Place {
  node: NodePlan;
  /** Address of what it stands in. */
  base: string;
  /** How many fields stand before it. */
  order: number;
  /** Something about its state can change, so it needs a field even while it is not on screen. */
  dynamic: boolean;
}

/** Names of the values at the top of the form: layout looked through. */
export const namesOf = (nodes: readonly NodePlan[]): string[] =>
  nodes.flatMap((node) => (node.kind === 'layout' ? namesOf(node.children) : [node.name]));

/** All nodes that exist in the mode, by address and in their order. */
export function placesOf({ nodes, rules }: FormPlan, mode: FormMode): Map<string, Place> {
  const places = new Map<string, Place>();
  let order = 0;
  const add = (children: readonly NodePlan[], base: string): void => {
    for (const node of children) {
      if (!node.modes.includes(mode)) continue;
      const address = joinAddress(base, node.name);
      places.set(address, {
        node,
        base,
        order: node.kind === 'field' ? order++ : order,
        dynamic: isDynamic(node, rulesFor(rules, node.name)),
      });
      add(node.children, address);
    }
  };
  add(nodes, '');
  return places;
}

/** Paths of the values of the named fields: addresses without the layout in them. */
export function pathsOf(places: ReadonlyMap<string, Place>, names: readonly string[]): string[] {
  const path = (address: string): string => {
    const { node, base } = places.get(address)!;
    const above = base === '' ? '' : path(base);
    return node.kind === 'layout' ? above : joinAddress(above, node.name);
  };
  return [...places]
    .filter(([, { node }]) => node.kind === 'field' && names.includes(node.name))
    .map(([address]) => path(address));
}

/** Path of the row of a list that a field stands in; undefined outside of lists. */
export function rowPath(address: string): string | undefined {
  const parts = address.split('.');
  const index = parts.findLastIndex((part) => /^\d+$/.test(part));
  return index < 0 ? undefined : parts.slice(0, index + 1).join('.');
}
