/**
 * Batches in which each row is judged alone: what is allowed is done, and the answer names the rest
 * with its reasons.
 */
import { clauses, say, type Message, type MessageText } from '../../../schema/locale/message.ts';
import { Refusal } from '../../http/errors.ts';

/** A row of a batch that was left as it is. */
export interface RefusedRow {
  id: number;
  /** By which people know it; absent where the caller may not read it. */
  name?: string;
  /** What a person may read. */
  reason: MessageText;
}

/** Refused rows named in a message; the rest is counted. */
const NAMED = 5;

export interface BatchRules {
  /** @throws Refusal when this row may not be changed */
  check(id: number): Promise<void>;
  /** The name of a refused row; undefined when the caller may not read it. */
  nameOf(id: number): Promise<string | undefined>;
}

/**
 * Ids of a batch by whether the rules allow them, each once and in their order.
 * @throws Refusal the first one, when no row is allowed: then nothing is done
 */
export async function partition(
  ids: readonly number[],
  { check, nameOf }: BatchRules,
): Promise<{ allowed: number[]; refused: RefusedRow[] }> {
  const allowed: number[] = [];
  const refused: RefusedRow[] = [];
  let first: Refusal | undefined;
  for (const id of new Set(ids)) {
    try {
      await check(id);
      allowed.push(id);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      first ??= problem;
      refused.push({ id, reason: problem.text });
    }
  }
  if (!allowed.length && first) throw first;
  for (const row of refused) {
    const name = await nameOf(row.id);
    if (name !== undefined) row.name = name;
  }
  return { allowed, refused };
}

/** Members of the answer to such a batch; none when all of it was done, as the protocol has it. */
export function reportOf(
  act: Message,
  allowed: readonly number[],
  refused: readonly RefusedRow[],
): { msg: Message; warning: Message; refused: readonly RefusedRow[] } | void {
  if (!refused.length) return;
  const named = refused
    .slice(0, NAMED)
    .map(({ id, name, reason }) => say`${name ?? say`编号 ${id}`}：${reason}`);
  const more = refused.length > NAMED ? say`等` : '';
  const text = say`已${act} ${allowed.length} 人，另有 ${refused.length} 人未${act}（${clauses(named)}${more}）`;
  return { msg: text, warning: text, refused };
}
