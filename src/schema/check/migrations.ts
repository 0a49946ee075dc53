/** Migrations of a model: whole, and speaking of fields that there are or were. */
import type { Model, MovedRow, TableMigration } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { presentName } from '../record/formerNames.ts';
import { checkReads, readsOf, recordNames } from './expressions.ts';
import { fieldsOf } from './fields.ts';
import type { ProjectIndex } from './projectIndex.ts';
import type { Report } from './report.ts';
import { unreachable } from '../unreachable.ts';

type Kind = TableMigration['type'];

/** The member that a migration of a kind is nothing without, and what it is. */
const parts: Partial<Record<Kind, [member: 'to' | 'value' | 'values' | 'rows', what: string]>> = {
  renameField: ['to', 'the new name'],
  deriveField: ['value', 'an expression'],
  replaceValues: ['values', 'new values by former ones'],
  moveToChildren: ['rows', 'the rows to make'],
};

export function checkMigrations(model: Model, projectIndex: ProjectIndex, report: Report): void {
  const ids = new Set<string>();
  (model.migrations ?? []).forEach((migration, index) => {
    const path = ['migrations', index];
    const { id, type } = migration;
    if (ids.has(id)) report.add('duplicate-id', [...path, 'id'], `a second migration ${id}`);
    ids.add(id);
    const [member, what] = parts[type] ?? [];
    if (member !== undefined && migration[member] === undefined)
      report.add('missing-part', path, `${type} needs ${member}, ${what}`);
    checkNamed(model, { migration, index }, report);
    if (migration.value) checkSource(model, migration.value.$expr, [...path, 'value'], report);
    (migration.rows ?? []).forEach((row, place) =>
      checkRow(
        { model, projectIndex, relation: migration.field },
        row,
        [...path, 'rows', place],
        report,
      ),
    );
  });
}

/**
 * What a migration speaks of, as it is from then on. Fields have the names that they had at its
 * place in the list, and one that a later entry drops need not be there.
 */
function checkNamed(
  model: Model,
  { migration: { type, field, to }, index }: { migration: TableMigration; index: number },
  report: Report,
): void {
  const path = ['migrations', index];
  const expectField = (member: string, name: string): void => {
    const present = presentName(model, name, index);
    if (present !== undefined)
      report.expect(
        'unknown-field',
        [...path, member],
        'field',
        present,
        Object.keys(model.fields),
      );
  };
  switch (type) {
    case 'renameField':
      if (to !== undefined) expectField('to', to);
      return;
    case 'dropField':
      return;
    case 'moveToChildren': {
      const owned = Object.entries(model.relations ?? {}).filter(([, one]) => one.type === 'owned');
      const names = owned.map(([name]) => name);
      report.expect('unknown-relation', [...path, 'field'], 'owned relation', field, names);
      return;
    }
    case 'changeType':
    case 'addUnique':
    case 'require':
    case 'deriveField':
    case 'replaceValues':
      expectField('field', field);
      return;
    default:
      throw unreachable(type);
  }
}

interface Moved {
  model: Model;
  projectIndex: ProjectIndex;
  /** Name of the owned relation. */
  relation: string;
}

function checkRow(
  { model, projectIndex, relation }: Moved,
  { set, if: condition }: MovedRow,
  path: Path,
  report: Report,
): void {
  const part = projectIndex.models.get(model.relations?.[relation]?.model ?? '');
  for (const [field, source] of Object.entries(set)) {
    const place = [...path, 'set', field];
    if (part)
      report.expect('unknown-field', place, 'field', field, Object.keys(fieldsOf(part)), part.name);
    if (typeof source === 'object') checkSource(model, source.$expr, place, report);
  }
  if (condition) checkSource(model, condition.$expr, [...path, 'if'], report);
}

/** Reads fields of the model, and those that its migrations have renamed or dropped. */
function checkSource(model: Model, source: string, path: Path, report: Report): void {
  const reads = readsOf(source, path, report);
  if (!reads) return;
  const former = (model.migrations ?? []).flatMap(({ field, to }) => [field, to ?? field]);
  const names = recordNames(new Set([...Object.keys(fieldsOf(model)), ...former]));
  checkReads(reads, names, path, report);
}
