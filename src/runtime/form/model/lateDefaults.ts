import type { Field } from '@formily/core';
import { autorun, raw, untracked } from '@formily/reactive';
import { isBlank } from '../../../schema/record/index.ts';
import type { Evaluate } from '../../core/evaluate.ts';
import type { FormModel } from './formModel.ts';
import { defaultOf } from './values.ts';

/** A default that could not be computed yet (its source was loading) is set when it can be, unless something was entered. */
export function followDefaults(
  model: FormModel,
  follow: (names: readonly string[]) => Evaluate,
): void {
  if (model.mode !== 'create') return;
  for (const [address, { node }] of model.places) {
    if (
      node.kind !== 'field' ||
      typeof node.default !== 'object' ||
      !isBlank(raw(model.form.values)[node.name])
    )
      continue;
    const field = model.fieldAt(address) as Field;
    field.disposers.push(
      autorun(() => {
        const value = defaultOf(node, follow([]));
        untracked(() => {
          if (value !== undefined && !field.modified && isBlank(field.value)) field.setValue(value);
        });
      }),
    );
  }
}
