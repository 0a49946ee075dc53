import { PageError } from '../../../../schema/compile/compilation.ts';
import type { LayoutCompiler } from '../layout.ts';
import { parentOf } from './parentOf.ts';

/** All that is found, for rows of other pages would hide the rows below them. */
export const compile: LayoutCompiler<'tree'> = (
  { parent, expanded = true },
  { model, plan, path },
) => {
  const field = parent ?? parentOf(model);
  if (field === undefined) throw new PageError('A tree needs a parent', path);
  return {
    list: {
      tree: { key: plan.rowKey, parent: field, expanded },
      paged: false,
      request: plan.paged ? { ...plan.request, paged: false } : plan.request,
    },
  };
};
