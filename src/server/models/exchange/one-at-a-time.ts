/** One import a person at a time on each node: workbooks wait in memory, and nobody may fill the places of all. */
import { say } from '../../../schema/locale/message.ts';
import { Refusal } from '../../http/errors.ts';

const importing = new Set<number>();

/** Does the work unless one of the person's is going on. @throws Refusal 601 */
export async function oneAtATime<T>(userId: number, work: () => Promise<T>): Promise<T> {
  if (importing.has(userId)) throw new Refusal(say`您有一个文件正在导入，请稍候再试`, 601);
  importing.add(userId);
  try {
    return await work();
  } finally {
    importing.delete(userId);
  }
}
