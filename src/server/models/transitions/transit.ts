/** Moving records from one state to another (docs/decisions/transitions.md). */
import { typeOf } from '../../../schema/fieldTypes/index.ts';
import type { Transition } from '../../../schema/generated/types.gen.ts';
import { impossibleNow } from '../../../schema/record/index.ts';
import type { Row } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import { Refusal } from '../../http/errors.ts';
import { hooksOf } from '../operation.ts';
import type { Operation } from '../operation.ts';
import { rowsByKey } from '../read/rows.ts';
import { fillMessage } from '../fill-message.ts';
import { reasonOf } from '../reason.ts';
import { passRemark } from '../remarks.ts';
import { missing } from '../missing.ts';
import { nothingChanged } from '../refusals.ts';
import { scopeCondition } from '../scope/scope.ts';
import { sayableRow } from '../shape/masked.ts';
import { Bindings } from '../sql.ts';
import type { TransitionMove, TransitionReport, TransitionRequest } from '../types.ts';
import { storeAggregates } from '../write/aggregates.ts';
import { holds } from '../write/guards.ts';
import { withStoredValues } from '../write/masked.ts';
import { prepareValues } from '../write/prepare-values.ts';
import { undoable } from '../write/savepoint.ts';
import { SERVER_NAME } from '../write/stamps.ts';
import { stateRefused } from '../write/states.ts';
import { storeChanges } from '../write/store-changes.ts';
import { checkVersion } from '../write/update.ts';
import { valueOf } from '../write/values.ts';
import { keepMove } from './history.ts';
import { valuesOf } from './values.ts';

/** What is the same for all rows of a request. */
interface Move {
  name: string;
  transition: Transition;
  /** As sent. */
  input: Row;
  /** Values of the fields that the transition takes. */
  values: Row;
  reason: string | null;
}

/**
 * Moves rows, each for itself: one that is refused stays as it is and is reported.
 * @throws Refusal of the one row where there is but one, and of bad values and reasons
 */
export async function transitRows(
  operation: Operation,
  { name, keys, input }: TransitionRequest,
): Promise<TransitionReport> {
  const { shape } = operation;
  const transition = shape.model.transitions?.[name];
  if (!transition) throw new Error(`Model ${shape.model.name} has no transition '${name}'`);
  const requested = [
    ...new Set(keys.map((key) => Number(shape.key.codec.parse(key, shape.key.field)))),
  ];
  if (requested.length === 0) throw nothingChanged();
  const reason = reasonOf(transition.reason, input);
  const values = valuesOf(operation, transition, input);
  const move = { name, transition, input, values, reason };
  const rows = await lockedRows(operation, requested);
  const [only] = requested;
  if (requested.length === 1 && only !== undefined) {
    const changes = await moveRow(operation, move, rows.get(only));
    const label = labelOf(operation, only, rows.get(only));
    const report: TransitionReport = { done: [{ key: only, label }], failed: [] };
    passRemark(changes, report);
    return report;
  }
  return moveEach(operation, move, new Map(requested.map((key) => [key, rows.get(key)])));
}

/** The rows in scope by key, locked in the order of their keys. */
async function lockedRows(
  operation: Operation,
  keys: readonly number[],
): Promise<Map<number, Row>> {
  const { context, db, shape } = operation;
  const bindings = new Bindings(context.dialect);
  const condition = scopeCondition(operation, bindings);
  const rows = await rowsByKey(db, shape, keys, { condition, bindings, lock: true });
  return new Map(rows.map((row) => [Number(row[shape.key.field]), row]));
}

/** A refused row is undone alone, by a savepoint. */
async function moveEach(
  operation: Operation,
  move: Move,
  rows: ReadonlyMap<number, Row | undefined>,
): Promise<TransitionReport> {
  const { db } = operation;
  const report: TransitionReport = { done: [], failed: [] };
  for (const [key, stored] of rows) {
    const moved = await undoable(db, () => moveRow(operation, move, stored));
    const label = labelOf(operation, key, stored);
    if (moved instanceof Refusal) report.failed.push({ key, label, message: moved.text });
    else {
      report.done.push({ key, label });
      passRemark(moved, report);
    }
  }
  return report;
}

/** What people call a row; its key where there is none. What is masked stays so. */
const labelOf = ({ shape }: Operation, id: number, row: Row | undefined): string =>
  String(sayableRow(shape, row ?? {})[shape.model.labelField ?? shape.key.field] ?? id);

/** Answers the changes as they were stored. @throws Refusal why the row cannot be moved */
async function moveRow(
  operation: Operation,
  { name, transition, input, values, reason }: Move,
  stored: Row | undefined,
): Promise<Row> {
  const { db, shape, actor } = operation;
  if (!stored) throw missing(operation);
  const whole = withStoredValues(shape, values, stored);
  checkState(operation, transition, stored, whole);
  const { versionField: version } = shape.model;
  const changes = { ...whole, ...(version && { [version]: valueOf(input, version) }) };
  checkVersion(shape, changes, stored);
  const { changeMembers } = await prepareValues(operation, changes, stored);
  const move: TransitionMove = { name, stored, reason, changes };
  Object.assign(changes, stampsOf(operation, transition));
  await hooksOf(operation).beforeTransition?.(db, move, actor);
  for (const field of shape.states.keys()) delete changes[field];
  changes[transition.field] = transition.to;
  await storeChanges(operation, { row: changes, stored, changeMembers });
  await storeAggregates(operation, changes, stored);
  await keepMove(operation, move);
  await hooksOf(operation).afterTransition?.(db, move, actor);
  return changes;
}

/** @throws Refusal when the row is not in a state, or not of the kind, that can be moved */
function checkState(
  operation: Operation,
  { field, from, assert, message }: Transition,
  stored: Row,
  input: Row,
): void {
  if (!from.some((state) => String(state) === String(stored[field]))) throw stateRefused(field);
  if (!assert || holds(operation, assert, { record: stored, input, parent: null })) return;
  throw new Refusal(
    message === undefined
      ? impossibleNow
      : fillMessage(operation.shape, message, { ...input, ...stored }),
  );
}

function stampsOf({ context, shape, actor }: Operation, { stamps = {} }: Transition): Row {
  const row: Row = {};
  for (const [field, stamp] of Object.entries(stamps)) {
    const { spec } = shape.byField.get(field)!;
    const time = timeText(context.now());
    if (stamp === 'now') row[field] = typeOf(spec).range === 'days' ? time.slice(0, 10) : time;
    else row[field] = typeOf(spec).isText ? (actor?.userName ?? SERVER_NAME) : actor?.userId;
  }
  return row;
}
