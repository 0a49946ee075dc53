/** A server that starts removes what uploads left behind while none ran. */
import { expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { startServer as startNode } from '../../../src/server/start.ts';
import { projectRoot, startedServer } from '../support/index.ts';

const server = startedServer();
const keys = async () =>
  (await server.database.read.selectFrom('sys_file').select('key').execute()).map(({ key }) => key);

it('removes uploads whose time is over when it starts, and no others', async () => {
  const row = (key: string, pending_until: number | null) => ({
    key,
    user_id: 1,
    bytes: 5,
    pending_until,
  });
  const rows = [row('upload/over.pdf', 1), row('upload/carried.pdf', null)];
  await server.database.write.insertInto('sys_file').values(rows).execute();
  const node = await startNode({ config: readConfig(server.env), root: projectRoot });
  try {
    await expect.poll(keys).toEqual(['upload/carried.pdf']);
  } finally {
    await node.close();
  }
});
