/** Members of dynamic fields as columns of exports and of templates for imports. */
import type { DynamicField } from '../../../schema/record/index.ts';
import type { Row } from '../../db/database.ts';
import type { EngineContext, Operation } from '../operation.ts';
import { definerOf, definitionsBy, dynamicColumns, memberColumn } from '../read/definitions.ts';
import type { Definer } from '../read/definitions.ts';
import type { ListPlan } from '../read/plan.ts';
import type { Column } from '../shape/shape.ts';
import { query } from '../sql.ts';

/** What reading definitions needs of an operation. */
export type Reading = Pick<Operation, 'db' | 'context' | 'shape'>;

/** Records that define the members of one export at most, and the columns that they give. */
const MOST = 200;

/** A column of an export: the members that defining records call so. */
export interface MemberColumn {
  label: string;
  /** The dynamic field, and the own field with the key of the defining record. */
  field: string;
  key: string;
  /** Name of the member and its column, by the key of the defining record. */
  members: Map<number, { name: string; column: Column }>;
}

/** The columns of the records that a list finds: what all that define them call by one label. */
export async function exportedMembers(
  { db, context, shape }: Reading,
  { columns, plan }: { columns: readonly Column[]; plan: Pick<ListPlan, 'from' | 'bindings'> },
): Promise<MemberColumn[]> {
  const found: MemberColumn[] = [];
  for (const column of dynamicColumns(shape).filter((one) => columns.includes(one))) {
    const definer = definerOf(context, shape, column);
    const { sql } = shape.byField.get(definer.key)!;
    const keys = await query(
      db,
      `select distinct ${sql} as id ${plan.from} order by 1 limit ${MOST}`,
      plan.bindings.values,
    );
    const numbers = keys.flatMap(({ id }) => (id === null ? [] : [Number(id)]));
    const definitions = await definitionsBy(db, definer, numbers);
    found.push(...gathered(context, { column, definer }, definitions));
  }
  return found.slice(0, MOST);
}

/**
 * Columns of an import template: what the named records define.
 * @param keys keys of defining records, by the fields that hold them
 */
export async function templateMembers(
  { db, context, shape }: Reading,
  { columns, keys }: { columns: readonly Column[]; keys: Row },
): Promise<MemberColumn[]> {
  const found: MemberColumn[] = [];
  for (const column of columns) {
    const definer = definerOf(context, shape, column);
    const named = ((keys[definer.key] ?? []) as number[]).slice(0, MOST);
    found.push(...gathered(context, { column, definer }, await definitionsBy(db, definer, named)));
  }
  return found.slice(0, MOST);
}

function gathered(
  { dialect }: EngineContext,
  { column, definer }: { column: Column; definer: Definer },
  definitions: ReadonlyMap<number, readonly DynamicField[]>,
): MemberColumn[] {
  const byLabel = new Map<string, MemberColumn>();
  for (const [record, fields] of definitions)
    for (const definition of fields) {
      const { name, label } = definition;
      const place: MemberColumn = byLabel.get(label) ?? {
        label,
        field: column.field,
        key: definer.key,
        members: new Map(),
      };
      byLabel.set(label, place);
      const member = memberColumn(column, definition, dialect);
      // Records may call different things by one name.
      const field = `${column.field}.${record}.${name}`;
      place.members.set(record, { name, column: { ...member, field } });
    }
  return [...byLabel.values()];
}

/** All columns in which members are shown. */
export const shownMembers = (members: readonly MemberColumn[]): Column[] =>
  members.flatMap((one) => [...one.members.values()].map(({ column }) => column));

/** The column in which a row shows a member, with the row as it holds the value. */
export function memberOf(
  { field, key, members }: MemberColumn,
  row: Row,
): { column: Column; row: Row } | undefined {
  const member = members.get(Number(row[key]));
  if (!member) return undefined;
  const { name, column } = member;
  return { column, row: { [column.field]: (row[field] as Row | null)?.[name] } };
}
