/**
 * Notes on a write that succeeded: a hook sets the note on the row, the route puts it into
 * the answer.
 */
import { say, type MessageText } from '../../schema/locale/message.ts';
import type { Row } from '../db/database.ts';

const remarks = new WeakMap<object, MessageText>();

/** Has the answer to the write of this row say the sentence. */
export const addRemark = (row: Row, text: MessageText): void => void remarks.set(row, text);

/** Has the answer that is made of `to` say what that of `row` would. */
export function passRemark(row: Row, to: object): void {
  const text = remarks.get(row);
  if (text !== undefined) remarks.set(to, text);
}

/**
 * `msg` for clients of the protocol, `warning` for those that show it apart; nothing when all went
 * without a remark.
 */
export function answerOf(row: object): { msg: MessageText; warning: MessageText } | undefined {
  const text = remarks.get(row);
  return text === undefined ? undefined : { msg: say`操作成功，${text}`, warning: text };
}
