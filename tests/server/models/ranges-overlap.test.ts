/** Ranges that may not overlap, under concurrent writers: the example docs/examples/booking. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import { morning, noon, serveBookings } from './support/bookings.ts';

const { call, clear, create, listed } = serveBookings();

describe('ranges that may not overlap', () => {
  it('follow on each other, in a room, and stay apart on changes', async () => {
    await clear();
    expect(await create({ subject: 'a', room: 'east', time: morning })).toMatchObject({
      code: 200,
    });
    expect(await create({ subject: 'b', room: 'east', time: noon })).toMatchObject({ code: 200 });
    const between = { begin: '2026-03-02 11:00:00', end: '2026-03-02 12:30:00' };
    expect(await create({ subject: 'c', room: 'east', time: between })).toMatchObject({
      code: 500,
      msg: '使用时间与已有会议预订重叠',
    });
    expect(await create({ subject: 'c', room: 'west', time: between })).toMatchObject({
      code: 200,
    });
    const [, , third] = (await listed('&orderByColumn=bookingId')) as [Row, Row, Row];
    expect(await call('PUT', '/demo/booking', { ...third, room: 'east' })).toMatchObject({
      code: 500,
      msg: '使用时间与已有会议预订重叠',
    });
    expect(await call('PUT', '/demo/booking', { ...third, subject: 'd' })).toMatchObject({
      code: 200,
    });
  });

  it('are stored once, however many ask for them at a time', async () => {
    await clear();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        create({
          subject: `s${index}`,
          room: 'east',
          time: { begin: '2026-03-02 08:00:00', end: `2026-03-02 09:0${index}:00` },
        }),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await listed()).toHaveLength(1);
  });

  it('are apart after any history of several writers at a time', { timeout: 600_000 }, async () => {
    const slot = fc
      .tuple(fc.constantFrom('east', 'west'), fc.nat({ max: 20 }), fc.integer({ min: 1, max: 5 }))
      .map(([room, begin, length]) => ({ room, begin, end: begin + length }));
    await fc.assert(
      fc.asyncProperty(fc.array(slot, { minLength: 2, maxLength: 12 }), async (slots) => {
        await clear();
        const at = (hour: number) => `2026-03-02 ${String(hour % 24).padStart(2, '0')}:00:00`;
        await Promise.all(
          slots.map(({ room, begin, end }, index) =>
            create({
              subject: `s${index}`,
              room,
              time: { begin: at(begin), end: at(Math.min(end, 23)) },
            }),
          ),
        );
        const rows = await listed();
        expect(rows.length).toBeGreaterThan(0);
        for (const one of rows)
          for (const other of rows)
            expect(
              one === other ||
                one.room !== other.room ||
                one.time.end <= other.time.begin ||
                other.time.end <= one.time.begin,
            ).toBe(true);
      }),
      { numRuns: 10 },
    );
  });
});
