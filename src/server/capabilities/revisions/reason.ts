import { say } from '../../../schema/locale/message.ts';
import { Refusal } from '../../http/errors.ts';

/** Why something is published. @throws Refusal where nothing is said */
export function reasonOf(text: string, refusal = say`发布说明不能为空`): string {
  const reason = text.trim();
  if (reason === '') throw new Refusal(refusal, 500, 'reason');
  return reason;
}
