/** Dictionary entries of an installation that is older than the colours which ship today. */
import { expect, it } from 'vitest';
import type { Db } from '../../../src/server/db/database.ts';
import { restarted } from '../support/restarted.ts';

it('take the colours that ship today where nobody has edited them', async () => {
  const shipped = { sys_normal_disable: 6, sys_job_status: 8, sys_notice_status: 16 };
  const formerly = [...Object.values(shipped), 28];
  const change = async (db: Db) => {
    const set = (codes: number[], values: object) =>
      db.updateTable('sys_dict_data').set(values).where('dict_code', 'in', codes).execute();
    await set(formerly, { list_class: 'primary' });
    // Somebody wanted these two as they are: one was saved, the other is of another colour.
    await set([8], { update_by: 'admin', update_time: '2026-03-01 12:00:00' });
    await set([16], { list_class: 'warning' });
    const own = { dict_label: '好', dict_value: 'x', dict_type: 'sys_normal_disable' };
    await db
      .insertInto('sys_dict_data')
      .values({ ...own, dict_sort: 9, list_class: 'primary', is_default: 'N', status: '0' })
      .execute();
  };
  await restarted(change, async ({ read }) => {
    const rows = await read
      .selectFrom('sys_dict_data')
      .select(['dict_code', 'dict_value', 'list_class', 'update_time'])
      .execute();
    const colour = (code: number) => rows.find((row) => row.dict_code === code)?.list_class;
    expect(formerly.map(colour)).toEqual(['success', 'primary', 'warning', 'success']);
    expect(rows.find((row) => row.dict_value === 'x')?.list_class).toBe('primary');
    expect(rows.find((row) => row.dict_code === 6)?.update_time).toBeNull();
    // Entries that shipped with the colour and keep it.
    expect([colour(4), colour(12)]).toEqual(['primary', 'primary']);
  });
});
