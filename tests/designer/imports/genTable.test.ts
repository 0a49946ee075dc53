/** Tables of the code generator of RuoYi become the pages that its templates write. */
import { describe, expect, it } from 'vitest';
import { imported, wrongIn } from './reading.ts';
import { genTable } from './genTableSample.ts';

const { parts, said, notation } = imported(genTable);

describe('a table of the code generator', () => {
  it('is a list with search, dictionary and dates', () => {
    expect(notation).toBe('ruoyi');
    expect(parts).toMatchObject({
      access: 'crm:member:list',
      permissions: { 'crm:member:add': '会员新增' },
      list: {
        key: 'memberId',
        url: '/crm/member/list',
        query: [
          { name: 'memberName', label: '姓名', widget: 'Input' },
          { name: 'sex', widget: 'Select', options: { from: 'dict', dict: 'sys_user_sex' } },
          { name: 'birthday', range: 'day', prefix: 'birthday' },
          { name: 'points' },
        ],
        row: ['edit', 'remove'],
      },
    });
    expect(parts.list.columns.map(({ field }: { field: string }) => field)).toEqual([
      'memberId',
      'memberName',
      'sex',
      'birthday',
      'points',
    ]);
  });

  it('has the form of its dialog, with limits of the columns', () => {
    expect(parts.forms.edit).toMatchObject({
      title: { create: '添加会员', edit: '修改会员' },
      load: { url: '/crm/member/{key}' },
      submit: {
        create: { method: 'POST', url: '/crm/member' },
        edit: { method: 'PUT', url: '/crm/member' },
      },
      fields: [
        { name: 'memberId', hidden: true },
        { name: 'memberName', label: '姓名', required: true, maxLength: 30 },
        { name: 'sex', widget: 'Select' },
        { name: 'birthday', widget: 'DatePicker' },
        { name: 'points', widget: 'NumberInput', modes: ['edit'] },
      ],
    });
  });

  it('names what a search box does not say', () => {
    expect(said).toEqual([
      'noPlace /data/rows/3/queryType BETWEEN',
      'noPlace /data/rows/4/queryType GT',
    ]);
  });

  it('is a page that the checker accepts', async () => {
    expect(await wrongIn(genTable)).toEqual([]);
  });

  it('is read without its envelope, and with its columns in the table', () => {
    const { info, rows } = genTable.data;
    expect(imported({ info, rows }).parts).toEqual(parts);
    expect(imported({ ...info, columns: rows }).parts).toEqual(parts);
  });

  it('says that trees and details are not carried', () => {
    const { info, rows } = genTable.data;
    const kinds = [{ tplCategory: 'tree' }, { tplCategory: 'sub', subTableName: 'crm_order' }];
    expect(
      kinds.map((kind) =>
        imported({ info: { ...info, ...kind }, rows }).said.filter(
          (one) => !one.includes('queryType'),
        ),
      ),
    ).toEqual([['noPlace /info/tplCategory tree'], ['noPlace /info/subTableName crm_order']]);
  });
});
