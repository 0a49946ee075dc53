import type { Field, Model, Relation } from '../generated/types.gen.ts';
import { fieldsOf, openFields, recordMembers } from './fields.ts';
import { whyNotFiltered } from './filters.ts';
import type { ProjectIndex } from './projectIndex.ts';
import { checkMessage } from './messages.ts';
import { checkOwned } from './owned.ts';
import type { Report } from './report.ts';
import { typeOf } from '../fieldTypes/index.ts';
import { nearest } from '../nearest.ts';
import type { Path } from '../pointer.ts';
import { isHidden } from '../record/mask.ts';
import { isAccepted } from '../record/modes.ts';
import { relatedEnd } from '../record/relatedPath.ts';

/** What a relation of each type cannot do without. */
const needed: Record<Relation['type'], readonly (keyof Relation)[]> = {
  belongsTo: ['field'],
  hasMany: ['foreign'],
  manyToMany: ['through'],
  owned: ['by'],
};

/** What relations to records that name this one say of its removal. */
const onRemoval = ['onRemove', 'message', 'code'] as const;

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
    if (relation.type === 'belongsTo')
      for (const part of onRemoval)
        if (relation[part] !== undefined)
          report.add(
            'missing-part',
            [...path, part],
            `${part} belongs to hasMany and manyToMany relations: it concerns the removal of this record`,
          );
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
    checkSoft(model, { name, relation, other }, report);
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
    checkExposed({ relation, other, path }, projectIndex, report);
  }
}

interface Checked {
  relation: Relation;
  other: Model;
  path: Path;
}

/**
 * Exposed fields are there, at any depth; workbooks and filters take what is exposed, and of parts
 * what is answered.
 */
function checkExposed(
  { relation, other, path }: Checked,
  { models }: ProjectIndex,
  report: Report,
): void {
  const { expose = [], excel = {}, filters = {} } = relation;
  const modelNamed = (name: string): Model | undefined => models.get(name) ?? undefined;
  expose.forEach((field, index) => {
    const end = relatedEnd(other, field, modelNamed);
    if (!end || !('unknown' in end)) return;
    report.add(
      end.what === 'field' ? 'unknown-field' : 'unknown-relation',
      [...path, 'expose', index],
      `unknown ${end.what} ${end.unknown} of ${end.model.name}`,
      nearest(end.unknown, end.choices),
    );
  });
  const searched = relation.type === 'owned' ? Object.keys(openFields(other)) : expose;
  for (const [member, fields, choices] of [
    ['excel', Object.keys(excel), expose],
    ['filters', Object.keys(filters), searched],
  ] as const)
    for (const field of fields)
      report.expect(
        'unknown-field',
        [...path, member, field],
        'field',
        field,
        choices,
        relation.model,
      );
  for (const [field, type] of Object.entries(filters)) {
    const end = relatedEnd(other, field, modelNamed);
    if (end && 'field' in end)
      checkRelatedFilter(
        { name: field, field: end.field, type },
        [...path, 'filters', field],
        report,
      );
  }
}

interface RelatedFilter {
  /** As the relation exposes the field. */
  name: string;
  field: Field;
  type: NonNullable<Relation['filters']>[string];
}

function checkRelatedFilter(
  { name, field, type }: RelatedFilter,
  path: Path,
  report: Report,
): void {
  if (isHidden(field))
    report.add('revealed-field', path, `the search would reveal the masked field ${name}`);
  const why = whyNotFiltered(name, field, type);
  if (why) report.add(why.kind, path, why.message);
  if (field.overMidnight)
    report.add('bad-range', path, `no list is searched by ranges that go over midnight: ${name}`);
  const { isText, kind, value } = typeOf(field);
  if (why || kind === 'range') return;
  // Parts of names of files and of JSON are looked for in records of their own only.
  const what = type === 'contains' ? !isText && 'a text' : value === 'object' && 'single values';
  if (what)
    report.add(
      'wrong-field-type',
      path,
      `${type} filters ${what}, and ${name} is of type ${field.type}`,
    );
}

/**
 * What a soft relation keeps must be the server's own, and no more open than where it comes from.
 */
function checkSoft(
  model: Model,
  { name, relation, other }: { name: string; relation: Relation; other: Model },
  report: Report,
): void {
  const { type, soft, labelIn } = relation;
  const path = ['relations', name];
  if (soft && type !== 'belongsTo')
    report.add('missing-part', [...path, 'soft'], 'only relations of type belongsTo are soft');
  if (labelIn === undefined) return;
  const at = [...path, 'labelIn'];
  if (!soft) report.add('missing-part', at, 'labelIn belongs to soft relations');
  if (!report.expect('unknown-field', at, 'field', labelIn, Object.keys(model.fields))) return;
  const field = model.fields[labelIn]!;
  if (!typeOf(field).isText)
    report.add(
      'wrong-field-type',
      at,
      `the field ${labelIn} is of type ${field.type} and must be string or text for this`,
    );
  if (isAccepted(field))
    report.add('missing-part', at, `the server sets ${labelIn}: give it "modes": ["list", "view"]`);
  const label = other.fields[other.labelField ?? ''];
  if (label && isHidden(label) && !isHidden(field))
    report.add(
      'revealed-field',
      at,
      `${labelIn} would reveal the field ${other.labelField} of ${other.name}`,
    );
}
