/** Models of tables that are somebody else's: nothing in them asks for a change of the table. */
import type { Field, Model } from '../generated/types.gen.ts';
import { isHeldType } from '../infer/columnTypes.ts';
import { isUnstored } from '../record/modes.ts';
import type { Report } from './report.ts';

/** Members of a model that change its table. */
const ofTables = ['migrations', 'indexes', 'unique'] as const satisfies readonly (keyof Model)[];

/** Members of a field that ask for more than the column there is. */
const ofColumns = ['unique', 'encrypted', 'computed'] as const satisfies readonly (keyof Field)[];

export function checkUnmanaged(model: Model, report: Report): void {
  if (model.managed !== false) return;
  for (const member of ofTables)
    if (model[member] !== undefined)
      report.add(
        'bad-unmanaged',
        [member],
        `${member} changes the table, which managed: false forbids`,
      );
  for (const [name, field] of Object.entries(model.fields)) {
    if (isUnstored(field)) continue;
    const path = ['fields', name];
    for (const member of ofColumns)
      if (field[member] !== undefined)
        report.add(
          'bad-unmanaged',
          [...path, member],
          `${member} asks for a table that follows the model, and it says managed: false`,
        );
    if (name !== model.key && !isHeldType(field.type))
      report.add(
        'bad-unmanaged',
        [...path, 'type'],
        `a field of type ${field.type} asks for a table that follows the model, and it says managed: false`,
      );
  }
}
