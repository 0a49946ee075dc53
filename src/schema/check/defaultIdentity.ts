/** What identifies default rows over installations, and rows that were renamed. */
import type { Defaults, Model } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { fieldsOf, identityOf } from '../record/index.ts';
import type { ProjectIndex } from './projectIndex.ts';
import type { Report } from './report.ts';

type Row = Defaults['rows'][number];

/** Identities that are whole and differ, renames to rows that are there, dictionaries that exist. */
export function checkIdentity(
  file: Defaults,
  model: Model,
  projectIndex: ProjectIndex,
  report: Report,
): void {
  checkDictTypes(file, projectIndex, report);
  if (!file.identity) {
    refuseWithoutIdentity(file, model, report);
    return;
  }
  const { identity } = file;
  const fields = Object.keys(fieldsOf(model));
  identity.forEach((field, index) =>
    report.expect('unknown-field', ['identity', index], 'field', field, fields),
  );
  file.rows.forEach((row, index) => expectWhole(row, ['rows', index], identity, report));
  refuseSecondRows(file, identity, projectIndex, report);
  checkRenames(file, identity, report);
}

function refuseWithoutIdentity(file: Defaults, model: Model, report: Report): void {
  for (const member of ['recordedFrom', 'renames'] as const)
    if (file[member] !== undefined)
      report.add('missing-part', [member], `${member} needs identity: what identifies a row`);
  file.rows.forEach((row, index) => {
    if (row[model.key] === undefined)
      report.add(
        'missing-part',
        ['rows', index],
        `the row needs ${model.key}, or the file needs identity`,
      );
  });
}

function expectWhole(row: Row, path: Path, identity: readonly string[], report: Report): void {
  for (const field of identity)
    if (row[field] === undefined)
      report.add('missing-part', path, `${field} is missing, which is part of the identity`);
}

/** Of all files of the model, the second row with an identity is told where it stands. */
function refuseSecondRows(
  { model, rows }: Defaults,
  identity: readonly string[],
  projectIndex: ProjectIndex,
  report: Report,
): void {
  const first = new Map<string, Row>();
  for (const row of projectIndex.defaults.get(model) ?? []) {
    const name = identityOf(identity, row);
    if (!first.has(name)) first.set(name, row);
    else if (rows.includes(row))
      report.add('duplicate-id', ['rows', rows.indexOf(row)], `a second row of identity ${name}`);
  }
}

function checkRenames(
  { rows, renames = [] }: Defaults,
  identity: readonly string[],
  report: Report,
): void {
  const present = rows.map((row) => identityOf(identity, row));
  renames.forEach((rename, index) => {
    for (const side of ['from', 'to'] as const) {
      const path = ['renames', index, side];
      const values = rename[side];
      for (const field of Object.keys(values))
        report.expect('unknown-field', [...path, field], 'field', field, identity, 'the identity');
      expectWhole(values, path, identity, report);
      const name = identityOf(identity, values);
      if (side === 'to' && !present.includes(name))
        report.add('broken-reference', path, `no row of this file has the identity ${name}`);
      if (side === 'from' && present.includes(name))
        report.add('duplicate-id', path, `a row of this file still has the identity ${name}`);
    }
  });
}

/** Entries of dictionaries name a type that some file ships. */
function checkDictTypes(
  { model, rows }: Defaults,
  { dicts, complete, vocabulary }: ProjectIndex,
  report: Report,
): void {
  const { dictEntries } = vocabulary.protocol.namedRecords;
  if (model !== dictEntries.model || !complete.dicts) return;
  rows.forEach((row, index) => {
    const { [dictEntries.type]: type } = row;
    if (typeof type === 'string')
      report.expect(
        'unknown-dict',
        ['rows', index, dictEntries.type],
        'dictionary',
        type,
        dicts.keys(),
      );
  });
}
