import { describe, expect, it } from 'vitest';
import { compile, isList, listOf, pageIds, pageNamed } from './fixtures.ts';
import { keys, only } from './warehouse.ts';

describe('the pages of the product', () => {
  it('compile for everybody, with no upstream defect named in docs/protocol/pages.md#defects-not-to-repeat', () => {
    expect(pageIds.length).toBeGreaterThanOrEqual(7);
    for (const id of pageIds)
      for (const permissions of [['*:*:*'], []]) compile(pageNamed(id), permissions);
    const notice = listOf(compile(pageNamed('system/notice')));
    expect(notice.columns.find(({ field }) => field === 'status')?.choices).toEqual({
      from: 'dict',
      dict: 'sys_notice_status',
    });
    const logininfor = listOf(compile(pageNamed('monitor/logininfor')));
    expect(logininfor.query.map(({ name }) => name)).toEqual([
      'ipaddr',
      'status',
      'userName',
      'loginTime',
      'browsers',
      'systems',
    ]);
    expect(logininfor.toolbar[0]).toMatchObject({
      key: 'unlock',
      selection: 'one',
      confirm: { title: { $text: '是否确认解锁用户：{rows[0].userName}？' } },
    });
    expect(
      keys(
        listOf(
          compile(pageNamed('monitor/logininfor'), [
            'monitor:logininfor:list',
            'monitor:logininfor:export',
          ]),
        ).toolbar,
      ),
    ).toEqual(['export', 'figures']);
    const operlog = listOf(
      compile(pageNamed('monitor/operlog'), ['monitor:operlog:list', 'monitor:operlog:export']),
    );
    expect(keys(operlog.toolbar)).toEqual(['export', 'figures']);
    expect(operlog.columns.find(({ field }) => field === 'status')?.label).toBe('操作状态');
    const entries = only(listOf(compile(pageNamed('system/dict'))).expand?.find(isList));
    expect(entries).toMatchObject({
      paged: false,
      request: { url: '/system/dict/data/list', paged: false },
      params: { dictType: { $expr: 'row.dictType' } },
    });
    const post = compile(pageNamed('system/post')).forms.edit?.nodes ?? [];
    expect(
      post.slice(0, 2).map(({ name, validation }) => [name, validation.messages.required]),
    ).toEqual([
      ['postName', '岗位名称不能为空'],
      ['postCode', '岗位编码不能为空'],
    ]);
  });
});
