/** Unique rules: kept by indexes, explained by messages. */
import { listed, say, term, type Message } from '../../../schema/locale/message.ts';
import type { UniqueRule, WriteMode } from '../../../schema/record/index.ts';
import type { Db, Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { fillMessage } from '../fill-message.ts';
import { sayableRow } from '../shape/masked.ts';
import { equalTo } from '../shape/equal.ts';
import type { ModelShape } from '../shape/shape.ts';
import { Bindings, query, whereClause } from '../sql.ts';
import { blankIsNoValue, uniqueIndex } from '../tables/spec.ts';
import { valueOf } from './values.ts';

/** `新增岗位'董事长'失败，`: beginning of a refusal that names the record. */
export function refusalPrefix(shape: ModelShape, row: Row, mode: WriteMode): Message {
  const { label, labelField, key } = shape.model;
  const name = valueOf(sayableRow(shape, row), labelField ?? key);
  const verb = mode === 'create' ? say`新增` : say`修改`;
  return name === undefined || name === null
    ? say`${verb}${term(label)}失败，`
    : say`${verb}${term(label)}'${String(name)}'失败，`;
}

/** The first rule that another row breaks, in the order of the model; undefined when all hold. */
export async function findDuplicate(
  db: Db,
  shape: ModelShape,
  row: Row,
  changed: (field: string) => boolean,
): Promise<UniqueRule | undefined> {
  for (const rule of shape.uniques) {
    if (
      rule.fields.some(changed) &&
      rule.fields.every((field) => counts(shape, row, field)) &&
      (await isTaken(db, shape, row, rule))
    )
      return rule;
  }
  return undefined;
}

/** No value, and an empty optional text, never collide. */
function counts(shape: ModelShape, row: Row, field: string): boolean {
  const value = valueOf(row, field);
  return value !== null && value !== undefined && !(value === '' && blankIsNoValue(shape, field));
}

async function isTaken(db: Db, shape: ModelShape, row: Row, rule: UniqueRule): Promise<boolean> {
  const bindings = new Bindings(shape.dialect);
  const equal = equalConditions(shape, row, rule, bindings);
  const key = valueOf(row, shape.key.field);
  const other = key === undefined || key === null ? '' : `${shape.key.sql} <> ${bindings.add(key)}`;
  return (
    (
      await query(
        db,
        `select 1 as one from ${shape.table}${whereClause([...equal, other, shape.present])} limit 1`,
        bindings.values,
      )
    ).length > 0
  );
}

/** What rows fulfil that are equal to this one under the rule. */
function equalConditions(
  shape: ModelShape,
  row: Row,
  rule: UniqueRule,
  bindings: Bindings,
): string[] {
  return rule.fields.map((field) => {
    return equalTo(shape.byField.get(field)!, row[field], bindings);
  });
}

/**
 * Key of the record with the same value in the first unique field that the row brings; undefined
 * when there is none.
 */
export async function keyOfEqual(db: Db, shape: ModelShape, row: Row): Promise<number | undefined> {
  const rule = identifyingRule(shape, row);
  if (!rule) return undefined;
  const bindings = new Bindings(shape.dialect);
  const where = whereClause([...equalConditions(shape, row, rule, bindings), shape.present]);
  const [found] = await query(
    db,
    `select ${shape.key.sql} as id from ${shape.table}${where} limit 1`,
    bindings.values,
  );
  return found && Number(found.id);
}

/** The rule by which a row of an import is recognised: the first whose fields all have a value. */
export const identifyingRule = (shape: ModelShape, row: Row): UniqueRule | undefined =>
  shape.uniques.find(({ fields }) => fields.every((field) => hasValue(valueOf(row, field))));

const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The model's message for a broken rule. */
export function duplicateRefusal(
  shape: ModelShape,
  row: Row,
  mode: WriteMode,
  rule: UniqueRule,
): Refusal {
  const text = rule.isOfRecord
    ? messageOfRecord(shape, rule, row)
    : messageOfField(shape, rule.field, row);
  return new Refusal(say`${refusalPrefix(shape, row, mode)}${text}`, 500, rule.field);
}

function messageOfField(shape: ModelShape, field: string, row: Row): Message {
  const { label, messages } = shape.byField.get(field)!.spec;
  return messages?.unique === undefined
    ? say`${term(label)}已存在`
    : fillMessage(shape, messages.unique, { ...row, label }, { label: term(label) });
}

const messageOfRecord = (shape: ModelShape, { fields, message }: UniqueRule, row: Row): Message =>
  message === undefined
    ? say`${listed(fields.map((field) => term(shape.byField.get(field)!.spec.label)))}不能同时相同`
    : fillMessage(shape, message, row);

/** The rule whose index a driver's error names; undefined for any other error. */
export function brokenRule(shape: ModelShape, error: unknown): UniqueRule | undefined {
  const { code, constraint, message } = error as {
    code?: string;
    constraint?: string;
    message?: string;
  };
  if (code === '23505')
    return shape.uniques.find((rule) => uniqueIndex(shape, rule).name === constraint);
  if (typeof message !== 'string' || !message.includes('UNIQUE constraint failed'))
    return undefined;
  // SQLite names the columns, or the index where it has expressions.
  return shape.uniques.find((rule) => {
    const index = uniqueIndex(shape, rule);
    const columns = index.columns.map((column) => `${shape.model.table}.${column}`).join(', ');
    return message.endsWith(`: ${columns}`) || message.includes(`'${index.name}'`);
  });
}
