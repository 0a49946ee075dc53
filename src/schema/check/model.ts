/** The semantic pass over a model. */
import type { Field, Model } from '../generated/types.gen.ts';
import { visitParts } from '../meta/visit.ts';
import type { Path } from '../pointer.ts';
import { checkComputed } from './computed.ts';
import { checkReads, readsOf, recordNames } from './expressions.ts';
import { checkDynamic } from './dynamic.ts';
import { checkAttachments } from './attachments.ts';
import { checkAggregates } from './aggregates.ts';
import { comparable, fieldsOf, recordMembers } from './fields.ts';
import type { ProjectIndex } from './projectIndex.ts';
import { checkHidden } from './masked.ts';
import { checkPattern } from './patterns.ts';
import { checkLookups } from './lookups.ts';
import { checkMigrations } from './migrations.ts';
import { checkMessage } from './messages.ts';
import { checkMoney } from './money.ts';
import { checkRange } from './ranges.ts';
import { checkRelations } from './relations.ts';
import type { Report } from './report.ts';
import { checkSequence } from './sequence.ts';
import { checkShared } from './shared.ts';
import { checkTransitions } from './transitions.ts';
import { checkLiteral } from './values.ts';
import { defaultOperations } from '../record/operations.ts';
import { filtersOf } from '../record/filtersOf.ts';
import { typeOf } from '../fieldTypes/index.ts';
import { isNumber } from '../record/quantity.ts';
import { endField } from '../record/range.ts';
import { sequenceOf } from '../record/sequence.ts';

/** Name of the database column of a field. */
function columnOf(name: string, field: Field): string {
  return field.column ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * Everything about a model that concerns names, types and other files. `name` is that of its file.
 */
export function checkModel(
  model: Model,
  name: string,
  projectIndex: ProjectIndex,
  report: Report,
): void {
  if (model.name !== name)
    report.add(
      'wrong-name',
      ['name'],
      `the model is named ${model.name} in a file named ${name}.json`,
      name,
    );
  visitParts('model', model, (part) => checkShared(part, projectIndex, report));
  checkFieldNames(model, report);
  checkColumns(model, report);
  for (const [field, declared] of Object.entries(model.fields))
    checkField(model, field, declared, projectIndex, report);
  checkRelations(model, projectIndex, report);
  checkDynamic(model, projectIndex, report);
  checkAttachments(model, report);
  checkScopeLinks(model, report);
  checkUnique(model, report);
  checkComputed(model, projectIndex, report);
  checkHidden(model, report);
  checkRecordChecks(model, report);
  checkVersions(model, report);
  checkGuards(model, report);
  checkTransitions(model, projectIndex, report);
  checkReasons(model, report);
  checkAggregates(model, projectIndex, report);
  checkLookups(model, report);
  checkMigrations(model, projectIndex, report);
}

/** Parameters by which lists and exports filter. */
const filterParams = ({ fields }: Model): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    filtersOf(field).map(({ param = name }) => param),
  );

/** Reasons of operations that there are, in a parameter of their own. */
function checkReasons(model: Model, report: Report): void {
  const { reasons = {}, operations = defaultOperations } = model;
  for (const operation of Object.keys(reasons) as (keyof typeof reasons)[]) {
    const path = ['reasons', operation];
    if (!operations.includes(operation))
      report.add('missing-part', path, `the model does not offer the operation ${operation}`);
    if (operation === 'export' && filterParams(model).includes('reason'))
      report.add('duplicate-id', path, 'the reason and the filter reason share a name in requests');
  }
}

/** All places outside fields and relations that name a field of this model. */
function namedFields(
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

function checkFieldNames(model: Model, report: Report): void {
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

/** Data scope by links needs relations with a link table. */
function checkScopeLinks({ dataScope, relations = {} }: Model, report: Report): void {
  const links = Object.entries(relations)
    .filter(([, relation]) => relation.type === 'manyToMany')
    .map(([name]) => name);
  for (const member of ['through', 'heldBy'] as const) {
    const name = dataScope?.[member];
    if (name !== undefined)
      report.expect('unknown-relation', ['dataScope', member], 'manyToMany relation', name, links);
  }
}

function checkColumns(model: Model, report: Report): void {
  const owners = new Map<string, string>();
  for (const [name, field] of Object.entries(fieldsOf(model))) {
    const stem = columnOf(name, field);
    const columns = field.type === 'range' ? [`${stem}_begin`, `${stem}_end`] : [stem];
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

function checkField(
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
  for (const [key, text] of Object.entries(field.messages ?? {}))
    checkMessage(
      text,
      [...messageNames, ...recordMembers(model)],
      [...path, 'messages', key],
      report,
    );
  for (const { type } of filtersOf(field)) {
    if (type.endsWith('Range') && !typeOf(field).range)
      report.add(
        'wrong-field-type',
        [...path, 'filter'],
        `${type} filters a date or datetime, and ${name} is of type ${field.type}`,
      );
  }
  checkMoney(model, name, { projectIndex, report });
  checkRange(model, name, report);
  const counted = endField(field) ?? field;
  for (const member of ['unit', 'currency'] as const)
    if (field[member] !== undefined && !isNumber(counted))
      report.add(
        'wrong-field-type',
        [...path, member],
        `${member} belongs to numbers, and ${name} is of type ${field.type}`,
      );
  if (
    filtersOf(field).some(({ type }) => type === 'range') &&
    !isNumber(field) &&
    field.type !== 'range'
  )
    report.add(
      'wrong-field-type',
      [...path, 'filter'],
      `range filters a number, and ${name} is of type ${field.type}`,
    );
  if (field.widget !== undefined && projectIndex.vocabulary.widgets.length > 0) {
    const inputs = projectIndex.vocabulary.widgets
      .filter(({ roles }) => roles.includes('input'))
      .map((widget) => widget.name);
    report.expect('unknown-widget', [...path, 'widget'], 'widget', field.widget, inputs);
  }
}

function checkUnique(model: Model, report: Report): void {
  (model.unique ?? []).forEach((rule, index) => {
    if (!Array.isArray(rule))
      checkMessage(rule.message, recordMembers(model), ['unique', index, 'message'], report);
  });
}

function checkRecordChecks(model: Model, report: Report): void {
  const fields = new Set(Object.keys(fieldsOf(model)));
  const names = recordNames(fields);
  (model.checks ?? []).forEach(({ assert, message }, index) => {
    const path = ['checks', index];
    const reads = readsOf(assert.$expr, [...path, 'assert'], report);
    if (reads) checkReads(reads, names, [...path, 'assert'], report);
    checkMessage(message, fields, [...path, 'message'], report);
  });
}

/** Versions are published by routes, and owned rows are part of those of their owner. */
function checkVersions(model: Model, report: Report): void {
  if (model.versions && model.path === undefined)
    report.add('missing-part', ['versions'], 'versions are published by routes and need the path');
}

function checkGuards(model: Model, report: Report): void {
  const members = recordMembers(model);
  const names = { record: members, input: members, parent: members, user: null };
  (model.guards ?? []).forEach((guard, index) => {
    const path = ['guards', index];
    const reads = readsOf(guard.assert.$expr, [...path, 'assert'], report);
    if (reads) checkReads(reads, names, [...path, 'assert'], report);
    checkMessage(guard.message, members, [...path, 'message'], report);
  });
}
