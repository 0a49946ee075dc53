/**
 * The demand for a second factor binds who can change roles, too: a limited person does not lift it
 * from themselves.
 */
import { say } from '../../../schema/locale/message.ts';
import { rolesDemanding } from '../../auth/second-factor/demand.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Actor } from '../../models/types.ts';
import { isLimited } from './authority.ts';

/**
 * @param released roles that would no longer demand a second factor of the person who makes the
 * change
 * @throws Refusal when no other role would go on demanding it
 */
export async function refuseOwnRelease(
  db: Db,
  actor: Actor,
  released: (roleId: number) => boolean,
): Promise<void> {
  if (!isLimited(actor)) return;
  const demanding = await rolesDemanding(db, actor.userId);
  if (demanding.length && demanding.every(released))
    throw new Refusal(say`不能解除对自己的两步验证要求`, 500, 'requireTotp');
}
