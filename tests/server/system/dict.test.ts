import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { NOW_TEXT, openOffice } from './support/office.ts';
import type { Answer, Office } from './support/office.ts';
import { ok } from '../support/index.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const colour = { dictName: '颜色', dictType: 'app_colour', status: '0', remark: '' };
const red = {
  dictType: 'app_colour',
  dictLabel: '红',
  dictValue: 'r',
  dictSort: 2,
  listClass: 'danger',
  isDefault: 'N',
  status: '0',
  remark: '',
};

const labels = (rows: Answer[]): string[] => rows.map((row) => row.dictLabel);
const typeId = async (dictType: string): Promise<number> =>
  (await office.admin.get('/system/dict/type/list', { dictType })).rows[0].dictId;

describe('/system/dict/type', () => {
  it('lists and filters types', async () => {
    const answer = await office.admin.get('/system/dict/type/list', { pageSize: 1 });
    expect(answer).toMatchObject({ code: 200, msg: '查询成功', total: 10 });
    expect(answer.rows).toEqual([
      {
        dictId: 1,
        dictName: '用户性别',
        dictType: 'sys_user_sex',
        status: '0',
        remark: '用户性别列表',
        version: 1,
        createBy: 'admin',
        createTime: NOW_TEXT,
        updateBy: null,
        updateTime: null,
      },
    ]);
    expect((await office.admin.get('/system/dict/type/list', { dictName: '通知' })).total).toBe(2);
    expect((await office.admin.get('/system/dict/type/list', { status: '1' })).total).toBe(0);
    expect(
      (await office.admin.get('/system/dict/type/list', { 'params[beginTime]': '2026-03-02' }))
        .total,
    ).toBe(0);
  });

  it.each([
    [{ dictName: '' }, '字典名称不能为空'],
    [{ dictName: '名'.repeat(101) }, '字典类型名称长度不能超过100个字符'],
    [{ dictType: '' }, '字典类型不能为空'],
    [{ dictType: `a${'b'.repeat(100)}` }, '字典类型类型长度不能超过100个字符'],
    [{ dictType: 'App-Colour' }, '字典类型必须以字母开头，且只能为（小写字母，数字，下划线）'],
    [{ dictType: 'sys_yes_no' }, "新增字典'颜色'失败，字典类型已存在"],
  ])('refuses to create with %j', async (change, msg) => {
    expect(await office.admin.post('/system/dict/type', { ...colour, ...change })).toMatchObject({
      code: 500,
      msg,
    });
  });

  it('carries a renamed type to its entries, and keeps a type that has any', async () => {
    expect(await office.admin.post('/system/dict/type', colour)).toEqual(ok);
    expect(await office.admin.post('/system/dict/data', red)).toEqual(ok);
    const dictId = await typeId('app_colour');
    expect(
      await office.admin.put('/system/dict/type', { ...colour, dictId, dictType: 'sys_yes_no' }),
    ).toMatchObject({ code: 500, msg: "修改字典'颜色'失败，字典类型已存在" });
    expect(
      await office.admin.put('/system/dict/type', { ...colour, dictId, dictType: 'app_color' }),
    ).toEqual(ok);
    expect((await office.admin.get('/system/dict/data/type/app_colour')).data).toEqual([]);
    const { data } = await office.admin.get('/system/dict/data/type/app_color');
    expect(labels(data)).toEqual(['红']);
    expect(await office.admin.remove(`/system/dict/type/${dictId}`)).toEqual({
      code: 500,
      msg: '颜色已分配,不能删除',
    });
    expect(await office.admin.remove(`/system/dict/data/${data[0].dictCode}`)).toEqual(ok);
    expect(await office.admin.remove(`/system/dict/type/${dictId}`)).toEqual(ok);
  });

  it('offers all types to any signed-in user and answers a refresh', async () => {
    const staff = await office.staff([]);
    expect((await staff.get('/system/dict/type/optionselect')).data).toHaveLength(10);
    expect(await staff.get('/system/dict/type/list')).toMatchObject({ code: 403 });
    expect(await staff.remove('/system/dict/type/refreshCache')).toMatchObject({ code: 403 });
    expect(await office.admin.remove('/system/dict/type/refreshCache')).toEqual(ok);
    expect((await office.operations()).at(-1)).toMatchObject({
      title: '字典类型',
      business_type: 9,
    });
  });

  it('exports', async () => {
    const { header, rows } = await readWorkbook(
      (await office.admin.form('/system/dict/type/export', { dictType: 'sys_user' })).rawPayload,
    );
    expect(header).toEqual(['字典主键', '字典名称', '字典类型', '状态']);
    expect(rows.map((row) => row.cells)).toEqual([['1', '用户性别', 'sys_user_sex', '正常']]);
  });
});

describe('/system/dict/data', () => {
  it('lists entries of one type in their order', async () => {
    const { rows, total } = await office.admin.get('/system/dict/data/list', {
      dictType: 'sys_oper_type',
      pageSize: 3,
    });
    expect(total).toBe(10);
    expect(labels(rows)).toEqual(['新增', '修改', '删除']);
    expect((await office.admin.get('/system/dict/data/list', { dictType: 'sys_oper' })).total).toBe(
      0,
    );
    expect(
      labels((await office.admin.get('/system/dict/data/list', { dictLabel: '隐' })).rows),
    ).toEqual(['隐藏']);
  });

  it('answers enabled entries of a type in order, whatever the state of the type', async () => {
    const { data } = await (await office.staff([])).get('/system/dict/data/type/sys_user_sex');
    expect(data[0]).toEqual({
      dictCode: 1,
      dictSort: 1,
      dictLabel: '男',
      dictValue: '0',
      dictType: 'sys_user_sex',
      cssClass: '',
      listClass: '',
      isDefault: 'Y',
      default: true,
      status: '0',
      remark: '性别男',
      version: 1,
      createBy: 'admin',
      createTime: NOW_TEXT,
      updateBy: null,
      updateTime: null,
    });
    await office.admin.put('/system/dict/data', { ...data[1], status: '1' });
    const type = (await office.admin.get(`/system/dict/type/${await typeId('sys_user_sex')}`)).data;
    await office.admin.put('/system/dict/type', { ...type, status: '1' });
    expect(labels((await office.admin.get('/system/dict/data/type/sys_user_sex')).data)).toEqual([
      '男',
      '未知',
    ]);
  });

  it('answers several types at once', async () => {
    const { code, data } = await (
      await office.staff([])
    ).get('/system/dict/data/types', { types: 'sys_yes_no,unknown,sys_show_hide,sys_yes_no' });
    expect(code).toBe(200);
    expect(Object.keys(data)).toEqual(['sys_yes_no', 'unknown', 'sys_show_hide']);
    expect([labels(data.sys_yes_no), data.unknown, labels(data.sys_show_hide)]).toEqual([
      ['是', '否'],
      [],
      ['显示', '隐藏'],
    ]);
    const many = Array.from({ length: 101 }, (_, index) => `type_${index}`).join(',');
    expect(await office.admin.get('/system/dict/data/types', { types: many })).toEqual({
      code: 500,
      msg: '一次最多查询100个字典类型',
    });
    expect(
      await office.nobody.get('/system/dict/data/types', { types: 'sys_yes_no' }),
    ).toMatchObject({ code: 401 });
  });

  it.each([
    [{ dictLabel: '' }, '字典标签不能为空'],
    [{ dictLabel: '签'.repeat(101) }, '字典标签长度不能超过100个字符'],
    [{ dictValue: '' }, '字典键值不能为空'],
    [{ dictValue: '值'.repeat(101) }, '字典键值长度不能超过100个字符'],
    [{ dictType: '' }, '字典类型不能为空'],
    [{ dictType: 't'.repeat(101) }, '字典类型长度不能超过100个字符'],
    [{ cssClass: 'c'.repeat(101) }, '样式属性长度不能超过100个字符'],
  ])('refuses to create with %j', async (change, msg) => {
    expect(await office.admin.post('/system/dict/data', { ...red, ...change })).toMatchObject({
      code: 500,
      msg,
    });
  });

  it('allows equal values and logs under the documented titles', async () => {
    expect(await office.admin.post('/system/dict/data', red)).toEqual(ok);
    expect(await office.admin.post('/system/dict/data', red)).toEqual(ok);
    const { rows } = await office.admin.get('/system/dict/data/list', { dictType: 'app_colour' });
    expect(
      await office.admin.remove(
        `/system/dict/data/${rows.map((row: Answer) => row.dictCode).join(',')}`,
      ),
    ).toEqual(ok);
    expect(
      (await office.operations()).slice(-3).map((row) => [row.title, row.business_type]),
    ).toEqual([
      ['字典数据', 1],
      ['字典数据', 1],
      ['字典类型', 3],
    ]);
  });

  it('exports', async () => {
    const { header, rows } = await readWorkbook(
      (await office.admin.form('/system/dict/data/export', { dictType: 'sys_yes_no' })).rawPayload,
    );
    expect(header).toEqual([
      '字典编码',
      '字典排序',
      '字典标签',
      '字典键值',
      '字典类型',
      '是否默认',
      '状态',
    ]);
    expect(rows[0]?.cells).toEqual(['12', '1', '是', 'Y', 'sys_yes_no', '是', '正常']);
  });
});
