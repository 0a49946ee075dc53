import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { configFlag, configValue } from '../../../src/server/settings/parameters.ts';
import { NOW_TEXT, openOffice } from './support/office.ts';
import type { Office } from './support/office.ts';

const shipped = (
  JSON.parse(readFileSync('schemas/defaults/70-config.json', 'utf8')) as { rows: unknown[] }
).rows.length;

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const own = {
  configName: '首页标题',
  configKey: 'app.title',
  configValue: '织页',
  configType: 'N',
  remark: '',
};
const ok = { code: 200, msg: '操作成功' };

async function idOf(configKey: string): Promise<number> {
  return (await office.admin.get('/system/config/list', { configKey })).rows[0].configId;
}

describe('/system/config', () => {
  it('ships every parameter, and no password', async () => {
    const { rows, total } = await office.admin.get('/system/config/list', { pageSize: 100 });
    expect(total).toBe(shipped);
    expect(rows.every((row: { createTime: string }) => row.createTime === NOW_TEXT)).toBe(true);
    expect(
      rows.find((row: { configKey: string }) => row.configKey === 'sys.user.initPassword')
        .configValue,
    ).toBe('');
  });

  it('filters by name, key, type and whole days of creation', async () => {
    const total = async (query: Record<string, string>): Promise<number> =>
      (await office.admin.get('/system/config/list', query)).total;
    expect(await total({ configName: '账号自助' })).toBe(2);
    expect(await total({ configKey: 'sys.index' })).toBe(2);
    expect(await total({ configType: 'N' })).toBe(1);
    expect(
      await total({ 'params[beginTime]': '2026-03-01', 'params[endTime]': '2026-03-01' }),
    ).toBe(shipped);
    expect(await total({ 'params[endTime]': '2026-02-28' })).toBe(0);
  });

  it('tells the initial password only to those who give passwords, and keeps it out of lists, exports and the log', async () => {
    const read = async (permissions: string[]) =>
      (
        await (
          await office.staff(permissions)
        ).get('/system/config/configKey/sys.user.initPassword')
      ).msg;
    const configId = await idOf('sys.user.initPassword');
    const change = (configValue: string) =>
      office.admin.put('/system/config', {
        configId,
        configName: '初始密码',
        configKey: 'sys.user.initPassword',
        configValue,
        configType: 'Y',
      });
    expect(await change('Start-2026!')).toMatchObject({ code: 200 });
    for (const permissions of [
      [],
      ['system:user:list', 'system:post:list'],
      ['system:config:list', 'system:config:query'],
    ])
      expect(await read(permissions)).toBe('');
    for (const permission of ['system:user:add', 'system:user:import', 'system:user:resetPwd'])
      expect(await read([permission]), permission).toBe('Start-2026!');
    expect(JSON.stringify(await whatIsSeen('sys.user.initPassword'))).not.toContain('Start-2026!');
    const [operation] = (await office.operations()).slice(-1);
    expect(JSON.stringify(await office.operations())).not.toContain('Start-2026!');
    expect(operation?.title).toBe('参数管理');
    await office.database.write
      .updateTable('sys_config')
      .set({ config_value: '' })
      .where('config_id', '=', configId)
      .execute();
  });

  /** Whatever a client without limits is shown of a parameter. */
  async function whatIsSeen(configKey: string): Promise<unknown[]> {
    const list = await office.admin.get('/system/config/list', { configKey });
    const exported = await readWorkbook(
      (await office.admin.form('/system/config/export', { configKey })).rawPayload,
    );
    return [list, await office.admin.get(`/system/config/${list.rows[0].configId}`), exported.rows];
  }

  describe('visibility', () => {
    const make = (configKey: string, more: object = {}) =>
      office.admin.post('/system/config', {
        configName: configKey,
        configKey,
        configValue: 'v-1',
        configType: 'N',
        ...more,
      });
    const value = async (permissions: string[], key: string) =>
      (await (await office.staff(permissions)).get(`/system/config/configKey/${key}`)).msg;

    it('tells a parameter of its own to those who may see parameters, unless it says otherwise', async () => {
      for (const [key, visibility] of [
        ['seen.usual', undefined],
        ['seen.public', 'public'],
        ['seen.session', 'session'],
        ['seen.permission', 'permission'],
        ['seen.secret', 'secret'],
      ] as const) {
        expect(await make(key, { visibility })).toEqual(ok);
      }
      const seen = async (permissions: string[]) =>
        Promise.all(
          ['usual', 'public', 'session', 'permission', 'secret'].map((name) =>
            value(permissions, `seen.${name}`),
          ),
        );
      expect(await seen([])).toEqual(['', 'v-1', 'v-1', '', '']);
      expect(await seen(['system:user:add'])).toEqual(['', 'v-1', 'v-1', '', '']);
      expect(await seen(['system:config:query'])).toEqual(['v-1', 'v-1', 'v-1', 'v-1', '']);
      expect(await make('seen.wrong', { visibility: 'all' })).toMatchObject({
        code: 500,
        msg: '可见性的取值不正确',
        field: 'visibility',
      });
      const { data } = await office.nobody.get('/site');
      expect(data.parameters).toMatchObject({
        'seen.public': 'v-1',
        'sys.index.skinName': 'skin-blue',
      });
      expect(Object.keys(data.parameters)).not.toContain('seen.session');
    });

    it('hides the black list from people without permission, and what front ends read stays readable', async () => {
      await office.database.write
        .updateTable('sys_config')
        .set({ config_value: '10.1.1.1' })
        .where('config_key', '=', 'sys.login.blackIPList')
        .execute();
      expect(await value([], 'sys.login.blackIPList')).toBe('');
      expect(await value(['system:config:list'], 'sys.login.blackIPList')).toBe('10.1.1.1');
      await office.database.write
        .updateTable('sys_config')
        .set({ config_value: '' })
        .where('config_key', '=', 'sys.login.blackIPList')
        .execute();
      for (const key of [
        'sys.index.skinName',
        'sys.index.sideTheme',
        'sys.account.captchaEnabled',
        'sys.account.registerUser',
        'sys.locale.enabled',
        'sys.account.chrtype',
      ]) {
        expect(await value([], key), key).not.toBe('');
      }
    });

    it('never gives a secret back, and keeps it when its mask is sent', async () => {
      expect(await make('mail.password', { configValue: 'hush-1' })).toEqual(ok);
      const configId = await idOf('mail.password');
      const { data } = await office.admin.get(`/system/config/${configId}`);
      expect(data).toMatchObject({ configValue: '******', visibility: 'secret' });
      expect(JSON.stringify(await whatIsSeen('mail.password'))).not.toContain('hush-1');
      expect(await office.admin.put('/system/config', { ...data, remark: '改' })).toEqual(ok);
      const stored = async () => configValue(office.database.read, 'mail.password');
      expect(await stored()).toBe('hush-1');
      const again = async () => (await office.admin.get(`/system/config/${configId}`)).data;
      const refused = { code: 500, msg: '保密参数须重新填写参数键值', field: 'configValue' };
      expect(
        await office.admin.put('/system/config', { ...(await again()), visibility: 'session' }),
      ).toEqual(refused);
      expect(
        await office.admin.put('/system/config', {
          ...(await again()),
          configKey: 'sys.user.other',
        }),
      ).toEqual(refused);
      expect(
        await office.admin.put('/system/config', {
          configId,
          configName: 'mail',
          configKey: 'mail.password',
          configValue: 'hush-2',
        }),
      ).toEqual(ok);
      expect(await stored()).toBe('hush-2');
      expect(JSON.stringify(await office.operations())).not.toMatch(/hush-\d/);
      expect(
        await office.admin.get('/system/config/list', { orderByColumn: 'configValue' }),
      ).toMatchObject({ code: 500 });
      expect(
        await office.admin.put('/system/config', {
          ...(await again()),
          visibility: 'session',
          configValue: 'open-3',
        }),
      ).toEqual(ok);
      expect((await office.admin.get('/system/config/configKey/mail.password')).msg).toBe('open-3');
    });
  });

  it('creates, changes and removes a parameter', async () => {
    expect(await office.admin.post('/system/config', own)).toEqual(ok);
    const configId = await idOf(own.configKey);
    expect(configId).toBeGreaterThanOrEqual(100);
    expect((await office.admin.get(`/system/config/${configId}`)).data).toMatchObject(own);
    expect(
      await office.admin.put('/system/config', { ...own, configId, configValue: '新' }),
    ).toEqual(ok);
    expect(await office.admin.get('/system/config/configKey/app.title')).toEqual({
      code: 200,
      msg: '新',
    });
    expect(await office.admin.remove(`/system/config/${configId}`)).toEqual(ok);
    expect(await office.admin.get('/system/config/configKey/app.title')).toEqual({
      code: 200,
      msg: '',
    });
  });

  it.each([
    [{ configName: '' }, '参数名称不能为空'],
    [{ configName: '名'.repeat(101) }, '参数名称不能超过100个字符'],
    [{ configKey: '' }, '参数键名长度不能为空'],
    [{ configKey: 'k'.repeat(101) }, '参数键名长度不能超过100个字符'],
    [{ configValue: '' }, '参数键值不能为空'],
    [{ configValue: '值'.repeat(501) }, '参数键值长度不能超过500个字符'],
    [{ configKey: 'sys.index.skinName' }, "新增参数'首页标题'失败，参数键名已存在"],
  ])('refuses to create with %j', async (change, msg) => {
    expect(await office.admin.post('/system/config', { ...own, ...change })).toMatchObject({
      code: 500,
      msg,
    });
  });

  it('names the operation in a refused change', async () => {
    const { data } = await office.admin.get('/system/config/3');
    expect(
      await office.admin.put('/system/config', { ...data, configKey: 'sys.index.skinName' }),
    ).toMatchObject({ code: 500, msg: "修改参数'主框架页-侧边栏主题'失败，参数键名已存在" });
  });

  it('keeps built-in parameters', async () => {
    expect(await office.admin.remove('/system/config/1')).toEqual({
      code: 500,
      msg: '内置参数【sys.index.skinName】不能删除 ',
    });
    expect(await office.admin.get('/system/config/1')).toMatchObject({ code: 200 });
  });

  it('gives values that are not guarded to any signed-in user, the rest by permission', async () => {
    const staff = await office.staff([]);
    expect(await staff.get('/system/config/configKey/sys.index.sideTheme')).toEqual({
      code: 200,
      msg: 'theme-dark',
    });
    expect(await staff.get('/system/config/list')).toMatchObject({ code: 403 });
    expect(await staff.remove('/system/config/refreshCache')).toMatchObject({ code: 403 });
    expect(await office.nobody.get('/system/config/configKey/sys.index.sideTheme')).toMatchObject({
      code: 401,
    });
  });

  it('tells visitors what the footer says, and nothing else', async () => {
    const filing = '京ICP备00000000号';
    const { data } = await office.admin.get('/system/config/21');
    expect(await office.admin.put('/system/config', { ...data, configValue: filing })).toEqual(ok);
    expect(await office.nobody.get('/site')).toEqual({
      ...ok,
      data: {
        copyright: 'Copyright © {year} 织页科技 保留所有权利',
        filing,
        registration: false,
        passwordRule: '0',
        passwordLength: '5-20',
        parameters: expect.any(Object),
      },
    });
  });

  it('answers a refresh and logs it as cleaning', async () => {
    expect(await office.admin.remove('/system/config/refreshCache')).toEqual(ok);
    expect((await office.operations()).at(-1)).toMatchObject({
      title: '参数管理',
      business_type: 9,
      request_method: 'DELETE',
    });
  });

  it('exports labels for yes and no', async () => {
    const { header, rows } = await readWorkbook(
      (await office.admin.form('/system/config/export', { configKey: 'skinName' })).rawPayload,
    );
    expect(header).toEqual(['参数主键', '参数名称', '参数键名', '参数键值', '系统内置']);
    expect(rows[0]?.cells).toEqual([
      '1',
      '主框架页-默认皮肤样式名称',
      'sys.index.skinName',
      'skin-blue',
      '是',
    ]);
  });
});

describe('configFlag', () => {
  it.each([
    ['YES', true],
    ['1', true],
    ['是', true],
    ['no', false],
    ['否', false],
    ['0', false],
    ['', 'fallback'],
    ['maybe', 'fallback'],
  ])('reads %j', async (text, expected) => {
    const { read, write } = office.database;
    await write
      .updateTable('sys_config')
      .set({ config_value: text })
      .where('config_key', '=', 'sys.account.captchaEnabled')
      .execute();
    expect(await configValue(read, 'sys.account.captchaEnabled')).toBe(text);
    for (const fallback of [true, false])
      expect(await configFlag(read, 'sys.account.captchaEnabled', fallback)).toBe(
        expected === 'fallback' ? fallback : expected,
      );
  });
});
