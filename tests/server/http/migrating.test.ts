/**
 * What clients hear while tables change: in the process that changes them, and in one of before.
 */
import { describe, expect, it, vi } from 'vitest';
import { listen } from '../../../src/server/listen.ts';
import { announcing } from '../../../src/server/migrating.ts';
import { execute } from '../../../src/server/models/sql.ts';
import { startServer } from '../support/index.ts';

const limits = { connections: 100, connectionsPerAddress: 0 };

describe('a start that brings many rows along', () => {
  it('answers how far it is', async () => {
    let time = 0;
    const listener = await listen('127.0.0.1', 0, limits);
    try {
      const { progress } = announcing(listener, () => time);
      await progress!({ model: 'sale', done: 1, total: 1000 });
      const starting = await fetch(`${listener.url}/readyz`);
      expect(await starting.json()).toMatchObject({ reason: 'starting' });
      time = 60_000;
      await progress!({ model: 'sale', done: 450, total: 1000 });
      const probe = await fetch(`${listener.url}/readyz`);
      expect(probe.status).toBe(503);
      expect(await probe.json()).toEqual({
        code: 503,
        msg: '系统正在升级数据，已完成45%，请稍后再试',
        reason: 'migrating',
        model: 'sale',
        done: 450,
        total: 1000,
      });
      const other = await fetch(`${listener.url}/system/post/list`);
      expect(other.status).toBe(503);
      expect(other.headers.get('retry-after')).toBe('5');
      expect(await other.json()).toEqual({
        code: 503,
        msg: '系统正在升级数据，已完成45%，请稍后再试',
      });
    } finally {
      await listener.close({ delay: 0, patience: 0 });
    }
  });
});

it('a start that goes over a large table says so before it begins', async () => {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
  const listener = await listen('127.0.0.1', 0, limits);
  try {
    const { announce } = announcing(listener);
    announce!({ model: 'sale', table: 'shop_sale', rows: 1_000_000, isWrittenAnew: true });
    expect(lines).toEqual([
      "Model 'sale': table shop_sale (1000000 rows) is written anew, which takes a while.",
    ]);
    const probe = await fetch(`${listener.url}/readyz`);
    expect(await probe.json()).toMatchObject({ reason: 'migrating', model: 'sale', done: 0 });
  } finally {
    log.mockRestore();
    await listener.close({ delay: 0, patience: 0 });
  }
});

describe('a process whose table a newer one has changed', () => {
  it('answers 503 with words instead of wrong data', async () => {
    const server = await startServer();
    try {
      const admin = await server.admin();
      await execute(
        server.database.write,
        'alter table sys_post rename column post_sort to post_order',
      );
      const response = await admin.raw('GET', '/system/post/list');
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('2');
      expect(await response.json()).toEqual({ code: 503, msg: '系统正在升级，请稍后再试' });
    } finally {
      await server.stop();
    }
  });
});
