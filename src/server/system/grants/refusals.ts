/** Texts of refusals about users, roles and what they may give (docs/protocol/system.md). */
import { say, type Message } from '../../../schema/locale/message.ts';
import { Refusal } from '../../http/errors.ts';
import type { Excess } from './authority.ts';
import { superRoleId, superUserId } from '../../../protocol/permissions.ts';

export const foreignRole = (): Refusal => new Refusal(say`没有权限访问角色数据！`);
export const foreignDept = (): Refusal => new Refusal(say`没有权限访问部门数据！`, 500, 'deptId');

/** @throws Refusal when the super administrator is among them */
export function refuseSuperUser(userIds: readonly number[]): void {
  if (userIds.map(Number).includes(superUserId)) throw new Refusal(say`不允许操作超级管理员用户`);
}

/** @throws Refusal when the protected role is among them */
export function refuseSuperRole(roleIds: readonly number[]): void {
  if (roleIds.map(Number).includes(superRoleId)) throw new Refusal(say`不允许操作超级管理员角色`);
}

const texts: Record<Excess, readonly [text: Message, field: string]> = {
  key: [say`不能使用超出自身权限的权限字符`, 'roleKey'],
  menus: [say`不能授予自己没有的菜单权限`, 'menuIds'],
  scope: [say`不能授予超出自身范围的数据权限`, 'dataScope'],
};

/** For a role that would come to exceed the person who writes it. */
export const exceeding = (excess: Excess): Refusal =>
  new Refusal(texts[excess][0], 500, texts[excess][1]);
