/** Dynamic fields: a relation to a record, and a field of it that holds definitions. */
import { fieldsOf } from '../../check/fields.ts';
import type { Path } from '../../pointer.ts';
import { definesFields } from '../../record/dynamicFields.ts';
import type { FieldTypeCheck } from '../checkContract.ts';

export const check: FieldTypeCheck = {
  members: ['from'],
  check({ name, field: { from }, model, projectIndex }, report) {
    if (from === undefined) {
      report.add('missing-part', ['fields', name], 'a dynamic field needs from: relation.field');
      return;
    }
    const path: Path = ['fields', name, 'from'];
    const links = Object.entries(model.relations ?? {}).filter(
      ([, { type, field }]) => type === 'belongsTo' && field !== undefined,
    );
    const [relation = '', definitions = ''] = from.split('.');
    const choices = links.map(([one]) => one);
    if (!report.expect('unknown-relation', path, 'belongsTo relation', relation, choices)) return;
    const other = projectIndex.models.get(links.find(([one]) => one === relation)![1].model);
    if (!other) return;
    const holders = Object.entries(fieldsOf(other)).filter(([, field]) => definesFields(field));
    report.expect(
      'unknown-field',
      path,
      'field of type fieldDefinitions',
      definitions,
      holders.map(([one]) => one),
      other.name,
    );
  },
};
