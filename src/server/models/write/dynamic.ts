/**
 * Values of dynamic fields, held to what another record defines (docs/decisions/dynamic-fields.md).
 */
import { typeOf } from '../../../schema/fieldTypes/index.ts';
import { say, term } from '../../../schema/locale/message.ts';
import { fieldOf, fieldProblem, isBlank } from '../../../schema/record/index.ts';
import type { DynamicField } from '../../../schema/record/index.ts';
import type { Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Operation } from '../operation.ts';
import { definerOf, definitionsOf, dynamicColumns, memberColumn } from '../read/definitions.ts';
import type { Column } from '../shape/shape.ts';
import { refuseOutside } from './dictionary-values.ts';
import { protocolValue, storedValue, valueOf } from './values.ts';

type Writing = Pick<Operation, 'context' | 'db' | 'shape'>;

/**
 * Makes the values of dynamic fields in a row what is to be stored: those sent, over those stored.
 * What is stored under names that are not defined any more stays as it is.
 * @throws Refusal naming the field and its member
 */
export async function setDynamicValues(
  writing: Writing,
  row: Row,
  stored: Row | undefined,
): Promise<void> {
  for (const column of dynamicColumns(writing.shape)) {
    const definer = definerOf(writing.context, writing.shape, column);
    const key = Number(valueOf(row, definer.key) ?? stored?.[definer.key] ?? 0);
    const isMoved = stored !== undefined && key !== Number(stored[definer.key] ?? 0);
    const sent = valueOf(row, column.field);
    if (stored && sent === undefined && !isMoved) continue;
    const definitions = await definitionsOf(writing.db, definer, key);
    const before = membersOf(stored?.[column.field]);
    const brought = broughtValues(column, definitions, membersOf(sent), before);
    await checkDefined(writing, { column, definitions, brought, before });
    const values = { ...(isMoved ? fitting(before, definitions) : before), ...brought };
    refuseMissing(column, definitions, values);
    row[column.field] = Object.fromEntries(
      Object.entries(values).filter(([, value]) => !isBlank(value)),
    );
  }
}

const membersOf = (value: unknown): Row =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Values that one record defines in a way of its own do not come along to another. */
const fitting = (values: Row, definitions: readonly DynamicField[]): Row =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const definition = definitions.find((one) => one.name === name);
      if (!definition) return true;
      const spec = fieldOf(definition);
      return typeof value === typeOf(spec).value && fieldProblem(spec, value) === undefined;
    }),
  );

/**
 * What a write brings; without what it only sends back of values that nothing defines any more.
 * @throws Refusal for a name that nothing defines
 */
function broughtValues(
  { field, spec }: Column,
  definitions: readonly DynamicField[],
  sent: Row,
  before: Row,
): Row {
  const isDefined = (name: string): boolean => definitions.some((one) => one.name === name);
  const isReturned = (name: string): boolean =>
    !isDefined(name) && JSON.stringify(sent[name]) === JSON.stringify(before[name]);
  const names = Object.keys(sent).filter((name) => !isReturned(name));
  const unknown = names.find((name) => !isDefined(name) && !isBlank(sent[name]));
  if (unknown !== undefined)
    throw new Refusal(say`${term(spec.label)}没有属性“${unknown.slice(0, 50)}”`, 500, field);
  return Object.fromEntries(names.map((name) => [name, sent[name]]));
}

interface Defined {
  column: Column;
  definitions: readonly DynamicField[];
  brought: Row;
  before: Row;
}

/** Checks what a write brings, and puts it into the form in which it is stored. @throws Refusal */
async function checkDefined(
  { context, db }: Writing,
  { column, definitions, brought, before }: Defined,
): Promise<void> {
  const coded: Column[] = [];
  const codes: Row = {};
  for (const definition of definitions.filter(({ name }) => !isBlank(brought[name]))) {
    const { name } = definition;
    const member = memberColumn(column, definition, context.dialect);
    const message = fieldProblem(member.spec, brought[name]);
    if (message) throw new Refusal(message, 500, member.field);
    brought[name] = protocolValue(member, storedValue(member, brought[name]));
    if (definition.dict === undefined || brought[name] === before[name]) continue;
    coded.push(member);
    codes[member.field] = brought[name];
  }
  await refuseOutside({ context, db }, coded, codes);
}

/** @throws Refusal naming the first field that must have a value and has none */
function refuseMissing({ field }: Column, definitions: readonly DynamicField[], values: Row): void {
  const missing = definitions.find(({ name, required }) => required && isBlank(values[name]));
  if (missing)
    throw new Refusal(say`${term(missing.label)}不能为空`, 500, `${field}.${missing.name}`);
}
