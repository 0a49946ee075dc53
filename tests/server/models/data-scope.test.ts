/** The data scope of roles, on the people of a small organisation. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../../src/server/http/session.ts';
import { role, staff } from './support/actors.ts';
import { openedOrganisation } from './support/organisation.ts';

const opened = openedOrganisation();
const { create, update, remove, get, list } = opened;

describe('data scope', () => {
  const all = [
    'test:person:list',
    'test:person:query',
    'test:person:add',
    'test:person:edit',
    'test:person:remove',
  ];
  const people = async (actor: Session): Promise<string[]> =>
    (await list('person', actor)).map((row) => row.personName);

  beforeEach(async () => {
    for (const [personName, deptId] of [
      ['总', 100],
      ['研', 101],
      ['前', 102],
      ['市', 103],
      ['分', 200],
    ] as const)
      await create('person', { personName, deptId });
    await update('person', { personId: 5, deptId: 200 });
    await opened.world.sql("update test_person set create_by = 'staff' where person_id = 5");
  });

  it.each([
    ['1 everything', [role('1', all)], ['总', '研', '前', '市', '分']],
    ['2 the departments of the role', [role('2', all, [102, 103])], ['前', '市']],
    ['3 the own department', [role('3', all)], ['研']],
    ['4 the own department and all below', [role('4', all)], ['研', '前']],
    ['5 only what is the own', [role('5', all)], ['分']],
    [
      'the union of several',
      [role('3', all), role('2', all, [103]), role('5', all)],
      ['研', '市', '分'],
    ],
    ['nothing without a role that has the permission', [role('1', ['test:other:list'])], []],
    [
      'only roles that have the permission',
      [role('1', ['test:other:list']), role('3', all)],
      ['研'],
    ],
  ])('%s', async (_, roles, expected) => {
    expect(await people(staff(roles))).toEqual(expected);
  });

  it('shows nothing of departments to someone without one', async () => {
    expect(await people(staff([role('3', all), role('4', all)], { deptId: null }))).toEqual([]);
  });

  it('makes foreign and absent records the same for every operation', async () => {
    const actor = staff([role('4', all)]);
    const message = '没有权限访问人员数据！';
    for (const key of [4, 999]) {
      await expect(get('person', key, actor)).rejects.toThrow(message);
      await expect(update('person', { personId: key, personName: '改' }, actor)).rejects.toThrow(
        message,
      );
      await expect(remove('person', [2, key], actor)).rejects.toThrow(message);
    }
    await update('person', { personId: 3, personName: '改' }, actor);
    await remove('person', [2, 3], actor);
    expect(await people(actor)).toEqual([]);
  });

  it('checks the keys inside a body as those in a path', async () => {
    const actor = staff([role('4', all)]);
    for (const deptId of [103, 999]) {
      await expect(create('person', { personName: '新', deptId }, actor)).rejects.toThrow(
        '没有权限访问部门数据！',
      );
      await expect(update('person', { personId: 2, deptId }, actor)).rejects.toThrow(
        '没有权限访问部门数据！',
      );
    }
    for (const bossId of [4, 999])
      await expect(create('person', { personName: '新', bossId }, actor)).rejects.toThrow(
        '没有权限访问人员数据！',
      );
    await create('person', { personName: '新', deptId: 102, bossId: 2 }, actor);
    await expect(
      create('dept', { deptName: '新', parentId: 103 }, staff([role('4', ['test:dept:add'])])),
    ).rejects.toThrow('没有权限访问部门数据！');
  });
});
