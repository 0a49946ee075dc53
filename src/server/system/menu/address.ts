/**
 * Addresses of menus: links begin with http, and no two pages answer to one route
 * (docs/protocol/system.md#menus).
 */
import { say, type Message } from '../../../schema/locale/message.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Row } from '../../db/database.ts';

const OUTSIDE = '0';
const ROOT = 0;

/** @throws Refusal naming the menu */
export async function checkAddress(db: Db, menu: Row, verb: Message): Promise<void> {
  const prefix = say`${verb}菜单'${menu.menuName}'失败，`;
  if (menu.isFrame === OUTSIDE && !/^https?:\/\//.test(menu.path ?? ''))
    throw new Refusal(say`${prefix}地址必须以http(s)://开头`, 500, 'path');
  if (await isTaken(db, menu)) throw new Refusal(say`${prefix}路由名称或地址已存在`, 500, 'path');
}

/** Buttons have no route. */
async function isTaken(db: Db, menu: Row): Promise<boolean> {
  if (menu.menuType === 'F') return false;
  const path = lower(menu.path);
  const name = lower(menu.routeName) || path;
  const others = await db
    .selectFrom('sys_menu')
    .select(['parent_id', 'path', 'route_name'])
    .where('menu_type', 'in', ['M', 'C'])
    .where('menu_id', '!=', menu.menuId)
    .execute();
  return others.some((other) => {
    const otherPath = lower(other.path);
    const samePath =
      path !== '' &&
      path === otherPath &&
      (other.parent_id === menu.parentId || menu.parentId === ROOT);
    return samePath || (name !== '' && name === (lower(other.route_name) || otherPath));
  });
}

const lower = (text: string | null | undefined): string => (text ?? '').toLowerCase();
