/** Opening hours of public forms: of each day, and on some days of the week. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isOpenHour,
  nextOpening,
  type OpeningHours,
} from '../../../src/server/capabilities/publicForms/hours.ts';
import { timeText } from '../../../src/server/db/time.ts';
import { startedServer } from '../support/index.ts';
import { done, fill, linkTo } from './support.ts';

const always: OpeningHours = { opensAt: null, closesAt: null, hours: null, days: '0' };
const night = { begin: '22:00:00', end: '06:00:00' };
const whole = { begin: '00:00:00', end: '23:59:59' };
const office = { begin: '09:00:00', end: '18:00:00' };
const at = (clock: string): number => Date.parse(`${clock.replace(' ', 'T')}+08:00`);

describe('opening hours', () => {
  it.each<[string, Partial<OpeningHours>, string | undefined]>([
    ['2026-11-24 08:59:59', { hours: office }, '2026-11-24 09:00:00'],
    ['2026-11-24 09:00:00', { hours: office }, '2026-11-24 09:00:00'],
    ['2026-11-24 18:00:00', { hours: office }, '2026-11-25 09:00:00'],
    // A Friday evening, and a Saturday.
    ['2026-11-27 19:00:00', { hours: office, days: '1' }, '2026-11-30 09:00:00'],
    ['2026-11-28 12:00:00', { days: '1' }, '2026-11-30 00:00:00'],
    ['2026-11-25 12:00:00', { days: '2' }, '2026-11-28 00:00:00'],
    [
      '2026-11-24 12:00:00',
      { hours: office, opensAt: '2026-11-26 20:00:00' },
      '2026-11-27 09:00:00',
    ],
    ['2026-11-24 19:00:00', { hours: office, closesAt: '2026-11-25 08:00:00' }, undefined],
    ['2026-11-24 23:59:58', { hours: whole }, '2026-11-24 23:59:58'],
    ['2026-11-24 23:59:59', { hours: whole }, '2026-11-25 00:00:00'],
    // Over midnight: a night belongs to the day that it begins on.
    ['2026-11-24 21:59:59', { hours: night }, '2026-11-24 22:00:00'],
    ['2026-11-24 23:30:00', { hours: night }, '2026-11-24 23:30:00'],
    ['2026-11-25 05:59:59', { hours: night }, '2026-11-25 05:59:59'],
    ['2026-11-25 06:00:00', { hours: night }, '2026-11-25 22:00:00'],
    ['2026-11-28 05:00:00', { hours: night, days: '1' }, '2026-11-28 05:00:00'],
    ['2026-11-28 06:00:00', { hours: night, days: '1' }, '2026-11-30 22:00:00'],
    ['2026-11-30 01:00:00', { hours: night, days: '1' }, '2026-11-30 22:00:00'],
    ['2026-11-30 01:00:00', { hours: night, days: '2' }, '2026-11-30 01:00:00'],
    [
      '2026-11-24 12:00:00',
      { hours: night, opensAt: '2026-11-26 03:00:00' },
      '2026-11-26 03:00:00',
    ],
    ['2026-11-24 12:00:00', { hours: night, closesAt: '2026-11-24 21:00:00' }, undefined],
  ])('at %s with %j it opens next at %s', (clock, more, expected) => {
    expect(nextOpening(at(clock), { ...always, ...more })).toBe(expected);
  });

  it('open next at a time at which they are open, and at none before', () => {
    const time = fc
      .integer({ min: 0, max: 86_399 })
      .map((second) => timeText(second * 1000).slice(11));
    const opening = fc
      .tuple(time, time, fc.constantFrom('0', '1', '2'))
      .filter(([begin, end]) => begin !== end)
      .map(([begin, end, days]) => ({ ...always, hours: { begin, end }, days }));
    const moment = fc.integer({ min: at('2026-01-01 00:00:00'), max: at('2027-01-01 00:00:00') });
    fc.assert(
      fc.property(opening, moment, (hours, now) => {
        const next = nextOpening(now, hours)!;
        const present = timeText(now);
        expect(isOpenHour(next, hours)).toBe(true);
        expect(next >= present).toBe(true);
        expect(next === present).toBe(isOpenHour(present, hours));
      }),
    );
  });
});

describe('a link with opening hours', () => {
  let clock = at('2026-11-24 08:30:00');
  const server = startedServer({ now: () => clock });
  const shown = async (token: string) => done(await server.client().get(`/public/form/${token}`));

  it('says when it opens again, and refuses what is sent meanwhile', async () => {
    const admin = await server.admin();
    const { token } = await linkTo(admin, { hours: office });
    const closed = '该表单现在不开放，2026-11-24 09:00:00 起可以填写';
    expect((await shown(token)).data).toEqual({ title: '预约', closed });
    expect(await fill(server, token)).toMatchObject({ code: 500, msg: closed });
    clock = at('2026-11-24 09:00:00');
    expect((await shown(token)).data).toHaveProperty('form');
    expect(await fill(server, token)).toMatchObject({ code: 200 });
    clock = at('2026-11-24 18:00:00');
    expect((await shown(token)).data).toMatchObject({
      closed: '该表单现在不开放，2026-11-25 09:00:00 起可以填写',
    });
  });

  it('is open over midnight', async () => {
    const admin = await server.admin();
    const { token, formId } = await linkTo(admin, { hours: night });
    clock = at('2026-11-24 21:59:59');
    expect((await shown(token)).data).toMatchObject({
      closed: '该表单现在不开放，2026-11-24 22:00:00 起可以填写',
    });
    clock = at('2026-11-25 05:59:59');
    expect((await shown(token)).data).toHaveProperty('form');
    expect(await fill(server, token)).toMatchObject({ code: 200 });
    // The session of the evening before is over.
    const next = await server.admin();
    const { data } = done(await next.get(`/tool/publicForm/${formId}`));
    expect(data).toMatchObject({ hours: night });
    const changed = { ...(data as object), hours: { begin: '21:00', end: '06:00' } };
    done(await next.put('/tool/publicForm', changed));
  });

  it('takes no hours that are none', async () => {
    const admin = await server.admin();
    for (const more of [{ hours: { begin: '09:00:00', end: '09:00:00' } }, { days: '7' }])
      await expect(linkTo(admin, more)).rejects.toThrow();
  });
});
