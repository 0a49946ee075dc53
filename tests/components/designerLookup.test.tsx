/** Finding parts and commands of the designer, as the keyboard and screen readers have it. */
import { act } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Bench } from '../../src/designer/Bench.tsx';
import { emptyPage } from '../../src/designer/document/page.ts';
import { DesignerContext } from '../../src/designer/state/context.ts';
import { DesignerStore } from '../../src/designer/state/designerStore.ts';
import { project } from '../designer/project.ts';
import { draw, type, type Drawn } from './support.tsx';

let drawn: Drawn;
afterEach(() => drawn.remove());
beforeAll(() => {
  Object.assign(HTMLElement.prototype, { checkVisibility: () => true });
});

const fields = Array.from({ length: 60 }, (_, index) => ({
  name: `field${index}`,
  label: `字段${index}`,
  widget: 'Input',
  visible: { $expr: `mode == 'edit' && field0 != '${index}'` },
}));
const page = { ...emptyPage('a/b', '很长的页面'), forms: { edit: { fields } } };

async function bench() {
  const base = { text: null, hash: null };
  const store = new DesignerStore({ id: 'a/b', document: page, base });
  drawn = await draw(
    <DesignerContext value={{ store, project }}>
      <Bench bar={null} middle={null} views={['outline', 'palette']} commands={[]} />
    </DesignerContext>,
  );
  const press = async (key: string, held: KeyboardEventInit = {}, at?: Element) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
    await act(
      async () => void (at ?? document.activeElement ?? document.body).dispatchEvent(event),
    );
    await drawn.rest();
  };
  return { store, press };
}

const box = () => document.querySelector<HTMLInputElement>('.pl-lookup-input')!;
const options = () => [...document.querySelectorAll('[role=option]')];
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

it('shows no more than can be looked over, of however many parts', async () => {
  const { press } = await bench();
  await press('f', { ctrlKey: true }, document.body);
  expect(options().length).toBeLessThanOrEqual(50);
  await type(box(), 'field0');
  expect(options().length).toBe(50);
  expect(document.querySelector('[role=status].visually-hidden')?.textContent).toBe('50 项结果');
});

it('is walked through around its ends, and Enter goes to the part', async () => {
  const { store, press } = await bench();
  await press('f', { ctrlKey: true }, document.body);
  await type(box(), '字段59');
  expect(active()).toBe(options()[0]);
  await press('ArrowUp', {}, box());
  expect(active()).toBe(options().at(-1));
  await press('ArrowDown', {}, box());
  await press('Enter', {}, box());
  expect(box()).toBeNull();
  expect(store.getState().chosen).toEqual(['forms', 'edit', 'fields', 59]);
  expect(document.activeElement?.getAttribute('data-at')).toBe('/forms/edit/fields/59');
});

it('opens the tab of the member that was meant', async () => {
  const { store, press } = await bench();
  await press('f', { ctrlKey: true }, document.body);
  await type(box(), "field0 != '17'");
  await press('Enter', {}, box());
  expect(store.getState()).toMatchObject({ panelTab: 'linkage', sought: { member: 'm_visible' } });
});

it('leaves what cannot be done where it is, and does what can', async () => {
  const { store, press } = await bench();
  act(() => store.choose(['forms', 'edit', 'fields', 0]));
  await press('p', { ctrlKey: true, shiftKey: true }, document.body);
  await type(box(), '撤销');
  expect(active()?.getAttribute('aria-disabled')).toBe('true');
  await press('Enter', {}, box());
  expect(store.getState().lookup).toBe('commands');
  await type(box(), '下移');
  await press('Enter', {}, box());
  expect(store.getState().lookup).toBeUndefined();
  expect(store.getState().chosen).toEqual(['forms', 'edit', 'fields', 1]);
});

it('stays open while an input method composes', async () => {
  const { store, press } = await bench();
  await press('F1', {}, document.body);
  await press('Enter', { isComposing: true }, box());
  expect(store.getState().lookup).toBe('commands');
});
