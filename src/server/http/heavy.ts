/**
 * How many heavy requests one person may have running in this process. Others of the person are
 * refused at once rather than kept waiting: each waits with its body and its connection.
 */
import type { FastifyReply } from 'fastify';
import { say, type Message } from '../../schema/locale/message.ts';
import { AlreadyRunning } from './errors.ts';

/**
 * `export`: reads many rows and writes a workbook; `import`; `read`: reads a workbook and stores
 * nothing; `clear`: removes many rows.
 */
export type HeavyKind = 'export' | 'import' | 'read' | 'clear';

/** So many at once, and what is said to who wants more. */
const bounds: Record<HeavyKind, { most: number; msg: Message }> = {
  export: { most: 2, msg: say`您有两个文件正在导出，请稍候再试` },
  import: { most: 1, msg: say`您有一个文件正在导入，请稍候再试` },
  read: { most: 2, msg: say`您有两个文件正在读取，请稍候再试` },
  clear: { most: 1, msg: say`您正在清空数据，请稍候再试` },
};

const running = new Map<string, number>();

/**
 * Runs the work of a heavy request. Its place is free again when the work is done; where a stream
 * is its answer, when that is sent or its client has gone.
 * @throws AlreadyRunning
 */
export async function bounded<T extends object>(
  { kind, userId, reply }: { kind: HeavyKind; userId: number; reply: FastifyReply },
  work: () => Promise<{ isStream: boolean; result: T }>,
): Promise<T> {
  const key = `${kind} ${userId}`;
  const now = running.get(key) ?? 0;
  if (now >= bounds[kind].most) throw new AlreadyRunning(bounds[kind].msg);
  running.set(key, now + 1);
  const leave = (): void => {
    const left = running.get(key)! - 1;
    if (left > 0) running.set(key, left);
    else running.delete(key);
  };
  try {
    const { isStream, result } = await work();
    if (isStream && !reply.raw.closed) reply.raw.once('close', leave);
    else leave();
    return result;
  } catch (error) {
    leave();
    throw error;
  }
}
