import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { lazyPart } from '../../src/parts/lazyPart.tsx';
import { draw, type Drawn } from './support.tsx';

let drawn: Drawn | undefined;
afterEach(() => {
  drawn?.remove();
  drawn = undefined;
});

const Inside = () => <p>here</p>;

it('a part that consists of another one is fetched with it', async () => {
  const asked: string[] = [];
  const inner = lazyPart(async () => {
    asked.push('inner');
    return Inside;
  });
  const Outer = lazyPart(async () => {
    asked.push('outer');
    return inner;
  });
  await Outer.preload();
  expect(asked).toEqual(['outer', 'inner']);
  drawn = await draw(<Outer />);
  expect(drawn.root.textContent).toBe('here');
});

it('fetching ahead does not reject', async () => {
  const lost = lazyPart(() => Promise.reject<typeof Inside>(new Error('lost')));
  await expect(lost.preload()).resolves.toBeUndefined();
  await expect(lazyPart(async () => lost).preload()).resolves.toBeUndefined();
});

it('what stands in for an ornament learns that it does not come', async () => {
  let lose: (problem: Error) => void = () => {};
  const Ornament = lazyPart(() => new Promise<typeof Inside>((_, reject) => (lose = reject)), {
    waiting: (_props, failed) => <p>{failed ? 'failed' : 'waiting'}</p>,
    ornament: true,
  });
  drawn = await draw(<Ornament />);
  expect(drawn.root.textContent).toBe('waiting');
  await act(async () => lose(new Error('lost')));
  await drawn.rest();
  expect(drawn.root.textContent).toBe('failed');
});
