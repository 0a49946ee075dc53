/** Links under which a form is filled in: whether one is open, and what it takes. */
import { say, type Message } from '../../../schema/locale/message.ts';
import type { FormSchema } from '../../../schema/generated/types.gen.ts';
import type { Db, Row } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import { Refusal } from '../../http/errors.ts';
import { isOpenHour, nextOpening, type OpeningHours } from './hours.ts';

const linkTable = 'sys_public_form';

/** A link as it is stored. */
export interface Link extends OpeningHours {
  formId: number;
  title: string;
  form: FormSchema;
  status: string;
  answerLimit: number | null;
  answers: number;
  captcha: boolean;
  single: boolean;
}

const isYes = (value: unknown): boolean => value === true || value === 1;
const jsonOf = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

const readLink = (row: Row): Link => ({
  formId: Number(row.form_id),
  title: row.title,
  form: jsonOf(row.form) as FormSchema,
  status: row.status,
  opensAt: row.opens_at,
  closesAt: row.closes_at,
  hours: row.hours_begin === null ? null : { begin: row.hours_begin, end: row.hours_end },
  days: row.days,
  answerLimit: row.answer_limit,
  answers: Number(row.answers ?? 0),
  captcha: isYes(row.captcha),
  single: isYes(row.single),
});

/** @throws Refusal where there is none: all tokens that open nothing read the same */
export async function linkOf(db: Db, token: string): Promise<Link> {
  const row: Row | undefined = /^[\w-]{43}$/.test(token)
    ? await db.selectFrom(linkTable).selectAll().where('token', '=', token).executeTakeFirst()
    : undefined;
  if (!row) throw new Refusal(say`链接不存在或已失效`);
  return readLink(row);
}

/** Why it cannot be filled in now; undefined: it can. */
export function closedBecause(link: Link, now: number): Message | undefined {
  const { status, opensAt, closesAt, answerLimit, answers } = link;
  const present = timeText(now);
  if (status !== '0') return say`该表单已停止填写`;
  if (closesAt !== null && present > closesAt) return say`该表单已于 ${closesAt} 截止`;
  if (answerLimit !== null && answers >= answerLimit) return say`该表单的份数已满`;
  const isEarly = opensAt !== null && present < opensAt;
  if (!isEarly && isOpenHour(present, link)) return undefined;
  const next = nextOpening(now, link);
  if (next === undefined) return say`该表单不再开放填写`;
  return isEarly ? say`该表单从 ${next} 开始填写` : say`该表单现在不开放，${next} 起可以填写`;
}

/**
 * Counts one answer more, unless as many as there may be have come: of answers at once the row
 * admits one after the other. @throws Refusal
 */
export async function countAnswer(db: Db, { formId }: Link): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable(linkTable)
    .set(({ eb }) => ({ answers: eb('answers', '+', 1) }))
    .where('form_id', '=', formId)
    .where('status', '=', '0')
    .where(({ or, eb, ref }) =>
      or([eb('answer_limit', 'is', null), eb('answers', '<', ref('answer_limit'))]),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal(say`该表单的份数已满`);
}

/** An answer that is removed makes room for another. */
export const uncountAnswer = (db: Db, formId: unknown): Promise<unknown> =>
  db
    .updateTable(linkTable)
    .set(({ eb }) => ({ answers: eb('answers', '-', 1) }))
    .where('form_id', '=', formId)
    .where('answers', '>', 0)
    .execute();

/** Whether an answer with a mark is stored already. */
export async function hasAnswered(
  db: Db,
  { formId }: Link,
  person: string | null,
): Promise<boolean> {
  if (person === null) return false;
  const stored = await db
    .selectFrom('sys_public_answer')
    .select('answer_id')
    .where('form_id', '=', formId)
    .where('person', '=', person)
    .executeTakeFirst();
  return stored !== undefined;
}
