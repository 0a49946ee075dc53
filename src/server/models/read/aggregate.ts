/**
 * Aggregates of a model: figures over the rows that a list with the same search finds
 * (docs/decisions/aggregate-queries.md).
 */
import { groupsOf, labelsMember, measuresOf } from '../../../schema/record/aggregates.ts';
import type { Aggregate } from '../../../schema/generated/types.gen.ts';
import { NotPermitted } from '../../http/errors.ts';
import type { Row } from '../../db/database.ts';
import { quote } from '../../db/text.ts';
import type { Operation } from '../operation.ts';
import { mayRead } from '../shape/field-access.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { query } from '../sql.ts';
import { selectedGroup, selectedMeasure } from './aggregate-sql.ts';
import type { Selected } from './aggregate-sql.ts';
import { conditionColumns, conditionSql } from './condition.ts';
import { filledPeriods } from './fill.ts';
import type { AggregateAnswer } from './fill.ts';
import { groupLabels } from './labels.ts';
import { cutAt } from './limited.ts';
import { planList } from './plan.ts';

/** Groups of an aggregate that names no limit. */
const MAX_GROUPS = 1000;

/**
 * One object for each group, in their order; of an aggregate without groups one in all.
 * @param filters query parameters of the list
 * @throws Refusal for filters of a wrong type, and to callers who may not read one of the fields
 */
export async function aggregateRows(
  operation: Operation,
  aggregate: Aggregate,
  filters: Row,
): Promise<AggregateAnswer> {
  const { context, db, shape } = operation;
  const groups = groupsOf(aggregate);
  const measures = measuresOf(aggregate);
  const found = foundShape(shape);
  const columnOf = (field: string): Column => found.byField.get(field)!;
  const shown = [...groups, ...measures].flatMap(({ field }) => field ?? []).map(columnOf);
  if (!shown.every((column) => mayRead(column, operation.actor))) throw new NotPermitted();
  const sources = [aggregate.if?.$expr, ...measures.map(({ condition }) => condition)];
  const read = [
    ...new Set([shape.key, ...shown, ...sources.flatMap((one) => conditionColumns(found, one))]),
  ];
  const plan = planList(operation, { filters });
  const bindings = plan.bindings.copy();
  const grouped = groups.map((group, index) =>
    selectedGroup(group, columnOf(group.field), context.dialect, index),
  );
  // Values of conditions are bound in the order in which they stand in the text.
  const sorted = new Set(Object.keys(aggregate.sort ?? {}));
  const figures = measures.map((measure, index) =>
    selectedMeasure(measure, { shape: found, bindings, sorted }, index),
  );
  const selected = [...grouped, ...figures];
  const condition = aggregate.if
    ? ` where ${conditionSql(found, aggregate.if.$expr, bindings)}`
    : '';
  const limit = aggregate.limit ?? MAX_GROUPS;
  const text = [
    `with found as (select ${read.map((column) => selectedAs(shape, column)).join(', ')} ${plan.from}),`,
    `valued as (select ${selected.map(({ value }) => value).join(', ')} from found${condition})`,
    `select ${selected.map(({ select }) => select).join(', ')} from valued`,
    grouped.length ? `group by ${grouped.map(({ group }) => group).join(', ')}` : '',
    orderOf(aggregate, grouped, figures),
    `limit ${bindings.add(limit + 1)}`,
  ].join(' ');
  const answered = cutAt(await query(db, text, bindings.values), limit);
  const rows = answered.rows.map((row) =>
    Object.fromEntries(selected.map(({ name, read: valueOf }) => [name, valueOf(row)])),
  );
  const filled = aggregate.fill
    ? filledPeriods(operation, { groups, measures, filters, limit }, { ...answered, rows })
    : { ...answered, rows };
  const labels = await groupLabels(operation, groups, filled.rows);
  return {
    ...filled,
    rows: filled.rows.map((row, index) =>
      labels ? { ...row, [labelsMember]: labels[index] } : row,
    ),
  };
}

/** The rows that are found: what the database works out has a name among them. */
function foundShape(shape: ModelShape): ModelShape {
  const named = shape.unstored
    .filter(({ over }) => over)
    .map((column): [string, Column] => [column.field, { ...column, sql: nameOf(column) }]);
  return named.length === 0 ? shape : { ...shape, byField: new Map([...shape.byField, ...named]) };
}

/** A name that no column has. */
const nameOf = ({ field }: Column): string => quote(`${field}<`);

const selectedAs = (shape: ModelShape, column: Column): string =>
  column.over ? `${column.over(shape.table)} as ${nameOf(column)}` : column.sql;

/** The declared order, ended by the groups, so that it is one order of all. */
function orderOf(
  { sort = {} }: Aggregate,
  groups: readonly Selected[],
  figures: readonly Selected[],
): string {
  const members = [...groups, ...figures];
  const declared = Object.entries(sort).map(
    ([name, direction]) =>
      `${members.find((member) => member.name === name)!.order} ${direction} nulls last`,
  );
  const rest = groups
    .filter(({ name }) => !Object.hasOwn(sort, name))
    .map(({ order }) => `${order} asc nulls last`);
  const parts = [...declared, ...rest];
  return parts.length ? `order by ${parts.join(', ')}` : '';
}
