/** Shipped rows, trees and relations on a small organisation. */
import { describe, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import { admin } from './support/actors.ts';
import { departments, openedOrganisation, organisation, tags } from './support/organisation.ts';

const opened = openedOrganisation();
const { create, update, remove, get, list } = opened;

describe('defaults', () => {
  it('fill empty tables as admin, and later keys go on after the shipped ones', async () => {
    expect(await get('dept', 100)).toMatchObject({
      deptName: '总部',
      status: '0',
      createBy: 'admin',
      createTime: '2026-03-01 12:00:00',
    });
    expect((await create('dept', { deptName: '新', parentId: 100 })).deptId).toBe(300);
  });

  it('leave a table that has rows alone', async () => {
    await remove('tag', [1, 2]);
    const engine = await opened.world.restart(organisation, [departments, tags]);
    expect(
      (await engine.resource('tag').list(opened.world.database.read, { filters: {} }, admin)).total,
    ).toBe(1);
  });
});

describe('trees', () => {
  it('answer all rows in order and keep ancestors', async () => {
    expect((await list('dept')).map((row) => row.deptId)).toEqual([100, 200, 101, 103, 102]);
    const { deptId } = await create('dept', {
      deptName: '测试',
      parentId: 102,
      ancestors: 'forged',
    });
    expect(await get('dept', deptId)).toMatchObject({ parentId: 102, ancestors: '0,100,101,102' });
    expect(await get('dept', (await create('dept', { deptName: '根' })).deptId)).toMatchObject({
      parentId: 0,
      ancestors: '0',
    });
  });

  it('rewrite everything below a moved row', async () => {
    await create('dept', { deptName: '测试', parentId: 102 });
    await update('dept', { deptId: 101, parentId: 200, deptName: '研发' });
    const ancestors = Object.fromEntries(
      (await list('dept')).map((row) => [row.deptId, row.ancestors]),
    );
    expect(ancestors).toEqual({
      100: '0',
      200: '0',
      101: '0,200',
      102: '0,200,101',
      103: '0,100',
      300: '0,200,101,102',
    });
  });

  it.each([
    [{ deptId: 101, parentId: 101 }, "修改部门'研发'失败，上级部门不能是自己"],
    [{ deptId: 100, parentId: 102 }, "修改部门'总部'失败，上级部门不能是自己的下级"],
    [{ deptId: 101, parentId: 999 }, '上级部门不存在'],
    [{ deptId: 103, parentId: 100, deptName: '研发' }, "修改部门'研发'失败，部门名称已存在"],
  ])('refuse %j', async (input, message) => {
    await expect(update('dept', input)).rejects.toThrow(message);
  });

  it('refuse to grow beyond what ancestors can hold, also below a moved row', async () => {
    let parentId = 102;
    const grow = async (): Promise<void> => {
      for (let depth = 0; depth < 30; depth += 1)
        parentId = (await create('dept', { deptName: '深', parentId })).deptId;
    };
    await expect(grow()).rejects.toThrow('部门层级过深');
    const chain = await create('dept', { deptName: '链' });
    let below = chain.deptId;
    for (let depth = 0; depth < 8; depth += 1)
      below = (await create('dept', { deptName: '深', parentId: below })).deptId;
    await expect(update('dept', { deptId: chain.deptId, parentId })).rejects.toThrow(
      '部门层级过深',
    );
  });

  it('keep two moves at once from closing a cycle', async () => {
    await create('dept', { deptName: '甲' });
    await create('dept', { deptName: '乙' });
    const moves = await Promise.allSettled([
      update('dept', { deptId: 300, parentId: 301 }),
      update('dept', { deptId: 301, parentId: 300 }),
    ]);
    expect(moves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('block the removal of rows with children, and soft-deleted names are free again', async () => {
    await expect(remove('dept', [101])).rejects.toMatchObject({
      code: 601,
      message: '存在下级部门,不允许删除',
    });
    await remove('dept', [101, 102]);
    expect((await list('dept')).map((row) => row.deptId)).toEqual([100, 200, 103]);
    expect(await opened.world.sql('select del_flag from test_dept where dept_id = 101')).toEqual([
      { del_flag: '2' },
    ]);
    await create('dept', { deptName: '研发', parentId: 100 });
  });

  it('let guards read the parent', async () => {
    await update('dept', { deptId: 103, status: '1' });
    await expect(create('dept', { deptName: '新', parentId: 103 })).rejects.toThrow(
      '部门停用，不允许新增',
    );
  });
});

describe('relations', () => {
  it('expose other records, null where there is none', async () => {
    await create('person', { personName: '甲', deptId: 102 });
    await create('person', { personName: '乙', bossId: 1 });
    expect(await list('person')).toMatchObject([
      { personName: '甲', dept: { deptName: '前端', status: '0' }, boss: null },
      { personName: '乙', dept: null, boss: { personName: '甲' } },
    ]);
    expect((await list('person', admin, { deptId: '101' })).map((row) => row.personName)).toEqual([
      '甲',
    ]);
  });

  it('refuse keys of records that are not there', async () => {
    await expect(create('person', { personName: '甲', deptId: 999 })).rejects.toMatchObject({
      message: '部门不存在',
      field: 'deptId',
    });
    await expect(create('person', { personName: '甲', tagIds: [1, 99] })).rejects.toThrow(
      '标签不存在',
    );
    await expect(create('person', { personName: '甲', tagIds: 'x' })).rejects.toThrow(
      '请求参数类型不匹配，参数[tagIds]',
    );
    expect(await list('person')).toEqual([]);
  });

  it('link many to many, replacing what is sent and keeping what is not', async () => {
    await create('person', { personName: '甲', tagIds: [2, 1, 2] });
    expect((await get('person', 1)).tagIds).toEqual([1, 2]);
    await update('person', { personId: 1, tagIds: [2, 3] });
    await update('person', { personId: 1, personName: '甲乙' });
    expect((await get('person', 1)).tagIds).toEqual([2, 3]);
    await update('person', { personId: 1, tagIds: [] });
    expect((await get('person', 1)).tagIds).toEqual([]);
  });

  it('restrict, cascade or let go when a row is removed', async () => {
    await create('person', { personName: '甲', deptId: 102, tagIds: [1] });
    await create('person', { personName: '乙', bossId: 1 });
    await create('note', { personId: 1, body: '记' });
    await expect(remove('dept', [103, 102])).rejects.toMatchObject({
      code: 601,
      message: '部门【前端】存在人员,不允许删除',
    });
    await expect(remove('tag', [1])).rejects.toThrow('红已分配,不能删除');
    await remove('person', [1]);
    expect(await opened.world.sql('select * from test_note')).toEqual([]);
    expect(await list('person')).toMatchObject([{ personName: '乙', bossId: null }]);
    await remove('tag', [1]);
    await remove('dept', [102]);
    await create('person', { personName: '甲' });
  });
});

describe('removal in rings', () => {
  it('ends, and takes out everything that refers to each other', async () => {
    const [first, person, ...others] = organisation as [Model, Model, ...Model[]];
    const ring = {
      ...person,
      relations: {
        ...person.relations,
        reports: { type: 'hasMany', model: 'person', foreign: 'bossId', onRemove: 'cascade' },
      },
    } as Model;
    const engine = await opened.world.restart([first, ring, ...others]);
    await create('person', { personName: '甲' });
    await create('person', { personName: '乙', bossId: 1 });
    await update('person', { personId: 1, bossId: 2 });
    await opened.world.database.transaction((db) =>
      engine.resource('person').remove(db, [1], admin),
    );
    expect(await list('person')).toEqual([]);
  });
});
