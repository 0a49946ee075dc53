/**
 * Lists of rows in forms: added, copied, moved, removed, added up, and drawn as far as they are
 * seen.
 */
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ListField } from '../../src/runtime/form/view/ListField.tsx';
import { type } from './support.tsx';
import { drawn, list, button, press, lines, tea, rice, paste, cell } from './listedRows.tsx';

beforeEach(() => ListField.preload());

afterEach(() => drawn.remove());

const total = (): string | null | undefined =>
  drawn.root.querySelector('[data-total="quantity"]')?.textContent;

describe('rows', () => {
  it('are added with defaults, copied without their key, moved and removed, and added up', async () => {
    const model = await list([tea, rice]);
    expect(total()).toBe('5');
    await press('复制第 1 项');
    await press('添加');
    expect(lines(model)).toEqual([
      [1, '茶', 2],
      [undefined, '茶', 2],
      [2, '米', 3],
      [undefined, undefined, 1],
    ]);
    await press('上移第 3 项');
    await press('删除第 1 项');
    expect(lines(model)).toEqual([
      [2, '米', 3],
      [undefined, '茶', 2],
      [undefined, undefined, 1],
    ]);
    expect(total()).toBe('6');
    expect(model.signals.dirty).toBe(true);
  });

  it('keep the focus where the hands are', async () => {
    await list([tea, rice, { ...tea, lineId: 3 }]);
    await press('下移第 1 项');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('下移第 2 项');
    await press('删除第 2 项');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('删除第 2 项');
    await press('添加');
    expect(document.activeElement).toBe(cell(2, 'product'));
  });

  it('are moved and added by keys', async () => {
    const model = await list([tea, rice]);
    const key = async (row: number, name: string) => {
      const event = new KeyboardEvent('keydown', { key: name, altKey: true, bubbles: true });
      await act(async () => cell(row, 'product').dispatchEvent(event));
      await drawn.rest();
    };
    await key(1, 'ArrowUp');
    expect(lines(model)).toEqual([
      [2, '米', 3],
      [1, '茶', 2],
    ]);
    await key(0, 'Enter');
    expect(lines(model)).toHaveLength(3);
    expect(document.activeElement).toBe(cell(1, 'product'));
  });

  it('stay where they are, and within their number, where the model says so', async () => {
    await list([tea, rice], { movable: false, max: 2 });
    expect(button('上移第 2 项')).toBeUndefined();
    expect(button('复制第 1 项').disabled).toBe(true);
    expect(button('最多 2 项').disabled).toBe(true);
  });

  it('are only shown where nothing can be entered', async () => {
    await list([tea], {}, { readOnly: true });
    expect(drawn.root.querySelectorAll('[data-tool]')).toHaveLength(0);
    expect(button('添加')).toBeUndefined();
    expect(total()).toBe('2');
  });
});

describe('what was done to rows', () => {
  const status = (): string => drawn.root.querySelector('.pl-rows-done')!.textContent;

  it('is taken back: a removed row comes back to its place, with what was typed since', async () => {
    const model = await list([tea, rice]);
    await press('删除第 1 项');
    expect(status()).toContain('已删除第 1 项');
    await type(cell(0, 'product'), '大米');
    await press('撤销');
    expect(lines(model)).toEqual([
      [1, '茶', 2],
      [2, '大米', 3],
    ]);
    expect(status()).toBe('');
  });

  it('is taken back one after the other, by keys outside of texts, too', async () => {
    const model = await list([tea, rice]);
    await press('删除第 2 项');
    await press('删除第 1 项');
    expect(lines(model)).toEqual([]);
    const undo = async (target: Element) => {
      const event = { key: 'z', ctrlKey: true, bubbles: true, cancelable: true };
      await act(async () => target.dispatchEvent(new KeyboardEvent('keydown', event)));
      await drawn.rest();
    };
    await undo(button('添加'));
    expect(lines(model)).toEqual([[1, '茶', 2]]);
    await undo(cell(0, 'product'));
    expect(lines(model)).toHaveLength(1);
    await undo(button('添加'));
    expect(lines(model)).toEqual([
      [1, '茶', 2],
      [2, '米', 3],
    ]);
  });

  it('by one paste is taken back at once, until something else is changed', async () => {
    const model = await list([tea, rice]);
    await paste(cell(1, 'product'), '盐\t0\n糖\t很多\n');
    expect(drawn.root.querySelectorAll('[data-row] [role="alert"]')).toHaveLength(2);
    await press('撤销');
    expect(lines(model)).toEqual([
      [1, '茶', 2],
      [2, '米', 3],
    ]);
    expect(model.signals.dirty).toBe(false);
    await paste(cell(0, 'product'), '盐\t1\n糖\t2\n');
    await type(cell(0, 'product'), '海盐');
    expect(status()).toBe('');
  });
});

describe('keys', () => {
  const strike = async (target: Element, key: string, shiftKey = false) => {
    const event = { key, shiftKey, bubbles: true, cancelable: true };
    await act(async () => target.dispatchEvent(new KeyboardEvent('keydown', event)));
    await drawn.rest();
  };

  it('go up and down a column; Enter behind the last row adds one', async () => {
    const model = await list([tea, rice]);
    await strike(cell(0, 'product'), 'Enter');
    expect(document.activeElement).toBe(cell(1, 'product'));
    await strike(cell(1, 'product'), 'ArrowUp');
    expect(document.activeElement).toBe(cell(0, 'product'));
    await strike(cell(1, 'product'), 'Enter', true);
    expect(document.activeElement).toBe(cell(0, 'product'));
    await strike(cell(1, 'product'), 'Enter');
    expect(lines(model)).toHaveLength(3);
    expect(document.activeElement).toBe(cell(2, 'product'));
  });
});

describe('many rows', () => {
  const many = Array.from({ length: 300 }, (_, index) => ({
    lineId: index + 1,
    product: `商品${index + 1}`,
    quantity: 1,
  }));

  it('are drawn as far as they are in view, and added up as a whole', async () => {
    await list(many);
    expect(drawn.root.querySelectorAll('[data-row]').length).toBeLessThan(60);
    expect(drawn.root.querySelector('table')?.getAttribute('aria-rowcount')).toBe('301');
    expect(total()).toBe('300');
  });

  it('are refused by the server at their place, also where they are not in view', async () => {
    const model = await list(many);
    await act(async () => model.refuse('lines.250.quantity', '库存不足'));
    expect(model.problemAt(model.fieldAt('lines.250.quantity')!)).toBe('库存不足');
    expect(model.fieldAt('lines.300.quantity')).toBeUndefined();
    expect(model.fieldAt('lines.0.nothing')).toBeUndefined();
  });
});
