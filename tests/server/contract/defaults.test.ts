/**
 * What is stored for members that a client leaves out, and the limits of every field
 * (docs/protocol/system.md).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import { isAccepted } from '../../../src/schema/record/index.ts';
import { samples } from '../authorisation/samples.ts';
import { type Answer, startedAdmin, startedServer, ok } from '../support/index.ts';

const server = startedServer();
const admin = startedAdmin(server);

describe('defaults (3)', () => {
  const created = async (path: string, body: object, query: string): Promise<Answer> => {
    expect(await admin.post(path, body)).toEqual(ok);
    const { rows, data } = await admin.get(`${path}/list?${query}`);
    return (rows ?? data)[0];
  };

  it.each<[string, object, string, object]>([
    [
      '/system/user',
      { userName: 'default', nickName: '默认' },
      'userName=default',
      {
        sex: '0',
        status: '0',
        delFlag: '0',
        deptId: null,
        admin: false,
        loginIp: null,
        loginDate: null,
        pwdUpdateDate: null,
        remark: null,
      },
    ],
    [
      '/system/role',
      { roleName: '默认', roleKey: 'default', roleSort: 1, menuIds: [] },
      'roleKey=default',
      {
        dataScope: '1',
        status: '0',
        menuCheckStrictly: false,
        deptCheckStrictly: false,
        admin: false,
        flag: false,
      },
    ],
    [
      '/system/menu',
      { menuName: '默认', menuType: 'F', orderNum: 1, isFrame: '1' },
      'menuName=默认',
      { parentId: 0, isCache: '0', visible: '0', status: '0', icon: '#', children: [] },
    ],
    [
      '/system/dept',
      { deptName: '默认', orderNum: 1, parentId: 100 },
      'deptName=默认',
      { status: '0', delFlag: '0', ancestors: '0,100' },
    ],
    [
      '/system/post',
      { postCode: 'default', postName: '默认', postSort: 1 },
      'postCode=default',
      { status: '0', remark: null },
    ],
    [
      '/system/dict/type',
      { dictName: '默认', dictType: 'app_default' },
      'dictType=app_default',
      { status: '0' },
    ],
    [
      '/system/dict/data',
      { dictLabel: '默', dictValue: '1', dictType: 'app_default' },
      'dictType=app_default',
      { dictSort: 0, status: '0', isDefault: 'N', default: false },
    ],
    [
      '/system/config',
      { configName: '默认', configKey: 'app.default', configValue: '1' },
      'configKey=app.default',
      { configType: 'N' },
    ],
    [
      '/system/notice',
      { noticeTitle: '默认', noticeType: '1' },
      'noticeTitle=默认',
      { status: '0', isRead: false },
    ],
  ])('%s', async (path, body, query, expected) => {
    expect(await created(path, body, query)).toMatchObject({
      ...expected,
      createBy: 'admin',
      updateBy: null,
      updateTime: null,
    });
  });
});

/**
 * Text fields that clients write, with their models' limits; the document's own texts stand in the
 * tests of the modules, by hand.
 */
const limited = readdirSync('schemas/models')
  .map((name) => JSON.parse(readFileSync(`schemas/models/${name}`, 'utf8')) as Model)
  .filter(({ path }) => path !== undefined && samples[`POST ${path}`])
  .flatMap((model) =>
    Object.entries(model.fields)
      .filter(
        ([name, field]) =>
          (field.type === 'string' || field.type === 'text') &&
          isAccepted(field) &&
          name !== 'createBy' &&
          name !== 'password',
      )
      .map(([name, field]) => [model.path!, name, field] as const),
  );

describe('limits of every field (3)', () => {
  const post = (path: string, values: object): Promise<Answer> =>
    admin.post(path, {
      ...samples[`POST ${path}`]?.body,
      ...(path === '/system/dept' && { parentId: 100 }),
      ...values,
    });

  it.each(limited.filter(([, , { maxLength }]) => maxLength))(
    '%s %s is refused one character beyond its length',
    async (path, name, { label, maxLength, messages }) => {
      // Characters as people count them: one of two code units is one.
      expect(await post(path, { [name]: '𠀀'.repeat(maxLength! + 1) })).toMatchObject({
        code: 500,
        msg: messages?.maxLength ?? `${label}长度不能超过${maxLength}个字符`,
        field: name,
      });
    },
  );

  it.each(limited.filter(([, , { required }]) => required))(
    '%s %s is refused when it is blank or missing',
    async (path, name, { label, messages }) => {
      for (const value of [undefined, null, '', ' \t'])
        expect(await post(path, { [name]: value }), String(value)).toMatchObject({
          code: 500,
          msg: messages?.required ?? `${label}不能为空`,
          field: name,
        });
    },
  );
});
