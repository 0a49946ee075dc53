/** Changing a record: members that are absent stay, null clears. */
import { say } from '../../../schema/locale/message.ts';
import type { Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { presentLanguages } from '../../locale/current.ts';
import { isNoValue } from '../compare.ts';
import { hooksOf } from '../operation.ts';
import type { Operation } from '../operation.ts';
import { rowsByKey } from '../read/rows.ts';
import { missing } from '../missing.ts';
import { nothingChanged, nothingThere } from '../refusals.ts';
import { isScoped } from '../scope/permission.ts';
import { scopeCondition } from '../scope/scope.ts';
import type { ModelShape } from '../shape/shape.ts';
import { Bindings } from '../sql.ts';
import { changesOf, emptyAsNull } from './blank.ts';
import { storeAggregates } from './aggregates.ts';
import { checkGuards } from './guards.ts';
import { replaceLinks } from './links.ts';
import { withStoredValues } from './masked.ts';
import { prepareValues } from './prepare-values.ts';
import { checkRecord, checkWhole } from './record.ts';
import { keepStates } from './states.ts';
import { storeChanges } from './store-changes.ts';
import { acceptedInput, valueOf } from './values.ts';
import { codes } from '../../../protocol/codes.ts';

export interface UpdateOptions {
  /**
   * The input is a whole record: required members must be there, and absent ones may mean none
   * (onBlank).
   */
  whole: boolean;
  /** The row is part of another: null clears a value, and the server itself sets some. */
  part?: { given: Row };
}

/**
 * Answers the changes as they were stored.
 * @throws Refusal with the model's messages, 601 when someone else changed the row meanwhile
 */
export async function updateRow(
  operation: Operation,
  input: Row,
  options: UpdateOptions,
): Promise<Row> {
  return updateStored(operation, await storedRow(operation, input), input, options);
}

/** The same for a row that was read, and locked, before. */
export async function updateStored(
  operation: Operation,
  stored: Row,
  sent: Row,
  { whole, part }: UpdateOptions,
): Promise<Row> {
  const { context, db, shape, actor } = operation;
  const input = withStoredValues(shape, sent, stored);
  const hooks = hooksOf(operation);
  const accepted = keptTexts(acceptedInput(shape, input, actor, 'update'), stored);
  const row = part
    ? emptyAsNull(shape, { ...accepted, ...part.given })
    : changesOf(shape, accepted, actor, whole);
  checkVersion(shape, row, stored);
  if (whole) checkWhole(shape, input, row, actor);
  else checkRecord(shape, row, actor, 'update');
  const { parent, changeMembers } = await prepareValues(operation, row, stored);
  checkGuards(operation, 'update', { record: stored, input: row, parent: parent ?? null });
  await hooks.beforeUpdate?.(db, row, stored, actor);
  keepStates(shape, row, stored);
  await storeChanges(operation, { row, stored, changeMembers });
  await replaceLinks(operation, stored[shape.key.field], row);
  await context.saveOwned(operation, { key: stored[shape.key.field], input: row, isNew: false });
  await storeAggregates(operation, row, stored);
  await hooks.afterUpdate?.(db, row, stored, actor);
  return row;
}

/**
 * The row to change, locked; absent and foreign ones read the same to callers with a data scope.
 */
async function storedRow(operation: Operation, input: Row): Promise<Row> {
  const { context, db, shape, actor } = operation;
  const given = valueOf(input, shape.key.field);
  if (isNoValue(given)) throw nothingChanged();
  const key = Number(shape.key.codec.parse(given, shape.key.field));
  const bindings = new Bindings(context.dialect);
  const condition = scopeCondition(operation, bindings);
  const [stored] = await rowsByKey(db, shape, [key], { condition, bindings, lock: true });
  if (!stored) throw isScoped(shape, actor) ? missing(operation) : nothingThere();
  return stored;
}

/** A shipped text that comes back as it was shown in another language is the stored one. */
function keptTexts(input: Row, stored: Row): Row {
  const { answer } = presentLanguages();
  if (!answer) return input;
  const isShown = ([field, value]: [string, unknown]): boolean =>
    typeof value === 'string' &&
    typeof stored[field] === 'string' &&
    value === answer.data(field, stored[field]);
  return Object.fromEntries(
    Object.entries(input).map((entry) => (isShown(entry) ? [entry[0], stored[entry[0]]] : entry)),
  );
}

/**
 * Counts the version of a row up. @throws Refusal when the sent one is not the stored one
 */
export function checkVersion(shape: ModelShape, row: Row, stored: Row): void {
  const field = shape.model.versionField;
  if (!field) return;
  const sent = valueOf(row, field);
  const column = shape.byField.get(field)!;
  // Clients that know no versions send none; theirs is the last word, as in the protocol.
  if (!isNoValue(sent) && column.codec.parse(sent, field) !== stored[field])
    throw new Refusal(say`数据已被他人修改，请刷新后重试`, codes.warning);
  row[field] = Number(stored[field]) + 1;
}
