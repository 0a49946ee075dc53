/**
 * Indexes as the models describe them: what they hold, their names, and the SQL of what is indexed.
 */
import { createHash } from 'node:crypto';
import { defined } from '../../../schema/defined.ts';
import { quote } from '../../db/text.ts';
import { comparedBy } from '../shape/shape.ts';

export interface IndexSpec {
  /** Ends in a hash of the definition: another definition is another index. */
  name: string;
  columns: readonly string[];
  /** Those of the columns that count without the case of their letters. */
  folded: readonly string[];
  unique: boolean;
  /** Columns in descending order, rows without a value last. Absent: none. */
  descending?: readonly string[];
  /** Condition of a partial index; empty for all rows. */
  where: string;
  /** Field a unique index belongs to, for messages. */
  field: string;
  /** members: PostgreSQL finds the members of a jsonb column by it. Absent: an index of values. */
  of?: 'members';
}

/** An index before it has its name. */
export type IndexDefinition = Omit<IndexSpec, 'name' | 'folded'> &
  Partial<Pick<IndexSpec, 'folded'>>;

/** An index of a table, named by its definition. */
export function indexSpec(
  table: string,
  { columns, folded = [], descending = [], unique, where, field, of }: IndexDefinition,
): IndexSpec {
  const definition = JSON.stringify([
    columns,
    unique,
    where,
    ...(folded.length || of || descending.length ? [folded] : []),
    ...(of ? [of] : []),
    ...(descending.length ? [{ descending }] : []),
  ]);
  const hash = createHash('sha256').update(definition).digest('hex').slice(0, 8);
  // PostgreSQL cuts names at 63 bytes, so the readable part ends well before.
  const name = `${ownIndexPrefix(table, unique)}${columns.join('_')}`.slice(0, 54);
  const further = defined({ of, descending: descending.length ? descending : undefined });
  return { name: `${name}_${hash}`, columns, folded, unique, where, field, ...further };
}

/** Beginning of the names of the engine's own indexes of a table; others are left alone. */
const ownIndexPrefix = (table: string, unique: boolean): string =>
  `${unique ? 'ux' : 'ix'}_${table}_`.slice(0, 50);

/** Whether an index of the table is the engine's own, by its name. */
export const isOwnIndex =
  (table: string) =>
  (name: string): boolean =>
    [true, false].some((unique) => name.startsWith(ownIndexPrefix(table, unique)));

/** The same index with the case of letters. */
export const unfolded = (table: string, index: IndexSpec): IndexSpec =>
  indexSpec(table, { ...index, folded: [] });

/**
 * The same index on a table in which columns have other names.
 * @param names the other names, by those of the index
 */
export function withColumnsNamed(
  table: string,
  index: IndexSpec,
  names: ReadonlyMap<string, string>,
): IndexSpec {
  const named = (name: string): string => names.get(name) ?? name;
  return indexSpec(table, {
    ...index,
    columns: index.columns.map(named),
    folded: index.folded.map(named),
    descending: (index.descending ?? []).map(named),
    where: index.where.replace(/"([^"]+)"/g, (_whole, name: string) => quote(named(name))),
  });
}

/** What is indexed in which order, as SQL. */
export const orderedBy = ({ descending = [], ...index }: IndexSpec): string[] =>
  indexedBy(index).map((sql, at) =>
    descending.includes(index.columns[at]!) ? `${sql} desc nulls last` : sql,
  );

/** What is indexed, as SQL. */
export const indexedBy = ({ columns, folded }: Pick<IndexSpec, 'columns' | 'folded'>): string[] =>
  columns.map((name) => comparedBy({ sql: quote(name), folds: folded.includes(name) }));
