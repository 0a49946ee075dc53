/** A list as a calendar: what it asks the server for, and what it shows of the answers. */
import { afterEach, expect, it, vi } from 'vitest';
import type { CalendarLayoutPlan } from '../../src/blocks/list/layouts/plan.ts';
import { ListBlock } from '../../src/blocks/list/ListBlock.tsx';
import { column, listPlan } from '../runtime/support.ts';
import { draw, type Drawn } from './support.tsx';

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

it('asks for the days on show, and for what began before and lasts until then', async () => {
  const plan = listPlan({
    request: { url: '/demo/outing/list' },
    columns: [column('name')],
    paged: true,
    urlState: true,
    layouts: [layout],
  });
  drawn = await draw(<ListBlock plan={plan} />, ({ params }) => {
    const isWithin = JSON.stringify(params).includes('startBeginTime');
    return { code: 200, msg: '', rows: isWithin ? rows : [], total: isWithin ? rows.length : 0 };
  });
  // The code of the layout comes late.
  await vi.waitFor(
    async () => {
      await drawn.rest();
      expect(drawn.sent).toHaveLength(2);
    },
    { timeout: 20_000 },
  );
  await drawn.rest();
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
