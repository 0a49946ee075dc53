/**
 * Unique texts once counted with the case of their letters. Rows from then may be equal without it:
 * they stay, and are reported; their index stays what it was until somebody has renamed all but
 * one.
 */
import type { Db, Row } from '../../db/database.ts';
import { quote } from '../../db/text.ts';
import type { ModelShape } from '../shape/shape.ts';
import { query } from '../sql.ts';
import { hasDuplicates } from './conditions.ts';
import { indexedBy, unfolded, type IndexSpec } from './index-spec.ts';
import { uniqueIndex } from './spec.ts';
import type { ExistingTable, TableSpec } from './spec.ts';

/** Values named in a report at most. */
const SHOWN = 10;

/**
 * The table to make: as the model says, but with former indexes where rows would break the new
 * ones. Those are in `broken`.
 */
export async function withFormerIndexes(
  db: Db,
  existing: ExistingTable,
  planned: TableSpec,
): Promise<{ table: TableSpec; broken: IndexSpec[] }> {
  const broken: IndexSpec[] = [];
  const indexes: IndexSpec[] = [];
  for (const index of planned.indexes) {
    const former = unfolded(planned.name, index);
    const isNew =
      index.unique &&
      index.folded.length > 0 &&
      !existing.indexes.includes(index.name) &&
      existing.indexes.includes(former.name);
    const breaks = isNew && (await hasDuplicates(db, planned.name, index));
    if (breaks) broken.push(index);
    indexes.push(breaks ? former : index);
  }
  return { table: { ...planned, indexes }, broken };
}

/** Marks the rules that no index keeps; a line for each, with the values that collide. */
export async function reportBroken(
  db: Db,
  shape: ModelShape,
  broken: readonly IndexSpec[],
): Promise<string[]> {
  const lines: string[] = [];
  for (const rule of shape.uniques) {
    const index = broken.find(({ name }) => name === uniqueIndex(shape, rule).name);
    if (!index) continue;
    shape.unkept.add(rule);
    const values = await collidingValues(db, shape, index);
    lines.push(
      `Model '${shape.model.name}': rows have values of '${rule.field}' that differ in ` +
        `the case of their letters alone: ${values.join(', ')}. No more of them are taken; ` +
        'rename all but one, then start the server again.',
    );
  }
  return lines;
}

/** Values of the first field of an index in the rows that break it; the first ones. */
const collidingValues = async (db: Db, shape: ModelShape, index: IndexSpec): Promise<string[]> =>
  cut((await collidingRows(db, shape, index, index.field)).map(({ value }) => String(value)));

/** Names of the rows that break a unique index, each with its key; the first ones. */
export async function namedCollisions(
  db: Db,
  shape: ModelShape,
  { index, named }: { index: IndexSpec; named: string },
): Promise<string[]> {
  const rows = await collidingRows(db, shape, index, named);
  return cut(
    rows.map(({ id, value }) => (named === shape.key.field ? String(id) : `${value} (${id})`)),
  );
}

const cut = (names: string[]): string[] =>
  names.length > SHOWN ? [...names.slice(0, SHOWN), '…'] : names;

async function collidingRows(
  db: Db,
  shape: ModelShape,
  index: IndexSpec,
  shown: string,
): Promise<Row[]> {
  const compared = indexedBy(index).join(', ');
  const table = quote(shape.model.table);
  const where = index.where ? ` where ${index.where}` : '';
  return query(
    db,
    `select ${shape.key.sql} as id, ${shape.byField.get(shown)!.sql} as value
    from ${table}${where}${where ? ' and' : ' where'} (${compared}) in
      (select ${compared} from ${table}${where} group by ${compared} having count(*) > 1)
    order by ${indexedBy(index)[0]}, ${shape.key.sql} limit ${SHOWN + 1}`,
  );
}
