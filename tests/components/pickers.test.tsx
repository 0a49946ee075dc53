/** Widgets that pick, and codes, with values that they do not know. */
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { ComponentType } from 'react';
import { widgets } from '../../src/widgets/index.ts';
import { Barcode } from '../../src/widgets/barcode/Barcode.tsx';
import { CascaderText } from '../../src/widgets/cascader/CascaderText.tsx';
import { CheckboxGroup } from '../../src/widgets/checkboxGroup/CheckboxGroup.tsx';
import { CronText } from '../../src/widgets/cronText/CronText.tsx';
import { QrCode } from '../../src/widgets/qrCode/QrCode.tsx';
import { RadioGroup } from '../../src/widgets/radioGroup/RadioGroup.tsx';
import { RecordPicker } from '../../src/widgets/recordPicker/RecordPicker.tsx';
import { Transfer } from '../../src/widgets/transfer/Transfer.tsx';
import { draw, type Drawn } from './support.tsx';

let drawn: Drawn;
afterEach(() => drawn.remove());

const choices = [
  { value: '0', label: '正常' },
  { value: '1', label: '停用' },
];
const checkedOnes = (): string[] =>
  [...drawn.root.querySelectorAll<HTMLInputElement>('input:checked')].map(
    (input) => input.closest('label')?.textContent ?? '',
  );

it('a removed entry stays chosen among radios and boxes, by its code', async () => {
  drawn = await draw(<RadioGroup value="9" choices={choices} />);
  expect(checkedOnes()).toEqual(['9']);
  drawn.remove();
  drawn = await draw(<CheckboxGroup value={['1', '9']} choices={choices} />);
  expect(checkedOnes()).toEqual(['停用', '9']);
});

it('a removed entry stays in the column of the chosen ones, and can be moved back', async () => {
  let held: unknown;
  drawn = await draw(
    <Transfer value={['1', '9']} choices={choices} onChange={(next) => (held = next)} />,
  );
  const columns = drawn.root.querySelectorAll('.ant-transfer-list');
  expect(columns[1]!.textContent).toContain('9');
  const boxes = [...columns[1]!.querySelectorAll<HTMLElement>('li')];
  await act(async () => boxes.find((one) => one.textContent === '9')!.click());
  const back = drawn.root.querySelectorAll<HTMLElement>('.ant-transfer-operation button')[1]!;
  await act(async () => back.click());
  expect(held).toEqual(['1']);
});

it('a picker of records without a list is found by typing, and names what it holds', async () => {
  drawn = await draw(<RecordPicker value="1" choices={choices} />);
  expect(drawn.root.textContent).toContain('停用');
  drawn.remove();
  drawn = await draw(<RecordPicker value={7} choices={choices} />);
  expect(drawn.root.textContent).toContain('7');
  expect(drawn.root.querySelector('button')).toBeNull();
});

it('paths are read from the first level on, unknown keys as they are', async () => {
  const tree = [{ value: 'a', label: '甲', children: [{ value: 'b', label: '乙' }] }];
  drawn = await draw(<CascaderText value="b" choices={tree} />);
  expect(drawn.root.textContent).toBe('甲 / 乙');
  drawn.remove();
  drawn = await draw(<CascaderText value={['a', 'gone']} path choices={tree} />);
  expect(drawn.root.textContent).toBe('甲 / gone');
});

it('an expression of times that cannot be followed says so', async () => {
  drawn = await draw(<CronText value="0 0 25 * * ?" />);
  expect(drawn.root.textContent).toMatch(/^0 0 25 \* \* \?.+/);
  drawn.remove();
  drawn = await draw(<CronText value="0 0 25 * * ?" compact />);
  expect(drawn.root.querySelector('code')?.title).not.toBe('');
});

it('a barcode is named by its text; a text that it cannot write is read', async () => {
  drawn = await draw(<Barcode value="SN-1" />);
  expect(drawn.root.querySelector('svg')?.getAttribute('aria-label')).toBe('条形码 SN-1');
  expect(drawn.root.querySelectorAll('rect').length).toBeGreaterThan(10);
  drawn.remove();
  drawn = await draw(<Barcode value="织页" format="EAN13" />);
  expect(drawn.root.querySelector('svg')).toBeNull();
  expect(drawn.root.textContent).toContain('织页');
});

it('a text that no QR code can hold is read', async () => {
  const long = '织'.repeat(2000);
  drawn = await draw(<QrCode value={long} />);
  expect(drawn.root.querySelector('svg')).toBeNull();
  expect(drawn.root.textContent).toMatch(/^内容过长，无法生成二维码：织{200}…$/);
});

it.each(['Barcode', 'Cascader', 'QrCode', 'RecordPicker', 'Signature', 'Transfer'])(
  '%s says something honest of values of any kind',
  async (name) => {
    const widget = widgets.find(({ facts }) => facts.name === name)!;
    for (const role of ['input', 'display'] as const) {
      const Component = widget[role] as ComponentType<Record<string, unknown>> | undefined;
      if (!Component) continue;
      for (const value of [undefined, null, '', 0, 'x', ['x', 1], { a: 1 }, true]) {
        drawn = await draw(<Component value={value} choices={choices} />);
        await drawn.rest();
        expect(drawn.root.textContent).not.toContain('[object Object]');
        drawn.remove();
      }
    }
    drawn = await draw(<span />);
  },
);
