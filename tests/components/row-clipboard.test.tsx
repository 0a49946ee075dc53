/** Lists of rows in forms: copied to and pasted from the clipboard. */
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ListField } from '../../src/runtime/form/view/ListField.tsx';
import { drawn, list, press, lines, tea, rice, paste, cell } from './listedRows.tsx';

beforeEach(() => ListField.preload());

afterEach(() => drawn.remove());

describe('copying', () => {
  async function copy(target: Element): Promise<string | undefined> {
    let text: string | undefined;
    const event = new Event('copy', { bubbles: true, cancelable: true });
    const setData = (_type: string, given: string) => (text = given);
    Object.assign(event, { clipboardData: { setData } });
    await act(async () => target.dispatchEvent(event));
    return text;
  }

  it('of a row gives what pasting takes, unless a text is marked', async () => {
    const model = await list([{ ...tea, product: '绿\t"茶"' }, rice]);
    const text = await copy(cell(0, 'product'));
    await paste(cell(1, 'product'), text!);
    expect(lines(model)[1]).toEqual([2, '绿\t"茶"', 2]);
    cell(0, 'product').select();
    expect(await copy(cell(0, 'product'))).toBeUndefined();
  });

  it('of the table has its head', async () => {
    await list([tea, rice]);
    const written: string[] = [];
    const writeText = async (text: string) => void written.push(text);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await press('复制表格');
    Reflect.deleteProperty(navigator, 'clipboard');
    expect(written).toEqual(['商品\t数量\r\n茶\t2\r\n米\t3']);
    expect(drawn.notices).toEqual(['success 已复制 2 行，可粘贴到电子表格']);
  });
});

describe('pasting', () => {
  it('fills cells, adds rows, and says what is wrong at once', async () => {
    const model = await list([tea, rice]);
    await paste(cell(1, 'product'), '盐\t0\n糖\t很多\n');
    expect(lines(model)).toEqual([
      [1, '茶', 2],
      [2, '盐', 0],
      [undefined, '糖', 1],
    ]);
    expect(drawn.notices).toEqual([
      'success 已粘贴 2 行',
      'warning 无法识别，保持原值：第 3 项的数量“很多”',
    ]);
    expect(drawn.root.querySelector('[data-row="1"] [role="alert"]')?.textContent).toBe(
      '数量不能小于1',
    );
    expect(drawn.root.querySelector('[data-row="2"] [role="alert"]')?.textContent).toBe(
      '无法识别“很多”，已保持原值',
    );
    expect(model.signals.dirty).toBe(true);
  });

  it('leaves single values to the control', async () => {
    const model = await list([tea]);
    await paste(cell(0, 'product'), '盐');
    expect(lines(model)).toEqual([[1, '茶', 2]]);
  });
});
