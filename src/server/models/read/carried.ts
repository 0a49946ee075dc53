/** Who may read the files that records carry: those who may read one of the records. */
import { defaultOperations } from '../../../schema/record/operations.ts';
import { mayAccess } from '../../auth/permissions.ts';
import type { FileUse } from '../../files/uses.ts';
import type { Verb } from '../../../protocol/permissions.ts';
import type { Operation as OperationName } from '../../../schema/generated/types.gen.ts';
import type { Operation } from '../operation.ts';
import { ownerPresent } from '../scope/owner.ts';
import { permissionOf } from '../scope/permission.ts';
import { scopeCondition } from '../scope/scope.ts';
import { mayRead } from '../shape/field-access.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { Bindings, containsCondition, count, whereClause } from '../sql.ts';

type Reader = Pick<Operation, 'context' | 'db' | 'actor'>;

/** Whether the model lets everybody read the files of one of the places. */
export const isPublic = ({ context }: Pick<Reader, 'context'>, uses: readonly FileUse[]): boolean =>
  uses.some(
    ({ model, field }) => context.shapes.get(model)?.byField.get(field)?.spec.public === true,
  );

/** Whether the caller may read one of the records that carry a file. */
export async function carriesVisibly(reader: Reader, uses: readonly FileUse[]): Promise<boolean> {
  for (const use of uses) if (await isVisible(reader, use)) return true;
  return false;
}

/** Operations that answer records, with the verbs of their permissions. */
const reading: readonly (readonly [OperationName, Verb])[] = [
  ['get', 'query'],
  ['list', 'list'],
];

async function isVisible(reader: Reader, { model, record, field }: FileUse): Promise<boolean> {
  const { context, actor } = reader;
  const shape = context.shapes.get(model);
  const column = shape?.byField.get(field);
  if (!shape || (field !== '' && !column) || (column && !mayRead(column, actor))) return false;
  const { operations = defaultOperations, open = [] } = rootOf(shape).model;
  for (const [operation, verb] of reading) {
    if (!operations.includes(operation)) continue;
    const permission = permissionOf(rootOf(shape), verb);
    const isOpen = actor === null || open.includes(operation);
    if (!isOpen && !mayAccess(actor, permission)) continue;
    if (await isInScope({ ...reader, shape, permission }, record)) return true;
  }
  return false;
}

/** The model that the rows of this one are part of in the end. */
const rootOf = (shape: ModelShape): ModelShape => (shape.owner ? rootOf(shape.owner.shape) : shape);

async function isInScope(operation: Operation, record: number): Promise<boolean> {
  const { context, db, shape } = operation;
  const bindings = new Bindings(context.dialect);
  const byKey = `${shape.key.sql} = ${bindings.add(record)}`;
  const where = [byKey, shape.present, ownerPresent(shape), scopeCondition(operation, bindings)];
  return (await count(db, `from ${shape.table}${whereClause(where)}`, bindings.values)) > 0;
}

/** The record carries a file in whose name the part stands. */
export function carriedNameCondition(
  { model, dialect, table, key }: ModelShape,
  { field }: Column,
  part: string,
  bindings: Bindings,
): string {
  const where = [
    `use_.model = ${bindings.add(model.name)}`,
    `use_.field = ${bindings.add(field)}`,
    `use_.record_id = ${table}.${key.sql}`,
    containsCondition('use_.name', part, bindings, dialect),
  ];
  return `exists (select 1 from sys_file_use use_${whereClause(where)})`;
}
