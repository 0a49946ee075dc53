import type { FormItem } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { allowedAt } from './access.ts';
import type { Compilation } from './compilation.ts';
import { compileField } from './field.ts';
import type { FormFrame } from './formFrame.ts';
import { compileLayout } from './layout.ts';
import type { NodePlan } from './plan.ts';

/** What a form is, beside what its nodes follow from. */
type Form = Pick<FormFrame, 'model' | 'columns' | 'modes'>;

/** The frame of a form: counts pieces of layout that have no name of their own. */
export function formFrame(compilation: Compilation, form: Form): FormFrame {
  let count = 0;
  return {
    ...form,
    hidden: [],
    nodesOf: (items, frame, path) => compileNodes(compilation, items, frame, path),
    nextName: () => `_${count++}`,
  };
}

/** Nodes of a form without those the viewer may neither read nor write. */
export function compileNodes(
  compilation: Compilation,
  items: readonly FormItem[],
  frame: FormFrame,
  path: Path,
): NodePlan[] {
  return items.flatMap((item, index) => {
    const at = [...path, index];
    const node = typeof item === 'string' ? { field: item } : item;
    if (!allowedAt(compilation, at, { access: node.access, model: frame.model })) return [];
    const plan =
      'type' in node
        ? compileLayout(compilation, node, frame, at)
        : compileField(compilation, node, frame, at);
    compilation.observer?.made(at, plan);
    return plan ?? [];
  });
}
