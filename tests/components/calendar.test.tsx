/** A list as a calendar: what it asks the server for, and what it shows of the answers. */
import { afterEach, expect, it } from 'vitest';
import type { CalendarLayoutPlan } from '../../src/blocks/list/layouts/plan.ts';
// Its code comes late: here it is there when it is asked for.
import '../../src/blocks/list/layouts/calendar/CalendarLayout.tsx';
import { ListBlock } from '../../src/blocks/list/ListBlock.tsx';
import { column, listPlan } from '../runtime/support.ts';
import { draw, type Drawn } from './support.tsx';
import { until } from '../until.ts';

let drawn: Drawn;
afterEach(() => drawn.remove());

const layout: CalendarLayoutPlan = {
  key: 'calendar',
  type: 'calendar',
  loadsItself: true,
  list: { tree: undefined },
  card: { title: column('name'), shownElsewhere: ['name'] },
  start: { field: 'start', hasTime: true, range: 'time', prefix: 'start' },
  end: { field: 'end', hasTime: true, range: 'time', prefix: 'end' },
};
const rows = [
  { id: 1, name: '甲', start: '2026-03-10 09:30:00', end: '2026-03-12 10:00:00' },
  { id: 2, name: '乙', start: '2026-03-10 14:00:00', end: null },
];

const plan = listPlan({
  request: { url: '/demo/outing/list' },
  columns: [column('name')],
  paged: true,
  urlState: true,
  layouts: [layout],
});
const isWithin = (params: unknown): boolean => JSON.stringify(params).includes('startBeginTime');

const broken = (): never => {
  throw new Error('断开了');
};

/** Until the code of the layout, which comes late, shows a text. */
const said = (text: string) =>
  until(async () => {
    await drawn.rest();
    expect(drawn.root.textContent).toContain(text);
  });

it('says that nothing came, and of a part of the days that it did not', async () => {
  drawn = await draw(<ListBlock plan={plan} />, broken);
  await said('断开了');
  expect(drawn.root.querySelector('.pl-days')).toBeNull();
  drawn.remove();
  drawn = await draw(<ListBlock plan={plan} />, ({ params }) => {
    if (isWithin(params)) return { code: 200, msg: '', rows, total: rows.length };
    return broken();
  });
  await said('断开了');
  expect(drawn.root.querySelector('.pl-days')).not.toBeNull();
  expect(drawn.root.querySelector('[role=alert] button')?.textContent).toMatch(/重\s*试/);
});

it('a calendar without ends, which asks once, says that nothing came', async () => {
  const { end: _end, ...begun } = layout;
  const own = { ...plan, layouts: [begun as CalendarLayoutPlan] };
  drawn = await draw(<ListBlock plan={own} />, broken);
  await said('断开了');
  expect(drawn.root.querySelector('.pl-days')).toBeNull();
});

it('asks for the days on show, and for what began before and lasts until then', async () => {
  drawn = await draw(<ListBlock plan={plan} />, ({ params }) => {
    const found = isWithin(params) ? rows : [];
    return { code: 200, msg: '', rows: found, total: found.length };
  });
  // The code of the layout comes late.
  await until(async () => {
    await drawn.rest();
    expect(drawn.sent).toHaveLength(2);
  });
  expect(drawn.sent.map(({ params }) => params?.params)).toEqual([
    {
      startBeginTime: expect.stringMatching(/ 00:00:00$/),
      startEndTime: expect.stringMatching(/ 23:59:59$/),
    },
    {
      startEndTime: expect.stringMatching(/ 23:59:59$/),
      endBeginTime: expect.stringMatching(/ 00:00:00$/),
    },
  ]);
  expect(drawn.root.querySelector('.pl-calendar')).not.toBeNull();
});
