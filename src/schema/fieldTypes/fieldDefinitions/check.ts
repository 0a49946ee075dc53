/** Definitions come down a tree. */
import type { FieldTypeCheck } from '../checkContract.ts';

export const check: FieldTypeCheck = {
  members: ['inherit'],
  check({ name, field, model }, report) {
    if (field.inherit && !model.tree)
      report.add(
        'missing-part',
        ['fields', name, 'inherit'],
        'definitions are inherited down a tree, and the model has none',
      );
  },
};
