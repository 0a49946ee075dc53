import type { Field, GeneralField } from '@formily/core';
import type { NodePlan, Values } from '../../../schema/compile/plan.ts';
import type { FormModel } from './formModel.ts';
import { childrenOf, joinAddress } from './visit.ts';

/**
 * The field at an address in a row; undefined when the list has no such row, or its rows no such
 * field. It is made here when its row was not drawn yet.
 */
export function rowField(model: FormModel, address: string): GeneralField | undefined {
  const parts = address.split('.');
  const at = parts.findIndex((part) => /^\d+$/.test(part));
  const list = parts.slice(0, at).join('.');
  const holder = model.places.get(list)?.node;
  const rows: unknown = (at < 0 ? undefined : (model.fieldAt(list) as Field | undefined))?.value;
  const index = Number(parts[at]);
  if (!holder?.item || !Array.isArray(rows) || index >= rows.length) return undefined;
  const base = joinAddress(list, index);
  return below(model, holder.item.children, { base, holder: rows[index] }, parts.slice(at + 1));
}

/** The field of a node, or of one in it, by its names. */
function below(
  model: FormModel,
  nodes: readonly NodePlan[],
  { base, holder }: { base: string; holder: unknown },
  [name, ...rest]: readonly string[],
): GeneralField | undefined {
  const node = nodes.find((one) => one.name === name && one.modes.includes(model.mode));
  if (!node) return undefined;
  if (rest.length === 0) return model.place(node, base);
  const value = (holder as Values | null | undefined)?.[node.name];
  // What the field stands in is made before it.
  model.place(node, base);
  return below(
    model,
    childrenOf(node, holder),
    { base: joinAddress(base, node.name), holder: value },
    rest,
  );
}
