/** The step that builds the form that sets the password of somebody. */
import type { Page } from '@playwright/test';
import { add, addPart, choose } from '../designing.ts';
import { byExpression, Entries, Expression, Kind, set } from '../setting.ts';

const form = '/forms/password';

export async function passwordForm(page: Page): Promise<void> {
  await add(page, '表单', 'password');
  await set(page, form, {
    属性: { 标题: '重置密码', 打开方式: 'modal', 宽度: 520, 成功提示: '重置成功' },
    数据: {
      '提交请求 · 新增': new Kind(undefined, {
        请求方法: 'PUT',
        地址: '/system/user/resetPwd',
        内容: new Kind(
          '键值',
          new Entries({
            userId: byExpression('row.userId'),
            password: byExpression('values.password'),
          }),
        ),
      }),
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
  await set(page, `${form}/fields/1`, {
    属性: {
      名称: 'password',
      标题: '新密码',
      最多字符: 128,
      显示密码要求: '是',
      '密码规则（密码字符范围 0 至 4，或 strong）': new Expression('user.newPasswordRule'),
    },
    校验: { 必填: '是', '校验提示 · 必填': '请输入新密码', 校验: 'newPassword' },
    数据: { 提交: null },
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
      '校验提示 · 必填': '请确认密码',
      前提条件: new Expression('values.password == values.confirmPassword'),
      提示文字: '两次输入的密码不一致',
    },
  });
}
