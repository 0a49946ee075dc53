/**
 * Which rows of an import no stored record equals: asked for many rows in one statement, instead of
 * in one for each. It is a hint that saves questions, and no more: the unique index decides when a
 * row is stored.
 */
import type { Row } from '../../db/database.ts';
import type { Operation } from '../operation.ts';
import { andNotEmpty } from '../shape/equal.ts';
import { comparedBy } from '../shape/shape.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { Bindings, query, whereClause } from '../sql.ts';
import { comparedValues, nameOf } from './compared.ts';

/** Columns by whose values rows are recognised; undefined where that takes a question for each. */
export function identifyingColumns(shape: ModelShape): Column[] | undefined {
  const [rule] = shape.uniques;
  const columns = rule?.fields.map((field) => shape.byField.get(field)!);
  return columns?.some(({ lookup }) => lookup) ? undefined : columns;
}

/** Rows of an import that no record equals, and that no row before them became equal to. */
export class NewRows {
  private readonly columns: readonly Column[];
  private readonly asked = new Set<string>();
  private readonly taken = new Set<string>();

  private constructor(columns: readonly Column[]) {
    this.columns = columns;
  }

  /**
   * @param rows values of the identifying columns; rows that lack one are left out
   * @param most rows that are asked for together at most
   */
  static async among(
    { db, shape }: Pick<Operation, 'db' | 'shape'>,
    columns: readonly Column[],
    rows: readonly Row[],
    most: number,
  ): Promise<NewRows> {
    const found = new NewRows(columns);
    const asked = rows
      .map((row) => comparedValues(columns, row))
      .filter((values) => values !== undefined);
    if (asked.length === 0) return found;
    const compared = columns.map(comparedBy);
    const bindings = new Bindings(shape.dialect);
    // Always the same number, so that the text is always the same and drivers find it prepared.
    const padded = Array.from({ length: most }, (_, n) => asked[Math.min(n, asked.length - 1)]!);
    const equal =
      compared.length === 1
        ? `${compared[0]} in (${bindings.addAll(padded.flat())})`
        : `(${padded.map((values) => alike(compared, values, bindings)).join(' or ')})`;
    const filled = columns.map((column, n) =>
      andNotEmpty(
        column,
        asked.map((values) => values[n]),
      ),
    );
    const names = compared.map((one, index) => `${one} as c${index}`).join(', ');
    const records = await query(
      db,
      `select ${names} from ${shape.table}${whereClause([`${equal}${filled.join('')}`, shape.present])}`,
      bindings.values,
    );
    for (const values of asked) found.asked.add(nameOf(values));
    for (const record of records) found.taken.add(nameOf(columns.map((_, n) => record[`c${n}`])));
    return found;
  }

  /** Whether it is certain, as far as this transaction goes, that no record equals the row. */
  has(row: Row): boolean {
    const values = comparedValues(this.columns, row);
    if (!values) return false;
    const name = nameOf(values);
    return this.asked.has(name) && !this.taken.has(name);
  }

  /** The row has been stored: rows that equal it are new no more. */
  note(row: Row): void {
    const values = comparedValues(this.columns, row);
    if (values) this.taken.add(nameOf(values));
  }
}

const alike = (
  compared: readonly string[],
  values: readonly unknown[],
  bindings: Bindings,
): string =>
  `(${compared.map((one, index) => `${one} = ${bindings.add(values[index])}`).join(' and ')})`;
