/** The semantic pass over default rows. */
import type { Defaults, Model } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { checkIdentity } from './defaultIdentity.ts';
import { fieldsOf } from './fields.ts';
import type { ProjectIndex } from './projectIndex.ts';
import type { Report } from './report.ts';
import { literalError } from './values.ts';
import { keyFields } from '../record/index.ts';
import { required } from '../required.ts';

type Row = Defaults['rows'][number];

/** Keys of a model's default rows; undefined when it has none. */
function keysOf(model: string, projectIndex: ProjectIndex): Set<unknown> | undefined {
  const rows = projectIndex.defaults.get(model);
  const key = projectIndex.models.get(model)?.key;
  return rows && key !== undefined ? new Set(rows.map((row) => row[key])) : undefined;
}

/** Rows of known fields with fitting values, unique keys and references that hold. */
export function checkDefaults(file: Defaults, projectIndex: ProjectIndex, report: Report): void {
  if (!report.expect('unknown-model', ['model'], 'model', file.model, projectIndex.models.keys()))
    return;
  const model = projectIndex.models.get(file.model);
  if (!model) return;
  const keys = new Set<unknown>();
  file.rows.forEach((row, index) => {
    const key = row[model.key];
    if (key !== undefined && keys.has(key))
      report.add(
        'duplicate-id',
        ['rows', index, model.key],
        `a second row with ${model.key} ${String(key)}`,
      );
    keys.add(key);
    checkRow(row, ['rows', index], model, projectIndex, report);
  });
  const highest = Math.max(0, ...file.rows.map((row) => Number(row[model.key] ?? 0)));
  if (file.nextId !== undefined && file.nextId <= highest)
    report.add(
      'out-of-range',
      ['nextId'],
      `${file.nextId} is not above the highest key, ${highest}`,
    );
  checkLinks(file, model, projectIndex, report);
  checkIdentity(file, model, projectIndex, report);
}

function checkRow(
  row: Row,
  path: Path,
  model: Model,
  projectIndex: ProjectIndex,
  report: Report,
): void {
  const fields = fieldsOf(model);
  const leads = keyFields(model);
  for (const [name, value] of Object.entries(row)) {
    if (!report.expect('unknown-field', [...path, name], 'field', name, Object.keys(fields)))
      continue;
    const field = fields[name];
    const fault = field && literalError(value, field, projectIndex);
    if (fault)
      report.add('bad-default', [...path, name], `${JSON.stringify(value)} ${fault.reason}`);
    const target = leads.get(name);
    const there = target === undefined ? undefined : keysOf(target, projectIndex);
    // 0 stands for no parent, as the protocol has it.
    if (there && value !== null && value !== 0 && !there.has(value))
      report.add(
        'broken-reference',
        [...path, name],
        `no default row of ${target} has the key ${String(value)}`,
      );
  }
}

function checkLinks(
  file: Defaults,
  model: Model,
  projectIndex: ProjectIndex,
  report: Report,
): void {
  const linked = Object.entries(model.relations ?? {}).filter(
    ([, { type }]) => type === 'manyToMany',
  );
  (file.links ?? []).forEach(({ relation, from, to }, at) => {
    const path = ['links', at];
    const names = linked.map(([one]) => one);
    if (
      !report.expect(
        'unknown-relation',
        [...path, 'relation'],
        'manyToMany relation',
        relation,
        names,
      )
    )
      return;
    const target = required(model.relations?.[relation], relation).model;
    const own = keysOf(file.model, projectIndex);
    const there = keysOf(target, projectIndex);
    const refuse = (place: Path, owner: string, key: number) =>
      report.add('broken-reference', place, `no default row of ${owner} has the key ${key}`);
    if (own && !own.has(from)) refuse([...path, 'from'], file.model, from);
    to.forEach((key, index) => {
      if (there && !there.has(key)) refuse([...path, 'to', index], target, key);
    });
  });
}

/**
 * Rows that a capability gives to models of others are known by their identity alone: installations
 * that are in use have rows of their own under any key.
 */
export function checkGivenDefaults(
  file: Defaults,
  projectIndex: ProjectIndex,
  report: Report,
): void {
  const key = projectIndex.models.get(file.model)?.key;
  if (!file.identity)
    report.add(
      'missing-part',
      [],
      `rows of a capability for the model ${file.model} need an identity`,
    );
  const message = `rows of a capability for the model ${file.model} have no keys`;
  file.rows.forEach((row, index) => {
    if (key !== undefined && Object.hasOwn(row, key))
      report.add('bad-default', ['rows', index, key], message);
  });
  for (const member of ['nextId', 'links'] as const)
    if (file[member] !== undefined) report.add('bad-default', [member], message);
}
