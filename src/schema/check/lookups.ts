/**
 * What a model offers beside its operations: values of fields, records by unique fields, and paths
 * of trees.
 */
import type { Field, Model } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { isAnswered } from '../record/modes.ts';
import { refuseMember } from './dynamic.ts';
import { fieldsOf } from './fields.ts';
import type { Report } from './report.ts';

/** Types whose values people choose from. */
const listed: readonly Field['type'][] = ['date', 'integer', 'long', 'ref', 'string'];

/** Everything that they name is there, and fits. */
export function checkLookups(model: Model, report: Report): void {
  const { distinct = [], lookups = [], tree, path } = model;
  if (path === undefined)
    for (const [at, offered] of [
      [['distinct'], distinct.length > 0],
      [['lookups'], lookups.length > 0],
      [['tree', 'path'], tree?.path],
    ] as const)
      if (offered) report.add('missing-part', at, `${at.join('.')} is a route and needs the path`);
  distinct.forEach((field, index) => {
    const place = ['distinct', index];
    const spec = answeredField(model, field, place, report);
    if (spec?.mask !== undefined)
      report.add('revealed-field', place, `the values would reveal the masked field ${field}`);
    if (spec && !listed.includes(spec.type))
      report.add(
        'wrong-field-type',
        place,
        `the field ${field} is of type ${spec.type} and must be ${listed.join(' or ')} for this`,
      );
  });
  lookups.forEach((field, index) => {
    const place = ['lookups', index];
    const spec = answeredField(model, field, place, report);
    if (spec && spec.unique !== true)
      report.add('wrong-field-type', place, `the field ${field} is not unique`);
  });
}

/** A field of that name whose values are answered; undefined, and reported, where there is none. */
function answeredField(model: Model, field: string, path: Path, report: Report): Field | undefined {
  const fields = fieldsOf(model);
  if (refuseMember(fields, field, path, report)) return undefined;
  if (!report.expect('unknown-field', path, 'field', field, Object.keys(fields))) return undefined;
  const spec = fields[field]!;
  if (isAnswered(spec)) return spec;
  report.add('wrong-field-type', path, `the field ${field} is never answered`);
  return undefined;
}
