/** Menus: what the model cannot say (docs/protocol/system.md#menus). */
import { say } from '../../../schema/locale/message.ts';
import { requireProof } from '../../auth/proof.ts';
import type { Session } from '../../http/session.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { ModelHooks } from '../../models/types.ts';
import { authorityOf, isLimited } from '../grants/authority.ts';
import { checkAddress } from './address.ts';
import type { Row } from '../../db/database.ts';

export const menuHooks: ModelHooks = {
  async afterCreate(db, row, actor) {
    await checkAddress(db, row, say`新增`);
    if (isLimited(actor)) checkPermissions(db, row, actor);
  },
  async afterUpdate(db, input, stored, actor) {
    const row = { ...stored, ...input };
    await checkAddress(db, row, say`修改`);
    if (!actor || (row.perms === stored.perms && row.status === stored.status)) return;
    await requireProof(db, actor);
    if (isLimited(actor)) {
      checkPermissions(db, row, actor);
      await checkHolders(db, row.menuId, actor);
    }
  },
  shape(_db, rows) {
    for (const row of rows) Object.assign(row, { parentName: null, children: [] });
    return Promise.resolve();
  },
};

/** Whose menu carries a permission gives it to everyone who gets the menu. */
function checkPermissions(db: Db, row: Row, actor: Session): void {
  if (!authorityOf(db, actor).holds(row.perms))
    throw new Refusal(say`不能使用自己没有的权限标识`, 500, 'perms');
}

/** What the menu now permits goes to all roles that carry it, with the data scope of each. */
async function checkHolders(db: Db, menuId: number, actor: Session): Promise<void> {
  const authority = authorityOf(db, actor);
  const roles = await db
    .selectFrom('sys_role_menu')
    .select('role_id')
    .where('menu_id', '=', menuId)
    .execute();
  for (const { role_id } of roles)
    if (await authority.excessOf(role_id))
      throw new Refusal(say`拥有该菜单的角色超出您的权限，不能修改其权限标识或状态`, 500, 'perms');
}
