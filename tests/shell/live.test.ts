import { expect, test, vi } from 'vitest';
import { createLive } from '../../src/shell/live/live.ts';
import { until } from '../until.ts';

/** A stream of the server whose texts come as they are given. */
function stream() {
  let out!: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => void (out = controller),
  });
  return {
    answer: new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
    say: (text: string) => out.enqueue(new TextEncoder().encode(text)),
    end: () => out.close(),
    fail: () => out.error(new TypeError('aborted')),
  };
}

const state = (unread: number) => `event: state\ndata: {"unread":${unread},"schemas":"a"}\n\n`;

function window(answers: (() => Promise<Response>)[]) {
  const asked: RequestInit[] = [];
  const live = createLive({
    address: '/api/events',
    token: () => 'token',
    fetch: async (_address, options) => {
      asked.push(options!);
      return (answers[asked.length - 1] ?? answers.at(-1)!)();
    },
  });
  return { live, asked, stop: live.connect() };
}

test('passes on what the server sends, however its text is cut', async () => {
  const first = stream();
  const { live, asked, stop } = window([async () => first.answer]);
  first.say(': open\n\nevent: st');
  first.say('ate\ndata: {"unread":3,"sch');
  first.say('emas":"a"}\n\n');
  await until(() =>
    expect(live.store.getState()).toEqual({ mode: 'live', latest: { unread: 3, schemas: 'a' } }),
  );
  expect(asked[0]?.headers).toEqual({
    'X-Session': 'cookie',
    'Accept-Language': 'zh-CN',
    Authorization: 'Bearer token',
  });
  first.say(state(4) + state(5));
  await until(() => expect(live.store.getState().latest?.unread).toBe(5));
  stop();
});

test('comes back after a stream broke off, and not after the server wants no other', async () => {
  vi.useFakeTimers();
  const [first, second] = [stream(), stream()];
  const { live, asked, stop } = window([
    async () => first.answer,
    () => Promise.reject(new TypeError('network')),
    async () => second.answer,
  ]);
  first.say(state(1));
  await until(() => expect(live.store.getState().latest?.unread).toBe(1));
  first.end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(3);
  second.say(`${state(2)}event: end\ndata: replaced\n\n`);
  await until(() =>
    expect(live.store.getState()).toEqual({ mode: 'off', latest: { unread: 2, schemas: 'a' } }),
  );
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(3);
  stop();
  vi.useRealTimers();
});

test('a refusal is final until the window is seen again; a broken server is not', async () => {
  vi.useFakeTimers();
  const refused = window([async () => Response.json({ code: 401, msg: '' })]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([refused.asked.length, refused.live.store.getState().mode]).toEqual([1, 'off']);
  const broken = window([async () => new Response('', { status: 502 })]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(broken.asked.length).toBeGreaterThan(5);
  expect(broken.asked.length).toBeLessThan(25);
  expect(broken.live.store.getState().mode).toBe('off');
  broken.stop();
  refused.stop();
  vi.useRealTimers();
});

test('a stream that says nothing for long is taken for dead', async () => {
  vi.useFakeTimers();
  const dead = stream();
  const { asked, stop } = window([async () => dead.answer, () => new Promise(() => undefined)]);
  asked[0]?.signal!.addEventListener('abort', dead.fail);
  dead.say(': open\n\n');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toHaveLength(2);
  stop();
  vi.useRealTimers();
});
