/** /system/config: who sees which values. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { configValue } from '../../../src/server/settings/parameters.ts';
import { openOffice } from './support/office.ts';
import type { Office } from './support/office.ts';
import { idOf } from './support/parameters.ts';
import { ok } from '../support/index.ts';

let office: Office;

beforeAll(async () => {
  office = await openOffice();
});

afterAll(() => office.close());

describe('/system/config', () => {
  it('shows the initial password to those who give passwords, in no list, export or log', async () => {
    const read = async (permissions: string[]) =>
      (
        await (
          await office.staff(permissions)
        ).get('/system/config/configKey/sys.user.initPassword')
      ).msg;
    const configId = await idOf(office, 'sys.user.initPassword');
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

    it('shows a parameter of its own to those who may see parameters, unless it says otherwise', async () => {
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
      const configId = await idOf(office, 'mail.password');
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

  it('shows visitors what the footer says, and nothing else', async () => {
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
});
