import type { Model, Relation } from '../generated/types.gen.ts';
import { fieldsOf, recordMembers } from './fields.ts';
import type { ProjectIndex } from './projectIndex.ts';
import { checkMessage } from './messages.ts';
import { checkOwned } from './owned.ts';
import type { Report } from './report.ts';

/** What a relation of each type cannot do without. */
const needed: Record<Relation['type'], readonly (keyof Relation)[]> = {
  belongsTo: ['field'],
  hasMany: ['foreign'],
  manyToMany: ['through'],
  owned: ['by'],
};

/** Relations lead to models and fields that exist. */
export function checkRelations(model: Model, projectIndex: ProjectIndex, report: Report): void {
  for (const [name, relation] of Object.entries(model.relations ?? {})) {
    const path = ['relations', name];
    for (const part of needed[relation.type])
      if (relation[part] === undefined)
        report.add(
          'missing-part',
          path,
          `${relation.type === 'owned' ? 'an' : 'a'} ${relation.type} relation needs ${part}`,
        );
    const own = Object.keys(fieldsOf(model));
    if (relation.field !== undefined)
      report.expect('unknown-field', [...path, 'field'], 'field', relation.field, own);
    if (relation.local !== undefined)
      report.expect('unknown-field', [...path, 'local'], 'field', relation.local, own);
    checkMessage(relation.message, recordMembers(model), [...path, 'message'], report);
    if (
      !report.expect(
        'unknown-model',
        [...path, 'model'],
        'model',
        relation.model,
        projectIndex.models.keys(),
      )
    )
      continue;
    const other = projectIndex.models.get(relation.model);
    if (!other) continue;
    if (relation.type === 'owned')
      checkOwned({ owner: model, name, relation, other }, projectIndex, report);
    const theirs = Object.keys(fieldsOf(other));
    if (relation.foreign !== undefined)
      report.expect(
        'unknown-field',
        [...path, 'foreign'],
        'field',
        relation.foreign,
        theirs,
        relation.model,
      );
    for (const field of Object.keys(relation.excel ?? {}))
      report.expect(
        'unknown-field',
        [...path, 'excel', field],
        'field',
        field,
        relation.expose ?? [],
        relation.model,
      );
    relation.expose?.forEach((field, index) =>
      report.expect(
        'unknown-field',
        [...path, 'expose', index],
        'field',
        field,
        theirs,
        relation.model,
      ),
    );
  }
}
