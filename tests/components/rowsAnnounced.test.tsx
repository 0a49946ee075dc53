/** Rows that the designer sends reach the lists of their model on all pages of the window. */
import { act, useEffect, useMemo } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useSending } from '../../src/designer/rows/useSending.ts';
import { protocol } from '../../src/protocol/index.ts';
import { plainHttp } from '../../src/runtime/data/announcements.ts';
import { RequestPool } from '../../src/runtime/data/pool.ts';
import { RuntimeHostContext, useRuntimeHost } from '../../src/runtime/host.ts';
import type { Model } from '../../src/schema/generated/types.gen.ts';
import { required } from '../../src/schema/required.ts';
import { draw, type Drawn } from './support.tsx';

const drawn: Drawn[] = [];
afterEach(() => drawn.splice(0).forEach((one) => one.remove()));

const model: Model = {
  version: 2,
  name: 'staff',
  label: '员工',
  table: 'demo_staff',
  key: 'staffId',
  path: '/demo/staff',
  fields: {
    staffId: { type: 'id', label: '编号' },
    name: { type: 'string', label: '姓名' },
  },
};
const kept = { text: '姓名\n张三\n李四', head: 1, key: 'k', done: [] };
const keys = { get: () => null, set: () => true, names: () => [], watch: () => () => undefined };

/** The designer stands outside of any page: it has the http of the application. */
function Sending() {
  const host = useRuntimeHost();
  const outer = useMemo(() => ({ ...host, http: plainHttp(host.http) }), [host]);
  return (
    <RuntimeHostContext value={outer}>
      <SendButton />
    </RuntimeHostContext>
  );
}

function SendButton() {
  const { http } = useRuntimeHost();
  useEffect(() => {
    const pool = new RequestPool(http, protocol);
    const ends = [pool.follow(), pool.use({ url: '/demo/staff/list' })];
    return () => ends.forEach((end) => end());
  }, [http]);
  const { send } = useSending({ keys, page: 'demo/staff', kept, model });
  return (
    <button type="button" onClick={send}>
      send
    </button>
  );
}

it('loads open lists again, once for all rows', async () => {
  const page = await draw(<Sending />);
  drawn.push(page);
  const button = required(page.root.querySelector('button') ?? undefined, 'the button');
  await act(async () => button.click());
  await page.rest();
  await page.rest();
  expect(page.sent.map(({ method = 'GET', url }) => `${method} ${url}`)).toEqual([
    'GET /demo/staff/list',
    'POST /demo/staff',
    'POST /demo/staff',
    'GET /demo/staff/list',
  ]);
});
