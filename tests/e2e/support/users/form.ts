/** Steps that build the form of a user. */
import type { Page } from '@playwright/test';
import { tab } from '../designer.ts';
import { add, addFields, addPart, choose } from '../designing.ts';
import { byExpression, Expression, Kind, rewrite, set } from '../setting.ts';

const form = '/forms/edit';

/** The form with its fields, that of the password and those of several records among them. */
export async function newUserForm(page: Page): Promise<void> {
  await add(page, '表单', 'edit');
  await tab(page, '属性');
  await rewrite(page, '标题', '分别填写');
  await set(page, form, { 属性: { '标题 · 新增': '新增用户', 宽度: 760, 列: 2 } });
  await addFields(page, ['用户昵称', '归属部门', '手机号码', '用户邮箱', '用户账号']);
  await choose(page, `${form}/fields/4`);
  await addPart(page, '密码');
  await choose(page, `${form}/fields/5`);
  await addFields(page, ['用户性别', '账号状态']);
  await addPart(page, '关联选择');
  await addPart(page, '关联选择');
  await addFields(page, ['备注']);
}

/** The sources of the form: only new users have them. */
export async function otherRequests(page: Page): Promise<void> {
  const addresses = {
    blank: '/system/user/',
    initial: '/system/config/configKey/sys.user.initPassword',
  };
  for (const [name, address] of Object.entries(addresses)) {
    await choose(page, form);
    await add(page, '表单的数据源', name);
    await set(page, `${form}/sources/${name}`, {
      数据: { 地址: address },
      联动: { 条件: new Expression("mode == 'create'") },
    });
  }
}

/** What is said of the fields. */
export async function userFields(page: Page): Promise<void> {
  const field = (at: number, members: Parameters<typeof set>[2]) =>
    set(page, `${form}/fields/${at}`, members);
  const mustBe = { 必填: '是' };
  await field(0, { 校验: mustBe });
  const departments = new Kind('接口请求', {
    地址: '/system/user/deptTree',
    值: 'id',
    下级: 'children',
    禁用: new Expression('row.disabled'),
  });
  await field(1, { 属性: { 标题: '部门' }, 校验: mustBe, 数据: { 选项: departments } });
  await field(2, {
    校验: { ...mustBe, 格式: 'phone', '校验提示 · 格式规则': '请正确填写手机号码' },
  });
  await field(3, {
    属性: { 标题: '邮箱' },
    校验: { ...mustBe, '校验提示 · 格式规则': '请正确填写邮箱地址' },
  });
  const isNew = { 模式: 'create' };
  await field(4, { 属性: { 标题: '用户名称' }, 校验: { 最小长度: 2 }, 联动: isNew });
  await field(5, {
    属性: { 名称: 'password', 最多字符: 128 },
    校验: {
      ...mustBe,
      最小长度: 5,
      最大长度: 128,
      前提条件: new Expression(
        'values.password == sources.initial || isEmpty(passwordProblem(values.password, user.passwordRule))',
      ),
      提示文字: new Expression('passwordProblem(values.password, user.passwordRule)'),
    },
    联动: isNew,
    数据: { 默认值: byExpression('sources.initial'), 提交: null },
  });
  await field(6, { 属性: { 标题: '性别', 控件: 'RadioGroup' } });
  await field(7, { 属性: { 标题: '状态', 控件: 'RadioGroup' } });
  await field(8, manyOf('post', '岗位'));
  await field(9, manyOf('role', '角色'));
  await field(10, { 属性: { 占列数: 2 } });
}

/** A choice of several records that another request brings along. */
const manyOf = (name: string, label: string): Parameters<typeof set>[2] => ({
  属性: { 名称: `${name}Ids`, 标题: label, 多选: '是' },
  数据: {
    选项: new Kind('已有记录', {
      记录列表: new Expression(`mode == 'create' ? sources.blank.${name}s : record.${name}s`),
      搜索参数: new Kind(undefined, {
        地址: '/system/user/',
        参数名: `${name}Name`,
        记录列表: new Expression(`result.${name}s`),
      }),
      值: `${name}Id`,
      标题: `${name}Name`,
      禁用: new Expression("row.status == '1'"),
    }),
    默认值: new Kind('列表'),
    提交: null,
  },
});
