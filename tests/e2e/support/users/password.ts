/** The step that builds the form that sets the password of somebody. */
import type { Page } from '@playwright/test';
import { add, addPart, choose } from '../designing.ts';
import { Expression, set, writePart } from '../setting.ts';

const form = '/forms/password';

export async function passwordForm(page: Page): Promise<void> {
  await add(page, '表单', 'password');
  await set(page, form, {
    属性: { 标题: '重置密码', 打开方式: 'modal', 宽度: 520, 成功提示: '重置成功' },
    数据: {
      提交请求: {
        create: {
          method: 'PUT',
          url: '/system/user/resetPwd',
          body: { userId: { $expr: 'row.userId' }, password: { $expr: 'values.password' } },
        },
      },
    },
  });
  await choose(page, form);
  await addPart(page, '单行文本');
  await addPart(page, '密码');
  await addPart(page, '密码');
  await set(page, `${form}/fields/0`, {
    属性: { 名称: 'userName', 标题: '用户名称', 控件: null },
    联动: { 禁用: '是' },
  });
  await writePart(page, `${form}/fields/1`, {
    name: 'password',
    label: '新密码',
    widget: 'PasswordInput',
    props: { maxLength: 128, checks: true, rule: { $expr: 'user.newPasswordRule' } },
    required: true,
    messages: { required: '请输入新密码' },
    validate: 'newPassword',
  });
  await set(page, `${form}/fields/2`, {
    属性: {
      名称: 'confirmPassword',
      标题: '确认密码',
      占位提示: '请确认密码',
      最多字符: 128,
    },
    校验: {
      必填: '是',
      校验提示: { required: '请确认密码' },
      前提条件: new Expression('values.password == values.confirmPassword'),
      提示文字: '两次输入的密码不一致',
    },
  });
}
