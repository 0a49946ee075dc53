/** Fields whose value only one record has, on both dialects alike. */
import { describe, expect, it } from 'vitest';
import { openedGadgets } from './support/gadgets.ts';

const { add, change } = openedGadgets();

describe('unique fields', () => {
  it('names the record and the field, as the model words it', async () => {
    await add({ name: '独一', code: 'one' });
    await expect(add({ name: '独一' })).rejects.toMatchObject({
      message: "新增器具'独一'失败，名称已存在",
      field: 'name',
    });
    await expect(add({ name: '其二', code: 'one' })).rejects.toThrow(
      "新增器具'其二'失败，编码重复了",
    );
    const { gadgetId } = await add({ name: '其三' });
    await expect(change({ gadgetId, name: '独一' })).rejects.toThrow(
      "修改器具'独一'失败，名称已存在",
    );
    await change({ gadgetId, name: '其三', amount: 1 });
  });

  it('lets any number of records go without an optional unique value', async () => {
    await add({ code: '' });
    await add({ code: '' });
    await add({ code: null });
    await add({ code: null });
  });

  it('gives the same refusal when two create or change at once', async () => {
    const created = await Promise.allSettled([
      add({ name: '竞争' }),
      add({ name: '竞争' }),
      add({ name: '竞争' }),
    ]);
    expect(created.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = created.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.message] : [],
    );
    expect(reasons).toEqual(Array.from({ length: 2 }, () => "新增器具'竞争'失败，名称已存在"));
    const [one, two] = [await add(), await add()];
    const changed = await Promise.allSettled([
      change({ gadgetId: one.gadgetId, name: '争夺' }),
      change({ gadgetId: two.gadgetId, name: '争夺' }),
    ]);
    const lost = changed.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.message] : [],
    );
    expect(lost).toEqual(["修改器具'争夺'失败，名称已存在"]);
  });
});
