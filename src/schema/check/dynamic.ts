/** Dynamic fields: a relation to a record, and a field of it that holds definitions. */
import type { Model } from '../generated/types.gen.ts';
import { fieldsOf } from '../record/index.ts';
import type { ProjectIndex } from './projectIndex.ts';
import type { Report } from './report.ts';

export function checkDynamic(model: Model, { models }: ProjectIndex, report: Report): void {
  const links = Object.entries(model.relations ?? {}).filter(
    ([, { type, field }]) => type === 'belongsTo' && field !== undefined,
  );
  for (const [name, { type, from, inherit }] of Object.entries(model.fields)) {
    if (inherit) checkInherit(model, name, report);
    const path = ['fields', name, 'from'];
    if (type !== 'dynamic') {
      if (from !== undefined)
        report.add('wrong-field-type', path, `from is for fields of type dynamic, not ${type}`);
      continue;
    }
    const [relation = '', definitions = ''] = (from ?? '').split('.');
    if (from === undefined)
      report.add('missing-part', ['fields', name], 'a dynamic field needs from: relation.field');
    else if (
      report.expect(
        'unknown-relation',
        path,
        'belongsTo relation',
        relation,
        links.map(([one]) => one),
      )
    ) {
      const other = models.get(links.find(([one]) => one === relation)![1].model);
      const holders = Object.entries(other ? fieldsOf(other) : {}).filter(
        ([, field]) => field.type === 'fieldDefinitions',
      );
      if (other)
        report.expect(
          'unknown-field',
          path,
          'field of type fieldDefinitions',
          definitions,
          holders.map(([one]) => one),
          other.name,
        );
    }
  }
}

/** Definitions come down a tree. */
function checkInherit(model: Model, name: string, report: Report): void {
  const path = ['fields', name, 'inherit'];
  const { type } = model.fields[name]!;
  if (type !== 'fieldDefinitions')
    report.add(
      'wrong-field-type',
      path,
      `inherit is for fields of type fieldDefinitions, not ${type}`,
    );
  else if (!model.tree)
    report.add(
      'missing-part',
      path,
      'definitions are inherited down a tree, and the model has none',
    );
}
