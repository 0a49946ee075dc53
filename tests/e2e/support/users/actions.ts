/** Steps that build the actions of the page of users. */
import type { Page } from '@playwright/test';
import { add, addFields, addPart, choose } from '../designing.ts';
import {
  byExpression,
  Entries,
  Expression,
  Kind,
  pickOf,
  set,
  setIcon,
  Template,
} from '../setting.ts';
import { usersList } from './beside.ts';

type Members = Parameters<typeof set>[2];

/** Adds an action with its first step. */
async function action(
  page: Page,
  [name, step]: readonly [string, string],
  { action: members, step: inner }: { action?: Members; step: Members },
): Promise<void> {
  const pointer = `/actions/${name}`;
  await add(page, '操作', name);
  if (members) await set(page, pointer, members);
  await choose(page, pointer);
  await addPart(page, step);
  await set(page, `${pointer}/run/0`, inner);
}

const mayReset = { 权限: 'resetPwd（system:user:resetPwd）' };

/** The import, with its warning. */
export async function importAction(page: Page): Promise<void> {
  const warning = new Kind(undefined, {
    '请求 · 地址': '/system/config/configKey/sys.user.initPassword',
    条件: new Expression('isEmpty(result)'),
    提示文字:
      '尚未设置账号初始密码（参数 sys.user.initPassword）：新导入的用户在管理员重置密码之前不能登录',
  });
  await action(page, ['import', '导入'], { step: { 属性: { 警告: warning } } });
}

/** The page of one user, which an action shows. */
export async function detailsAction(page: Page): Promise<void> {
  await action(page, ['view', '显示区块'], {
    action: { 属性: { 标题: '详细' }, 权限: { 权限: 'query（system:user:query）' } },
    step: {
      属性: { 标题: '用户信息详情', 宽度: 'max(68%, 480px)' },
      数据: { 加载请求: new Kind(undefined, { 地址: '/system/user/{row.userId}' }) },
    },
  });
  await choose(page, '/actions/view/run/0/body');
  await addPart(page, '描述列表');
  const block = '/actions/view/run/0/body/0';
  await set(page, block, { 属性: { 列: 2 } });
  await addFields(page, [
    '用户账号',
    '用户昵称',
    '部门名称',
    '手机号码',
    '用户邮箱',
    '用户性别',
    '账号状态',
    '最后登录IP',
    '最后登录时间',
    '创建时间',
    '备注',
    '用户类型',
    '头像',
  ]);
  const labels = { 1: '用户名称', 3: '部门', 5: '邮箱' };
  for (const [at, label] of Object.entries(labels))
    await set(page, `${block}/fields/${at}`, { 属性: { 标题: label } });
  const lists = { 12: ['post', '岗位'], 13: ['role', '角色'] } as const;
  for (const [at, [name, label]] of Object.entries(lists))
    await set(page, `${block}/fields/${at}`, {
      属性: { 字段: `${name}Ids`, 标题: label },
      数据: {
        选项: new Kind('已有记录', {
          记录列表: new Expression(`record.${name}s`),
          值: `${name}Id`,
          标题: `${name}Name`,
        }),
      },
    });
}

/** The request that takes the second factor away. */
export async function resetAction(page: Page): Promise<void> {
  await action(page, ['resetTotp', '发送请求'], {
    action: {
      属性: {
        标题: '重置两步验证',
        确认提问: new Kind(undefined, {
          标题: new Template('确认重置{row.nickName}的两步验证吗？'),
          说明: '重置后该用户仅凭密码登录，可重新设置两步验证',
          危险操作: '是',
        }),
      },
      联动: { 显示条件: new Expression('features.secondFactor') },
      权限: mayReset,
    },
    step: { 数据: { 请求方法: 'DELETE', 地址: '/system/user/totp/{row.userId}' } },
  });
  await addPart(page, '显示消息');
  await set(page, '/actions/resetTotp/run/1', { 属性: { 文字: '重置成功' } });
  await setIcon(page, '/actions/resetTotp', 'safety');
}

/** The actions that open a form or a page, and where all stand. */
export async function openedActions(page: Page): Promise<void> {
  await action(page, ['resetPwd', '打开表单'], {
    action: { 属性: { 标题: '重置密码' }, 权限: mayReset },
    step: {
      属性: { 表单: 'password' },
      数据: { 初始值: new Entries({ userName: byExpression('row.userName') }) },
    },
  });
  await setIcon(page, '/actions/resetPwd', 'key');
  await action(page, ['authRole', '跳转'], {
    action: { 属性: { 标题: '分配角色' }, 权限: { 权限: 'edit（system:user:edit）' } },
    step: { 属性: { 目标: '/system/user-auth/role/{row.userId}' } },
  });
  await setIcon(page, '/actions/authRole', 'peoples');
  for (const name of ['resetPwd', 'resetTotp', 'authRole'])
    await pickOf(page, usersList, ['更多操作', name]);
}
