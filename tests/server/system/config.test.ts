/** /system/config: parameters are listed, changed and guarded. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { configFlag, configValue } from '../../../src/server/settings/parameters.ts';
import { NOW_TEXT, openOffice } from './support/office.ts';
import type { Office } from './support/office.ts';
import { idOf } from './support/parameters.ts';
import { ok } from '../support/index.ts';

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

  it('creates, changes and removes a parameter', async () => {
    expect(await office.admin.post('/system/config', own)).toEqual(ok);
    const configId = await idOf(office, own.configKey);
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
