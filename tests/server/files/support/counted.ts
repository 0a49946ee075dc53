/** What the server has counted of the files of a person. */
import type { TestServer } from '../../support/index.ts';

/** Bytes that count towards the quota of a person. */
export async function bytesCounted(server: TestServer, userId: number): Promise<number> {
  const row = await server.database.read
    .selectFrom('sys_file_count')
    .select('bytes')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}
