/** The semantic pass over a model. */
import type { Model } from '../generated/types.gen.ts';
import { visitParts } from '../meta/visit.ts';
import { checkComputed } from './computed.ts';
import { checkReads, readsOf, recordNames } from './expressions.ts';
import { checkAggregates } from './aggregates.ts';
import { fieldsOf, recordMembers } from './fields.ts';
import type { ProjectIndex } from './projectIndex.ts';
import { checkHidden } from './masked.ts';
import { checkLookups } from './lookups.ts';
import { checkMigrations } from './migrations.ts';
import { checkMessage } from './messages.ts';
import { checkRelations } from './relations.ts';
import type { Report } from './report.ts';
import { checkShared } from './shared.ts';
import { checkTransitions } from './transitions.ts';
import { checkUnmanaged } from './unmanaged.ts';
import { checkUnstored } from './unstored.ts';
import { defaultOperations } from '../record/operations.ts';
import { filtersOf } from '../record/filtersOf.ts';
import { checkColumns, checkField, checkFieldNames } from './modelFields.ts';

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
  checkScopeLinks(model, report);
  checkUnique(model, report);
  checkComputed(model, projectIndex, report);
  checkUnstored(model, projectIndex, report);
  checkHidden(model, report);
  checkRecordChecks(model, report);
  checkVersions(model, report);
  checkGuards(model, report);
  checkTransitions(model, projectIndex, report);
  checkReasons(model, report);
  checkAggregates(model, projectIndex, report);
  checkLookups(model, report);
  checkMigrations(model, projectIndex, report);
  checkUnmanaged(model, report);
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
