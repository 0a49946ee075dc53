/** Finds parameters of the installation. */
import type { Office } from './office.ts';

/** The key of a parameter's record. */
export async function idOf({ admin }: Office, configKey: string): Promise<number> {
  return (await admin.get('/system/config/list', { configKey })).rows[0].configId;
}
