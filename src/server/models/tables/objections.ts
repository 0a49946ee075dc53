/** What a start refuses to do to a table, as operators read it: with the entry that allows it. */
import { defined } from '../../../schema/defined.ts';
import { isHidden } from '../../../schema/record/index.ts';
import type { Db } from '../../db/database.ts';
import type { ModelShape } from '../shape/shape.ts';
import { namedCollisions } from './former.ts';
import type { Condition } from './plan.ts';

/** Values that were encrypted do not become plain by leaving a member of the model out. */
export const describeOpened = ({ model }: ModelShape, field: string): string =>
  `- model '${model.name}', field '${field}': its values are encrypted, and the model no ` +
  'longer says so. They are not decrypted by themselves: leave "encrypted" there, or add ' +
  'a field of another name and bring the values over by an export and an import';

/** An objection with the rows in the way and the migration to add. */
export async function describeObjection(
  db: Db,
  shape: ModelShape,
  objection: Condition,
): Promise<string> {
  return describe(objection, shape, await rowsInTheWay(db, shape, objection));
}

/** Names of the rows that break a unique rule; none where a column of it is yet to be added. */
async function rowsInTheWay(
  db: Db,
  shape: ModelShape,
  { index, added = [] }: Condition,
): Promise<string> {
  const isAdded = (column: string): boolean => added.some(({ name }) => name === column);
  if (!index || index.columns.some(isAdded)) return '';
  const label = shape.byField.get(shape.model.labelField ?? '');
  const isNameable = label && !isAdded(label.name) && !isHidden(label.spec);
  const named = isNameable ? label.field : shape.key.field;
  return `: ${(await namedCollisions(db, shape, { index, named })).join(', ')}`;
}

function describe(objection: Condition, shape: ModelShape, rows: string): string {
  const field =
    objection.index?.field ??
    shape.columns.find((column) =>
      [column, ...(column.ends ?? [])].some(({ name }) => name === objection.column),
    )?.field ??
    camelCase(objection.column);
  const number = String((shape.model.migrations?.length ?? 0) + 1).padStart(4, '0');
  const verb = objection.allow.type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const entry = {
    id: `${number}-${verb}-${field.toLowerCase().replaceAll('_', '-')}`,
    type: objection.allow.type,
    field,
    ...defined({ fill: 'fill' in objection.allow ? objection.allow.fill : undefined }),
  };
  return (
    `- model '${shape.model.name}', field '${field}': ${objection.reason}${rows}. To allow ` +
    `it, add to "migrations" of the model: ${JSON.stringify(entry)}`
  );
}

const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
