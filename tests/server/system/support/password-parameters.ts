/** Parameters that rule passwords, and the change of one's own. */
import { type Client, setParameter, type TestServer } from '../../support/index.ts';

/** The value while the work runs, then the one before. */
export async function withConfig(
  { database }: Pick<TestServer, 'database'>,
  [key, value]: readonly [key: string, value: string],
  work: () => Promise<void>,
): Promise<void> {
  const { config_value } = await database.read
    .selectFrom('sys_config')
    .select('config_value')
    .where('config_key', '=', key)
    .executeTakeFirstOrThrow();
  await setParameter(database, key, value);
  try {
    await work();
  } finally {
    await setParameter(database, key, config_value);
  }
}

export const change = (client: Client, oldPassword: string, newPassword: string) =>
  client.put('/system/user/profile/updatePwd', { oldPassword, newPassword });
