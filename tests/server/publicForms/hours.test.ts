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
  const server = startedServer();

  it('says when it opens again, and refuses what is sent meanwhile', async () => {
    const admin = await server.admin();
    // An hour of the other half of the day is not now, whatever the time is.
    const isMorning = timeText().slice(11) < '12:00:00';
    const hours = isMorning
      ? { begin: '13:00:00', end: '14:00:00' }
      : { begin: '01:00:00', end: '02:00:00' };
    const { token } = await linkTo(admin, { hours });
    const { data } = done(await server.client().get(`/public/form/${token}`));
    const { closed, ...rest } = data as { closed: string };
    expect(closed).toMatch(new RegExp(`^该表单现在不开放，\\d{4}-.* ${hours.begin} 起可以填写$`));
    expect(rest).toEqual({ title: '预约' });
    expect(await fill(server, token)).toMatchObject({ code: 500, msg: closed });
    const { token: whole } = await linkTo(admin, { hours: { begin: '00:00:00', end: '23:59:59' } });
    const shown = done(await server.client().get(`/public/form/${whole}`)).data;
    expect(shown).toHaveProperty(timeText().endsWith('23:59:59') ? 'closed' : 'form');
  });

  it('is open over midnight', async () => {
    const admin = await server.admin();
    // From the next hour to the present one: closed now, whatever the time is.
    const hour = (offset: number) => timeText(Date.now() + offset * 3_600_000).slice(11, 13);
    const closed = { begin: `${hour(2)}:00:00`, end: `${hour(0)}:00:00` };
    const { token } = await linkTo(admin, { hours: closed });
    const said = done(await server.client().get(`/public/form/${token}`)).data;
    expect((said as { closed: string }).closed).toContain(`${closed.begin} 起可以填写`);
    const open = { begin: `${hour(-1)}:00:00`, end: `${hour(-2)}:00:00` };
    const { token: other, formId } = await linkTo(admin, { hours: open });
    expect(done(await server.client().get(`/public/form/${other}`)).data).toHaveProperty('form');
    expect(await fill(server, other)).toMatchObject({ code: 200 });
    const { data } = done(await admin.get(`/tool/publicForm/${formId}`));
    expect(data).toMatchObject({ hours: open });
    const changed = { ...(data as object), hours: { begin: '22:00', end: '06:00' } };
    done(await admin.put('/tool/publicForm', changed));
  });

  it('takes no hours that are none', async () => {
    const admin = await server.admin();
    for (const more of [{ hours: { begin: '09:00:00', end: '09:00:00' } }, { days: '7' }])
      await expect(linkTo(admin, more)).rejects.toThrow();
  });
});
