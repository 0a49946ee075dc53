/** What answers and refusals say (docs/protocol/conventions.md#envelopes). */
import type {
  Answer,
  Answers,
  BatchReport,
  RefusalMeaning,
  RefusedRecord,
} from '../schema/protocol.ts';
import { codes } from './codes.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Rows with their total; data, with the members that stand beside a record among those of the
 * record; else the other members.
 */
function result(answer: Answer): unknown {
  const { code: _code, msg: _msg, data, ...beside } = answer;
  if (Array.isArray(beside.rows)) return { rows: beside.rows, total: beside.total };
  if (isObject(data) && Object.keys(beside).length > 0) return { ...beside, ...data };
  if (data !== undefined) return data;
  return Object.keys(beside).length > 0 ? beside : undefined;
}

/** Lists that the server cut stand in `limited`, by member; other servers never say so. */
function limits(answer: Answer): [object, number][] {
  const { limited } = answer;
  if (!isObject(limited)) return [];
  return Object.entries(limited).flatMap(([member, limit]): [object, number][] => {
    const list = Object.hasOwn(answer, member) ? answer[member] : undefined;
    return typeof list === 'object' && list !== null && typeof limit === 'number'
      ? [[list, limit]]
      : [];
  });
}

/** `data` holds the records that were done and those that failed; other servers never say so. */
function report({ data }: Answer): BatchReport | undefined {
  if (!isObject(data)) return undefined;
  const { done, failed } = data;
  return haveTexts(done, 'label') && haveTexts(failed, 'label', 'message')
    ? { done, failed }
    : undefined;
}

/** Whether it is a list of objects with texts under these names. */
const haveTexts = <Name extends string>(
  list: unknown,
  ...names: Name[]
): list is Record<Name, string>[] =>
  Array.isArray(list) &&
  list.every((one) => isObject(one) && names.every((name) => typeof one[name] === 'string'));

/** A row of the history of a record; other servers have none. */
const moveOf = ({ seq, name, label, field, from, to, reason, userName, time }: Answer) => ({
  number: Number(seq),
  name: String(name),
  label: String(label),
  field: String(field),
  from: String(from),
  to: String(to),
  reason: typeof reason === 'string' ? reason : null,
  by: String(userName),
  time: String(time),
});

export const answers: Answers = {
  result,
  sums: ({ sums }) => (isObject(sums) ? (sums as Record<string, string>) : {}),
  text: ({ msg }) => (typeof msg === 'string' ? msg : ''),
  warning: ({ warning }) => (typeof warning === 'string' ? warning : undefined),
  report,
  moves: ({ rows, total }) => ({
    moves: Array.isArray(rows) ? rows.filter(isObject).map(moveOf) : [],
    total: Number(total ?? 0),
  }),
  limits,
};

/** The records that a batch was refused for. */
function recordsIn(answer: Answer | undefined): readonly RefusedRecord[] {
  const data = answer?.data;
  return isObject(data) && Array.isArray(data.failed) ? (data.failed as RefusedRecord[]) : [];
}

/**
 * Servers use one code for all that is shown as a warning; a record that moved on is one of these.
 */
export const refusal = (code: number, answer: Answer | undefined): RefusalMeaning => ({
  isConcurrent: code === codes.warning,
  isStoredBefore: answer?.storedBefore === true,
  isGone: answer?.gone === true,
  records: recordsIn(answer),
});
