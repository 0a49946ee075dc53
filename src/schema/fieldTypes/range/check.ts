/** Ranges: what their ends are, how they are searched, and which of them may not overlap. */
import { comparable, fieldsOf } from '../../check/fields.ts';
import type { Report } from '../../check/report.ts';
import type { Path } from '../../pointer.ts';
import { filtersOf } from '../../record/filtersOf.ts';
import type { CheckedField, FieldTypeCheck } from '../checkContract.ts';

/** Members that say something of a single value. */
const ofValues = ['dict', 'options', 'unique', 'computed', 'default', 'currencyField'] as const;

export const check: FieldTypeCheck = {
  members: ['of', 'open', 'overMidnight', 'noOverlap'],
  check(checked, report) {
    const { name, field } = checked;
    const path: Path = ['fields', name];
    if (field.of === undefined)
      report.add('missing-part', path, 'a range says of what type its ends are: of');
    if (field.of === 'money' && field.currency === undefined)
      report.add('bad-range', path, 'a range of amounts has one currency: currency');
    for (const member of ofValues)
      if (field[member] !== undefined)
        report.add('bad-range', [...path, member], `${member} is of single values, not of ranges`);
    if (field.overMidnight && field.of !== 'time')
      report.add('bad-range', [...path, 'overMidnight'], 'only times of a day go over midnight');
    // Searches compare ends as they are stored, in which such a range is empty.
    if (field.overMidnight && (field.noOverlap || filtersOf(field).length > 0))
      report.add(
        'bad-range',
        [...path, 'overMidnight'],
        'ranges that go over midnight are neither searched for nor kept from overlapping',
      );
    checkWithin(checked, report);
  },
};

function checkWithin({ model, name, field: { noOverlap } }: CheckedField, report: Report): void {
  if (typeof noOverlap !== 'object') return;
  const fields = fieldsOf(model);
  noOverlap.within.forEach((other, index) => {
    const path = ['fields', name, 'noOverlap', 'within', index];
    if (!report.expect('unknown-field', path, 'field', other, Object.keys(fields), model.name))
      return;
    if (!comparable.includes(fields[other]!.type))
      report.add(
        'wrong-field-type',
        path,
        `the field ${other} is of type ${fields[other]!.type} and cannot be compared`,
      );
  });
}
