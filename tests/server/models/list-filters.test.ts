/**
 * Filters of lists (docs/protocol/conventions.md#paging-order-filters), the same on both dialects.
 */
import { describe, expect, it } from 'vitest';
import { role, staff } from './support/actors.ts';
import { listedGadgets } from './support/listed-gadgets.ts';

const { opened, found } = listedGadgets();

describe('filters', () => {
  it('contains: any case, nothing of the text is a wildcard', async () => {
    expect(await found({ name: 'ALPHA' })).toEqual(['Alpha', 'alphabet']);
    expect(await found({ name: '%' })).toEqual([]);
    expect(await found({ name: '_' })).toEqual([]);
    expect(await found({ name: '\\' })).toEqual([]);
    expect(await found({ name: '页' })).toEqual(['织页']);
    expect(await found({ name: "' or 1=1 --" })).toEqual([]);
    expect(await found({ name: '' })).toHaveLength(5);
  });

  it('in: repeated or as a comma list', async () => {
    expect(await found({ kind: ['1', '2'] })).toHaveLength(4);
    expect(await found({ kind: '1,3' })).toEqual(['Alpha', 'beta']);
  });

  it('exact: by typed values', async () => {
    expect(await found({ amount: '5' })).toEqual(['Alpha', '织页']);
    expect(await found({ price: '1.50' })).toEqual(['Alpha']);
    expect(await found({ active: 'false' })).toEqual(['alphabet']);
    expect(await found({ serial: '9000000000000000' })).toEqual(['beta']);
  });

  it('dayRange: both days whole', async () => {
    expect(
      await found({ params: { madeBeginTime: '2024-01-31', madeEndTime: '2024-01-31' } }),
    ).toEqual(['Alpha']);
    expect(
      await found({ params: { beginTime: '2026-03-01', endTime: '2026/03/01' } }),
    ).toHaveLength(5);
    expect(await found({ params: { endTime: '2026-02-28' } })).toEqual([]);
  });

  it('timeRange: the moments as sent', async () => {
    expect(
      await found({ params: { seenBeginTime: '2024-01-31', seenEndTime: '2024-01-31' } }),
    ).toEqual(['Alpha']);
    expect(
      await found({
        params: { seenBeginTime: '2024-01-31 00:00:01', seenEndTime: '2024-02-01 08:00' },
      }),
    ).toEqual(['alphabet', 'beta']);
  });

  it('range: numbers, both ends included, either may be absent', async () => {
    expect(await found({ params: { beginPrice: 1.5, endPrice: '1.50' } })).toEqual(['Alpha']);
    expect(await found({ params: { beginPrice: 0 } })).toEqual(['Alpha']);
    expect(await found({ params: { endPrice: 1.49 } })).toEqual([]);
    expect(await found({ params: { beginPrice: '', endPrice: null } })).toHaveLength(5);
    await expect(found({ params: { endPrice: '1,5' } })).rejects.toThrow('params[endPrice]');
  });

  it.each([
    [
      { amount: 'five' },
      "请求参数类型不匹配，参数[amount]要求类型为：'java.lang.Integer'，但输入值为：'five'",
    ],
    [
      { serial: '9007199254740993' },
      "请求参数类型不匹配，参数[serial]要求类型为：'java.lang.Long'，但输入值为：'9007199254740993'",
    ],
    [{ active: 'perhaps' }, "要求类型为：'java.lang.Boolean'"],
    [
      { params: { madeBeginTime: '2023-02-30' } },
      "参数[params[madeBeginTime]]要求类型为：'java.util.Date'，但输入值为：'2023-02-30'",
    ],
    [{ params: { seenEndTime: 'tomorrow' } }, "要求类型为：'java.util.Date'"],
  ])('refuses values of a wrong type: %j', async (filters, message) => {
    await expect(found(filters)).rejects.toThrow(message);
  });

  it('ignores parameters that are no filters, and fields the caller may not read', async () => {
    expect(
      await found({ nothing: 'x', __proto__: 'y', secret: 'x', inner: 'y', params: 'text' }),
    ).toHaveLength(5);
    const clerk = staff([role('1', ['test:gadget:list'])]);
    expect(
      (
        await opened.gadgets.list(
          opened.world.database.read,
          { filters: { secret: 'nope' } },
          clerk,
        )
      ).total,
    ).toBe(5);
  });
});
