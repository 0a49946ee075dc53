/** Steps that build the tree of departments and the list of users beside it. */
import type { Page } from '@playwright/test';
import { addFields, addPart, choose } from '../designing.ts';
import { byExpression, Entries, Expression, Kind, pickOf, set, Template } from '../setting.ts';

export const usersList = '/body/0/panes/1/body/0';

/** The split, and the tree in its first pane. */
export async function departments(page: Page): Promise<void> {
  await addPart(page, '分栏');
  await set(page, '/body/0/panes/0', {
    属性: { 标题: '组织机构', 宽度: 200, 可折叠: '是', 可调宽度: '是' },
  });
  await choose(page, '/body/0/panes/0/body');
  await addPart(page, '树');
  await set(page, '/body/0/panes/0/body/0', {
    属性: { 名称: 'depts', 标题: '组织机构', 占位提示: '请输入部门名称', 表格工具: '是' },
    数据: {
      选项: new Kind('接口请求', { 地址: '/system/user/deptTree', 值: 'id', 下级: 'children' }),
    },
  });
}

/** The list with its search fields, columns and actions. */
export async function users(page: Page): Promise<void> {
  await choose(page, '/body/0/panes/1/body');
  await addPart(page, '列表');
  await set(page, usersList, {
    数据: { 参数: new Entries({ deptId: byExpression('state.deptId') }) },
    联动: {
      显示的行: new Expression('row.userId != 1'),
      可勾选: new Expression('row.userId != 1'),
    },
  });
  await addFields(page, ['用户账号', '手机号码', '账号状态', '创建时间'], '查询条件');
  await set(page, `${usersList}/query/0`, { 属性: { 标题: '用户名称' } });
  await set(page, `${usersList}/query/2`, { 属性: { 标题: '状态' } });
  await choose(page, usersList);
  const columns = ['用户账号', '用户昵称', '部门名称', '手机号码', '账号状态', '创建时间'];
  await addFields(page, columns, '列');
  for (const action of ['create', 'edit', 'remove', 'import', 'export'])
    await pickOf(page, usersList, ['工具栏', action]);
  for (const action of ['edit', 'remove']) await pickOf(page, usersList, ['行操作', action]);
}

/** What is said of the columns. */
export async function userColumns(page: Page): Promise<void> {
  const properties = (at: number, members: Readonly<Record<string, string | number | Kind>>) =>
    set(page, `${usersList}/columns/${at}`, { 属性: members });
  await properties(0, { 宽度: 84 });
  await properties(1, { 标题: '用户名称', 单元格: new Kind('链接', { 操作: 'view' }), 宽度: 96 });
  await properties(3, { 标题: '部门', 宽度: 96 });
  await properties(4, { 显示: '否' });
  await properties(5, { 标题: '状态', 单元格: statusSwitch(), 宽度: 76, 可筛选: '是' });
  await properties(6, { 宽度: 162 });
}

/** A switch that asks before, and tells how it went, by what the status becomes. */
function statusSwitch() {
  const texts = (on: string, off: string) => `value == '0' ? '${on}' : '${off}'`;
  return new Kind('开关', {
    确认提问: new Template(`{${texts('确认启用', '确认停用')}}{row.nickName}的用户吗？`),
    成功提示: new Expression(texts('启用成功', '关闭成功')),
    失败提示: new Template(`{${texts('启用异常', '关闭异常')}}：{problem}`),
    禁用: new Expression('row.userId == 1'),
  });
}
