import { isScalar, readMember } from '../../values.ts';
import type { FunctionRun } from '../contract.ts';
import { itemsOf } from '../shared/lists.ts';

export const run: FunctionRun = (run, [ids, tree, key = 'id', children = 'children']) => {
  run.spend(itemsOf(ids).length);
  const requested = new Set(itemsOf(ids).filter(isScalar).map(String));
  const above: unknown[] = [];
  /** Whether something in the branch is asked for. */
  const visit = (node: unknown): boolean => {
    run.spend(1);
    const id = readMember(node, key);
    const own = isScalar(id) && requested.has(String(id));
    const below = itemsOf(readMember(node, children)).filter(visit).length > 0;
    if (below && !own) above.push(id);
    return own || below;
  };
  itemsOf(tree).forEach(visit);
  return run.list([...above, ...itemsOf(ids)]);
};
