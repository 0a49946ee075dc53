/** Definitions of dynamic fields, as a record brings them. */
import { say, term } from '../../../schema/locale/message.ts';
import { namedRecords } from '../../../protocol/namedRecords.ts';
import { definitionsIn, definitionsProblem } from '../../../schema/record/index.ts';
import type { Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Operation } from '../operation.ts';
import { valueOf } from './values.ts';

/**
 * Leaves out of the definitions what says nothing.
 * @throws Refusal for what is no definition, and a dictionary that does not exist
 */
export async function setDefinitions(
  { context, db, shape }: Pick<Operation, 'context' | 'db' | 'shape'>,
  row: Row,
): Promise<void> {
  for (const { field, spec } of shape.columns) {
    const value = valueOf(row, field);
    if (spec.type !== 'fieldDefinitions' || value === undefined || value === null) continue;
    const problem = definitionsProblem(value, spec.label);
    if (problem) throw new Refusal(problem, 500, field);
    const definitions = definitionsIn(value);
    const named = [...new Set(definitions.flatMap(({ dict }) => dict ?? []))];
    const types = context.shapes.get(namedRecords.dictTypes.model);
    if (named.length > 0 && types) {
      const { name } = types.byField.get(namedRecords.dictTypes.type)!;
      const found = await db
        .selectFrom(types.model.table)
        .select(`${name} as type`)
        .where(name, 'in', named)
        .execute();
      const missing = named.find((dict) => !found.some(({ type }) => type === dict));
      if (missing !== undefined)
        throw new Refusal(say`${term(spec.label)}：字典“${missing}”不存在`, 500, field);
    }
    row[field] = definitions;
  }
}
