/** Many connections doing what people do, some of it heavy. */
import http from 'node:http';
import { call, isGood } from './clients.ts';
import type { Call } from './clients.ts';
import { latenciesOf } from './light.ts';
import type { Latencies } from './light.ts';
import type { Rig } from './rig.ts';
import { required } from '../../src/schema/required.ts';

export interface Mixed {
  kinds: Record<string, Latencies>;
  /** Posts whose creation was acknowledged, and those of them that are not there. */
  created: number;
  lost: number;
  /** Answers a second. */
  rate: number;
}

type Kind =
  'who am I' | 'short list' | 'page of the big list' | 'create' | 'search in the big list';

/** Of twenty requests: so many of each kind. */
const mix: readonly Kind[] = [
  ...Array<Kind>(7).fill('who am I'),
  ...Array<Kind>(6).fill('short list'),
  ...Array<Kind>(4).fill('page of the big list'),
  ...Array<Kind>(2).fill('create'),
  'search in the big list',
];

const list = '/api/system/post/list';

function requestOf(kind: Kind, serial: number): Omit<Call, 'token'> {
  switch (kind) {
    case 'who am I':
      return { path: '/api/getInfo' };
    case 'short list':
      return { path: '/api/system/role/list?pageNum=1&pageSize=10' };
    case 'page of the big list':
      return { path: `${list}?pageNum=${(serial % 50) + 1}&pageSize=10` };
    case 'search in the big list':
      return { path: `${list}?postName=${encodeURIComponent(`岗位 ${100 + serial}`)}` };
    default:
      return {
        method: 'POST',
        path: '/api/system/post',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          postCode: `mixed-${serial}`,
          postName: `mixed-${serial}`,
          postSort: 1,
          status: '0',
        }),
      };
  }
}

/** @param until whether to go on, asked before each request with its number */
export async function mixed(
  rig: Rig,
  connections: number,
  until: (serial: number) => boolean,
): Promise<Mixed> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: Record<string, number[]> = {};
  const failures: Record<string, number> = {};
  const acknowledged: string[] = [];
  let serial = 0;
  const started = performance.now();
  const connection = async (index: number): Promise<void> => {
    while (until(serial)) {
      const own = serial++;
      const kind = required(mix[own % mix.length], 'kind');
      const expected = {
        ...requestOf(kind, own),
        token: required(rig.people[index % rig.people.length], 'person'),
      };
      const answer = await call(rig.url, agent, expected);
      (times[kind] ??= []).push(answer.took);
      if (!isGood(answer)) failures[kind] = (failures[kind] ?? 0) + 1;
      else if (kind === 'create') acknowledged.push(`mixed-${own}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => connection(index)));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  const kinds = Object.fromEntries(
    Object.entries(times).map(([kind, all]) => [
      kind,
      { ...latenciesOf(all), failed: failures[kind] ?? 0 },
    ]),
  );
  return {
    kinds,
    created: acknowledged.length,
    lost: await lostOf(rig, acknowledged),
    rate: serial / seconds,
  };
}

async function lostOf(rig: Rig, acknowledged: readonly string[]): Promise<number> {
  const store = await rig.foreign();
  const rows = await store.run(`select post_code from sys_post where post_code like 'mixed-%'`);
  await store.close();
  const there = new Set(rows.map((row) => row.post_code));
  return acknowledged.filter((code) => !there.has(code)).length;
}
