import { expect, it } from 'vitest';
import { EventStream } from '../../../src/server/push/event-stream.ts';

const open = () => new EventStream({ sessionId: 'a', userId: 1 });
const texts = (stream: EventStream): string => {
  let read = '';
  for (
    let part = stream.read() as Buffer | null;
    part !== null;
    part = stream.read() as Buffer | null
  )
    read += part.toString();
  return read;
};

it('sends a slow reader the newest state only', () => {
  const stream = open();
  for (let unread = 1; unread <= 10_000; unread += 1) stream.send({ unread });
  expect(stream.readableLength).toBeLessThan(200);
  expect(texts(stream)).toContain('data: {"unread":10000}\n\n');
});

it('sends a state once, and says that it lives when nothing happens', () => {
  const stream = open();
  stream.send({ unread: 1 });
  texts(stream);
  stream.send({ unread: 1 });
  expect(texts(stream)).toBe('');
  stream.beat(60_000);
  expect(texts(stream)).toBe('');
  stream.beat(0);
  expect(texts(stream)).toBe(': beat\n\n');
});

it('knows that nobody reads', () => {
  const stream = open();
  stream.read();
  stream.send({ unread: 1 });
  stream.send({ unread: 2 });
  expect(stream.stalled(0)).toBe(true);
  expect(stream.stalled(60_000)).toBe(false);
  texts(stream);
  expect(stream.stalled(0)).toBe(false);
});

it('says why it ends', () => {
  const stream = open();
  stream.finish('replaced');
  stream.finish('closing');
  expect(texts(stream)).toBe('event: end\ndata: replaced\n\n');
  expect(stream.read()).toBe(null);
});
