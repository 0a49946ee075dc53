/** Ranges over HTTP: the example docs/examples/booking. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { workbookForm } from '../support/workbook.ts';
import { admin } from './support/actors.ts';
import { morning, noon, serveBookings } from './support/bookings.ts';

const server = serveBookings();
const { call, clear, create, listed } = server;

describe('a range', () => {
  it('is written, read and changed as one value, and kept in two columns', async () => {
    await clear();
    const record = {
      subject: '例会',
      room: 'east',
      time: morning,
      valid: { begin: '2026-03-01', end: null },
      daily: { begin: '08:00:00', end: '18:00:00' },
      people: { begin: 5, end: 20 },
      area: { begin: 20.5, end: 60 },
      budget: { begin: null, end: 800.5 },
    };
    expect(await create(record)).toMatchObject({ code: 200 });
    const [row] = await listed();
    expect(row).toMatchObject({ ...record, days: 0 });
    expect(Object.keys(row!).filter((name) => name.includes('$'))).toEqual([]);
    const [stored] = await server.world.sql(
      'select valid_end, daily_hours_begin, budget_begin from demo_booking',
    );
    expect(stored).toEqual({ valid_end: null, daily_hours_begin: '08:00:00', budget_begin: null });
    const { bookingId } = row!;
    const changed = {
      bookingId,
      ...record,
      valid: { begin: null, end: null },
      people: { begin: 1, end: 1 },
    };
    expect(await call('PUT', '/demo/booking', changed)).toMatchObject({ code: 200 });
    const { data } = await call('GET', `/demo/booking/${String(bookingId)}`);
    expect(data).toMatchObject({ ...record, people: { begin: 1, end: 1 }, valid: null });
  });

  it.each([
    [
      { time: { begin: '2026-03-02 12:00:00', end: '2026-03-02 08:00:00' } },
      '使用时间的开始不能大于结束',
    ],
    [{ time: { begin: '2026-03-02 12:00:00' } }, '使用时间的开始和结束都不能为空'],
    [{ time: {} }, '使用时间不能为空'],
    [{ time: '2026-03-02' }, '使用时间格式不正确'],
    [{ time: { begin: '今天', end: '明天' } }, '使用时间格式不正确'],
    [{ people: { begin: 0, end: 5 } }, '人数不能小于1'],
    [{ people: { begin: 10, end: 9 } }, '人数的开始不能大于结束'],
    [{ budget: { begin: 1.005 } }, '预算最多2位小数'],
    [{ daily: { begin: '08:00:00', end: '25:00:00' } }, '每日时段格式不正确'],
  ])('%j is refused', async (part, msg) => {
    const answer = await create({ subject: 'x', room: 'west', time: noon, ...part });
    expect(answer).toMatchObject({ code: 500, msg });
  });

  it('is sorted by its begin, and described in the document', async () => {
    await clear();
    await create({ subject: 'b', room: 'east', time: noon });
    await create({ subject: 'a', room: 'east', time: morning });
    expect((await listed()).map(({ subject }) => subject)).toEqual(['a', 'b']);
    const down = await listed('&orderByColumn=time&isAsc=descending');
    expect(down.map(({ subject }) => subject)).toEqual(['b', 'a']);
    const routes = server.world.engine.routes();
    const body = routes.find(({ method, path }) => method === 'POST' && path === '/demo/booking')!;
    expect(body.body?.properties?.people).toMatchObject({
      type: 'object',
      properties: { begin: { type: 'integer' }, end: { type: 'integer' } },
    });
    const list = routes.find(({ path }) => path === '/demo/booking/list')!;
    expect(list.query).toMatchObject({
      people: { type: 'integer' },
      params: { properties: { timeBeginTime: {}, beginBudget: { type: 'number' } } },
    });
  });

  it(
    'is found by a value in it and by others that it overlaps, as in memory',
    { timeout: 600_000 },
    async () => {
      const end = fc.option(fc.nat({ max: 9 }), { nil: null, freq: 3 });
      const range = fc
        .tuple(end, end)
        .map(([one, other]) =>
          one !== null && other !== null && one > other
            ? { begin: other, end: one }
            : { begin: one, end: other },
        );
      await fc.assert(
        fc.asyncProperty(
          fc.array(range, { maxLength: 8 }),
          range,
          fc.nat({ max: 9 }),
          async (rows, sought, day) => {
            await clear();
            const days = rows.map(({ begin, end: last }) => ({
              begin: text(begin),
              end: text(last),
            }));
            await server.world.database.transaction(async (db) => {
              for (const [index, valid] of days.entries())
                await server.world.engine.resource('booking').create(
                  db,
                  {
                    subject: `s${index}`,
                    room: 'east',
                    time: {
                      begin: `2026-03-0${index + 1} 08:00:00`,
                      end: `2026-03-0${index + 1} 09:00:00`,
                    },
                    valid,
                    budget: rows[index]!,
                  },
                  admin,
                );
            });
            const there = rows.map((one) => one.begin !== null || one.end !== null);
            const holds = rows.map(
              ({ begin, end: last }, index) =>
                there[index] && (begin === null || begin <= day) && (last === null || last >= day),
            );
            const names = (kept: readonly (boolean | undefined)[]): string[] =>
              kept.flatMap((one, index) => (one ? [`s${index}`] : []));
            const found = await listed(`&valid=${text(day)!}`);
            expect(found.map(({ subject }) => subject)).toEqual(names(holds));
            const search = [
              ...(sought.begin === null ? [] : [`&params[beginBudget]=${sought.begin}`]),
              ...(sought.end === null ? [] : [`&params[endBudget]=${sought.end}`]),
            ].join('');
            const overlapping = rows.map(
              ({ begin, end: last }, index) =>
                search === '' ||
                (there[index] &&
                  (begin === null || sought.end === null || begin < sought.end) &&
                  (last === null || sought.begin === null || sought.begin < last)),
            );
            const over = await listed(search);
            expect(over.map(({ subject }) => subject)).toEqual(names(overlapping));
          },
        ),
        { numRuns: 25 },
      );
    },
  );

  it('is one column of a workbook that reads back', async () => {
    await clear();
    await create({
      subject: '例会',
      room: 'east',
      time: morning,
      valid: { begin: '2026-03-01', end: null },
      budget: { begin: null, end: 800.5 },
      people: { begin: 5, end: 20 },
    });
    const before = await listed();
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/demo/booking/export',
      headers: { authorization: 'admin', 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    const { header, rows } = await readWorkbook(answer.rawPayload);
    const cells = rows.map((row) => [...row.cells]);
    expect(cells[0]![header.indexOf('使用时间')]).toBe(
      '2026-03-02 08:00:00 至 2026-03-02 12:00:00',
    );
    expect(cells[0]![header.indexOf('申请有效期')]).toBe('2026-03-01 至');
    await clear();
    expect(await importing([[...header], ...cells])).toMatchObject({ code: 200 });
    const after = await listed();
    expect(after.map(({ bookingId: _id, createTime: _time, ...row }) => row)).toEqual(
      before.map(({ bookingId: _id, createTime: _time, ...row }) => row),
    );
  });

  it('is imported as people write it, and refused where it is none', async () => {
    await clear();
    const answer = await importing([
      ['主题', '会议室', '使用时间', '预算', '人数'],
      ['甲', '东厅', '2026/3/2 8:00~2026/3/2 9:00', '￥100 到 ￥1,200.5', '5人至20人'],
      ['乙', '东厅', '2026-03-02 08:30:00 至 2026-03-02 10:00:00', '', ''],
      ['丙', '东厅', '2026-03-02', '', ''],
      ['丁', '西厅', '2026-03-03 10:00:00 至 2026-03-03 08:00:00', '', ''],
    ]);
    expect(answer.msg).toContain('使用时间与已有会议预订重叠');
    expect(answer.msg).toContain('格式应为“开始 至 结束”');
    expect(answer.msg).toContain('使用时间的开始不能大于结束');
    expect(await listed()).toMatchObject([
      {
        time: { begin: '2026-03-02 08:00:00', end: '2026-03-02 09:00:00' },
        budget: { begin: 100, end: 1200.5 },
        people: { begin: 5, end: 20 },
      },
    ]);
  });
});

const text = (day: number | null): string | null =>
  day === null ? null : `2026-03-${String(day + 1).padStart(2, '0')}`;

async function importing(lines: readonly string[][]): Promise<Row> {
  const form = await workbookForm(lines[0]!, lines.slice(1));
  const request = new Request('http://x', { method: 'POST', body: form });
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/demo/booking/importData',
    headers: { authorization: 'admin', 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return answer.json();
}
