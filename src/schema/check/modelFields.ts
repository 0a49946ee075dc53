/** Fields of a model: their columns, texts and filters, and every place that names one. */
import type { Field, Model } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { comparable, fieldsOf, recordMembers } from './fields.ts';
import { typeOf } from '../fieldTypes/index.ts';
import type { ProjectIndex } from './projectIndex.ts';
import { checkPattern } from './patterns.ts';
import { checkMessage } from './messages.ts';
import { checkCurrency } from './currency.ts';
import { checkFieldType } from './fieldTypes.ts';
import type { Report } from './report.ts';
import { checkSequence } from './sequence.ts';
import { checkLiteral } from './values.ts';
import { columnName, endNames } from '../record/columnNames.ts';
import { whyNotFiltered } from './filters.ts';
import { filtersOf } from '../record/filtersOf.ts';
import { isNumber } from '../record/quantity.ts';
import { patternRules } from '../record/patterns.ts';
import { endField } from '../record/range.ts';
import { sequenceOf } from '../record/sequence.ts';

/** All places outside fields and relations that name a field of this model. */
export function namedFields(
  model: Model,
): { path: Path; field: string | undefined; types?: readonly Field['type'][] }[] {
  return [
    { path: ['key'], field: model.key, types: ['id'] },
    { path: ['labelField'], field: model.labelField },
    ...Object.keys(model.sort ?? {}).map((field) => ({ path: ['sort', field], field })),
    ...Object.keys(model.switches ?? {}).map((field) => ({ path: ['switches', field], field })),
    ...(model.indexes ?? []).flatMap(({ fields }, index) =>
      fields.map((field, at) => ({ path: ['indexes', index, 'fields', at], field })),
    ),
    ...(model.unique ?? []).flatMap((rule, index) => {
      const [path, fields] = Array.isArray(rule)
        ? [['unique', index], rule]
        : [['unique', index, 'fields'], rule.fields];
      return fields.map((field, at) => ({ path: [...path, at], field, types: comparable }));
    }),
    ...(model.checks ?? []).map(({ field }, index) => ({
      path: ['checks', index, 'field'],
      field,
    })),
    { path: ['tree', 'parent'], field: model.tree?.parent, types: ['ref', 'long', 'integer'] },
    { path: ['tree', 'ancestors'], field: model.tree?.ancestors, types: ['string', 'text'] },
    { path: ['tree', 'order'], field: model.tree?.order },
    { path: ['softDelete', 'field'], field: model.softDelete?.field, types: ['string'] },
    { path: ['dataScope', 'dept'], field: model.dataScope?.dept },
    { path: ['dataScope', 'user'], field: model.dataScope?.user },
    { path: ['versionField'], field: model.versionField, types: ['integer', 'long'] },
    ...Object.entries(model.fields).flatMap(([name, { unique }]) =>
      typeof unique === 'object'
        ? unique.within.map((field, at) => ({
            path: ['fields', name, 'unique', 'within', at],
            field,
          }))
        : [],
    ),
  ];
}

/** What names a field names one that there is, of a type that fits. */
export function checkFieldNames(model: Model, report: Report): void {
  const fields = fieldsOf(model);
  for (const { path, field, types } of namedFields(model)) {
    if (
      field === undefined ||
      !report.expect('unknown-field', path, 'field', field, Object.keys(fields)) ||
      !types
    )
      continue;
    const type = fields[field]?.type;
    if (type && !types.includes(type))
      report.add(
        'wrong-field-type',
        path,
        `the field ${field} is of type ${type} and must be ${types.join(' or ')} for this`,
      );
  }
}

/** No two fields share a column. */
export function checkColumns(model: Model, report: Report): void {
  const owners = new Map<string, string>();
  for (const [name, field] of Object.entries(fieldsOf(model))) {
    const stem = columnName(name, field);
    const columns = typeOf(field).kind === 'range' ? endNames(stem) : [stem];
    for (const column of columns) {
      const owner = owners.get(column);
      if (owner)
        report.add(
          'duplicate-table',
          ['fields', name],
          `the fields ${owner} and ${name} share the column ${column}`,
        );
      owners.set(column, name);
    }
  }
}

const messageNames = [
  'label',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'operation',
  'model',
  'name',
];

/** Checks a field by itself. */
export function checkField(
  model: Model,
  name: string,
  field: Field,
  projectIndex: ProjectIndex,
  report: Report,
): void {
  const path = ['fields', name];
  checkPattern(field.pattern, path, report);
  const { default: given, ...limits } = field;
  if (sequenceOf(field)) checkSequence(model, name, { projectIndex, report });
  else checkLiteral(given, limits, [...path, 'default'], { projectIndex, report });
  const filling = [...messageNames, ...recordMembers(model)];
  for (const [key, text] of Object.entries(field.messages ?? {}))
    checkMessage(text, filling, [...path, 'messages', key], report);
  patternRules(field.pattern).forEach(({ message }, index) =>
    checkMessage(message, filling, [...path, 'pattern', index, 'message'], report),
  );
  for (const { type } of filtersOf(field)) {
    const why = whyNotFiltered(name, field, type);
    if (why) report.add(why.kind, [...path, 'filter'], why.message);
  }
  if (field.currency !== undefined) checkCurrency(field.currency, [...path, 'currency'], report);
  checkFieldType({ name, field, model, projectIndex }, report);
  const counted = endField(field) ?? field;
  for (const member of ['unit', 'currency'] as const)
    if (field[member] !== undefined && !isNumber(counted))
      report.add(
        'wrong-field-type',
        [...path, member],
        `${member} belongs to numbers, and ${name} is of type ${field.type}`,
      );
  if (field.widget !== undefined && projectIndex.vocabulary.widgets.length > 0) {
    const inputs = projectIndex.vocabulary.widgets
      .filter(({ roles }) => roles.includes('input'))
      .map((widget) => widget.name);
    report.expect('unknown-widget', [...path, 'widget'], 'widget', field.widget, inputs);
  }
}
