/** What single types of fields ask of them, as their folders say. */
import { fieldChecks } from '../generated/fieldChecks.gen.ts';
import type { Field } from '../generated/types.gen.ts';
import type { CheckedField, FieldTypeCheck } from '../fieldTypes/checkContract.ts';
import type { Report } from './report.ts';

/** Members that fields of some types alone have, with the names of these types. */
export function ownersOf(
  checks: Readonly<Record<string, FieldTypeCheck>>,
): ReadonlyMap<keyof Field, readonly string[]> {
  const owners = new Map<keyof Field, string[]>();
  for (const [type, { members = [] }] of Object.entries(checks))
    for (const member of members) owners.set(member, [...(owners.get(member) ?? []), type]);
  return owners;
}

const owners = ownersOf(fieldChecks);

export function checkFieldType(checked: CheckedField, report: Report): void {
  const { name, field } = checked;
  for (const [member, types] of owners)
    if (field[member] !== undefined && field[member] !== false && !types.includes(field.type))
      report.add(
        'wrong-field-type',
        ['fields', name, member],
        `${member} is for fields of type ${types.join(' or ')}, not ${field.type}`,
      );
  fieldChecks[field.type]?.check?.(checked, report);
}
