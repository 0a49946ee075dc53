/** Whose log rows somebody sees whose data scope is limited. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { openOffice } from './support/office.ts';
import type { Answer, Office } from './support/office.ts';
import { signIns, operations, lock, locked } from './support/log-rows.ts';
import { ok } from '../support/index.ts';

let office: Office;

beforeEach(async () => {
  office = await openOffice();
});

afterEach(() => office.close());

describe('the data scope', () => {
  const permissions = ['list', 'remove', 'export']
    .flatMap((verb) => [`monitor:operlog:${verb}`, `monitor:logininfor:${verb}`])
    .concat('monitor:logininfor:unlock');
  /**
   * Of department 103 and below; somebody there, somebody elsewhere, and a name that nobody has.
   */
  async function scene() {
    const leader = await office.staff(permissions, { dataScope: '4', deptId: 103 });
    const db = office.database.write;
    const addUser = async (user_name: string, dept_id: number): Promise<number> => {
      const added = await db
        .insertInto('sys_user')
        .values({ user_name, nick_name: user_name, dept_id, status: '0', del_flag: '0' })
        .returning('user_id')
        .executeTakeFirstOrThrow();
      return added.user_id;
    };
    const userIds = { near: await addUser('near', 103), far: await addUser('far', 105) };
    const owners = [
      ['near', userIds.near, 103],
      ['far', userIds.far, 105],
      ['nobody', null, null],
    ] as const;
    await db.deleteFrom('sys_logininfor').execute();
    for (const [user_name, user_id, dept_id] of owners) {
      await db
        .insertInto('sys_logininfor')
        .values({ ...signIns[0], user_name, user_id, dept_id })
        .execute();
      await db
        .insertInto('sys_oper_log')
        .values({ ...operations[0], oper_name: user_name, user_id, dept_id })
        .execute();
    }
    return leader;
  }

  it('limits lists, exports, removing and clearing', async () => {
    const leader = await scene();
    for (const [path, member, key] of [
      ['/monitor/logininfor', 'userName', 'infoId'],
      ['/monitor/operlog', 'operName', 'operId'],
    ] as const) {
      const { rows } = await leader.get(`${path}/list`);
      const seen = rows.map((row: Answer) => row[member] as string);
      expect(seen).toContain('near');
      expect(seen.filter((name: string) => ['far', 'nobody'].includes(name))).toEqual([]);
      const exported = await readWorkbook((await leader.form(`${path}/export`, {})).rawPayload);
      expect(JSON.stringify(exported.rows)).not.toMatch(/far|nobody/);
      const all = (await office.admin.get(`${path}/list`)).rows as Answer[];
      for (const name of ['far', 'nobody']) {
        const id = all.find((row) => row[member] === name)![key];
        expect(await leader.remove(`${path}/${id}`)).toEqual(await leader.remove(`${path}/999999`));
      }
      expect(await leader.remove(`${path}/clean`)).toEqual(ok);
      const left = new Set(
        (await office.admin.get(`${path}/list`)).rows.map((row: Answer) => row[member]),
      );
      expect([left.has('near'), left.has('far'), left.has('nobody')]).toEqual([false, true, true]);
    }
  });

  it('limits unlocking; names of others and of nobody read the same', async () => {
    const leader = await scene();
    for (const name of ['near', 'far', 'ghost']) await lock(office, name);
    expect(await leader.get('/monitor/logininfor/unlock/near')).toEqual(ok);
    const refused = { code: 500, msg: '没有权限访问用户数据！' };
    for (const name of ['far', 'ghost'])
      expect(await leader.get(`/monitor/logininfor/unlock/${name}`)).toEqual(refused);
    expect((await locked(office)).sort()).toEqual(['far', 'ghost']);
  });

  it('is written with each row: who, and of which department at the time', async () => {
    const staff = await office.staff(['system:post:add'], { dataScope: '5', deptId: 105 });
    await staff.post('/system/post', { postCode: 'seen', postName: '可见', postSort: 1 });
    const [row] = (await office.operations()).slice(-1);
    expect(row).toMatchObject({ title: '岗位管理', dept_id: 105 });
    expect(row?.user_id).toBeGreaterThan(1);
  });
});
