/** What single types of fields ask of them, as their folders say. */
import { fieldChecks } from '../generated/fieldChecks.gen.ts';
import type { Field } from '../generated/types.gen.ts';
import type { CheckedField } from '../fieldTypes/checkContract.ts';
import type { Report } from './report.ts';

/** Members that fields of one type alone have, with the name of the type. */
const owners = Object.entries(fieldChecks).flatMap(([type, { members = [] }]) =>
  members.map((member): [keyof Field, string] => [member, type]),
);

export function checkFieldType(checked: CheckedField, report: Report): void {
  const { name, field } = checked;
  for (const [member, type] of owners)
    if (field[member] !== undefined && field.type !== type)
      report.add(
        'wrong-field-type',
        ['fields', name, member],
        `${member} is for fields of type ${type}, not ${field.type}`,
      );
  fieldChecks[field.type]?.check?.(checked, report);
}
