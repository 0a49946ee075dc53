/** Ranges: what their ends are, how they are searched, and which of them may not overlap. */
import type { Field, Model } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { filtersOf } from '../record/filtersOf.ts';
import { comparable, fieldsOf } from './fields.ts';
import type { Report } from './report.ts';

/** Members that only ranges have. */
const ofRanges = ['of', 'open', 'overMidnight', 'noOverlap'] as const;

/** Members that say something of a single value. */
const ofValues = ['dict', 'options', 'unique', 'computed', 'default', 'currencyField'] as const;

export function checkRange(model: Model, name: string, report: Report): void {
  const field = model.fields[name]!;
  const path: Path = ['fields', name];
  if (field.type !== 'range') {
    for (const member of ofRanges)
      if (field[member] !== undefined)
        report.add(
          'wrong-field-type',
          [...path, member],
          `${member} belongs to ranges, and ${name} is of type ${field.type}`,
        );
    return;
  }
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
  checkWithin(model, { name, field }, report);
}

function checkWithin(
  model: Model,
  { name, field: { noOverlap } }: { name: string; field: Field },
  report: Report,
): void {
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
