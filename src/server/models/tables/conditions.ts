/** Whether rows fulfil what a change of their table asks of them. */
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { quote } from '../../db/text.ts';
import { count, query } from '../sql.ts';
import { isEmpty } from './introspect.ts';
import type { Condition, MigrationPlan } from './plan.ts';
import { indexedBy, type IndexSpec } from './index-spec.ts';
import type { ColumnSpec } from './spec.ts';

/** The conditions of a plan that the rows of the table do not fulfil. */
export async function objectionsTo(
  db: Db,
  { table, conditions }: MigrationPlan,
): Promise<Condition[]> {
  if (conditions.length === 0 || (await isEmpty(db, table))) return [];
  const broken: Condition[] = [];
  for (const condition of conditions)
    if (!(await holds(db, table, condition))) broken.push(condition);
  return broken;
}

/** @param condition one on a table that has rows */
async function holds(
  db: Db,
  table: string,
  { holds: what, column, index, added = [] }: Condition,
): Promise<boolean> {
  switch (what) {
    case 'no rows':
      return false;
    case 'no nulls':
      return !(await hasNulls(db, table, column));
    case 'no duplicates':
      return !(await hasDuplicates(db, table, index!, added));
  }
}

async function hasNulls(db: Db, table: string, column: string): Promise<boolean> {
  const found = db.selectFrom(table).select(sql.lit(1).as('one')).where(column, 'is', null);
  return (await found.limit(1).executeTakeFirst()) !== undefined;
}

/** Whether rows break a unique index that is not there yet. `columns` are not, either. */
export async function hasDuplicates(
  db: Db,
  table: string,
  index: IndexSpec,
  columns: readonly ColumnSpec[] = [],
): Promise<boolean> {
  // A column that is yet to be added holds its default in every row; without one it is null, and
  // nulls never collide.
  if (columns.some((column) => index.columns.includes(column.name) && column.default === undefined))
    return false;
  const added = new Set(columns.map(({ name }) => name));
  const columnsThere = index.columns.filter((name) => !added.has(name));
  const present = indexedBy({ columns: columnsThere, folded: index.folded });
  if (present.length < index.columns.length && index.where !== '')
    return (await count(db, `from ${quote(table)}`)) > 1;
  const conditions = [
    ...present.map((column) => `${column} is not null`),
    ...(index.where ? [index.where] : []),
  ];
  const where = conditions.length ? ` where ${conditions.join(' and ')}` : '';
  const group = present.length ? ` group by ${present.join(', ')}` : '';
  return (
    (
      await query(
        db,
        `select 1 as one from ${quote(table)}${where}${group} having count(*) > 1 limit 1`,
      )
    ).length > 0
  );
}
