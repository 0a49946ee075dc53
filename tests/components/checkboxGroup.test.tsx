/** Several boxes, clicked as a browser does: outside of anything that waits for React. */
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CheckboxGroup } from '../../src/widgets/checkboxGroup/CheckboxGroup.tsx';
import { draw, type Drawn } from './support.tsx';

let drawn: Drawn;
const reactActs = (are: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: are });
beforeEach(() => void reactActs(true));
afterEach(() => {
  reactActs(true);
  drawn.remove();
});

const choices = [
  { value: 1, label: '价格' },
  { value: 2, label: '外观' },
  { value: 3, label: '服务' },
];

/** What was last held. */
let held: unknown;
function Holding({ start = [], ...props }: { start?: unknown[]; min?: number; max?: number }) {
  const [value, setValue] = useState<unknown>(start);
  const hold = (next: unknown) => {
    held = next;
    setValue(next);
  };
  return <CheckboxGroup {...props} value={value} choices={choices} onChange={hold} />;
}

const box = (label: string): HTMLInputElement =>
  [...drawn.root.querySelectorAll('label')]
    .find(({ textContent }) => textContent === label)!
    .querySelector('input')!;

it('a box is checked as soon as it is clicked, and a second one at once keeps the first', async () => {
  drawn = await draw(<Holding />);
  reactActs(false);
  box('服务').click();
  expect(box('服务').checked).toBe(true);
  box('价格').click();
  expect(box('价格').checked).toBe(true);
  expect(held).toEqual([1, 3]);
  box('服务').click();
  expect(box('服务').checked).toBe(false);
  expect(held).toEqual([1]);
});

it('no more are checked than may be, and no fewer left', async () => {
  drawn = await draw(<Holding start={[1, 9]} min={1} max={2} />);
  reactActs(false);
  expect(box('外观').disabled).toBe(true);
  box('外观').click();
  expect(box('外观').checked).toBe(false);
  box('9').click();
  expect(held).toEqual([1]);
  expect(box('价格').disabled).toBe(true);
  expect(box('外观').disabled).toBe(false);
});
