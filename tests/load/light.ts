/** Light requests, and how long they take while something else goes on. */
import http from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { call, isGood } from './clients.ts';
import type { Rig } from './rig.ts';

/** What people do all the time: who am I, a short list, a dictionary, a static page. */
const light = [
  '/api/getInfo',
  '/api/system/role/list?pageNum=1&pageSize=10',
  '/api/system/dict/data/type/sys_normal_disable',
  '/schemas/index.json',
];

export interface Latencies {
  count: number;
  /** Requests that were not answered with success. */
  failed: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  longest: number;
}

/** @param pause milliseconds between two requests of one of the four lanes */
export async function during(
  { url, token }: Rig,
  work: () => Promise<void>,
  pause = 5,
): Promise<Latencies> {
  const agent = new http.Agent({ keepAlive: true });
  const state = { isOver: false };
  const times: number[] = [];
  let failed = 0;
  const lane = async (path: string): Promise<void> => {
    do {
      const answer = await call(url, agent, { path, token });
      times.push(answer.took);
      if (!isGood(answer)) failed += 1;
      await setTimeout(pause);
    } while (!state.isOver);
  };
  const lanes = light.map(lane);
  await work().finally(() => {
    state.isOver = true;
  });
  await Promise.all(lanes);
  agent.destroy();
  return { ...latenciesOf(times), failed };
}

export function latenciesOf(times: readonly number[]): Omit<Latencies, 'failed'> {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), longest: at(1) };
}
