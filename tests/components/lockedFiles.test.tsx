/** Fields of files and pictures that are locked and empty, when that changes. */
import { act, useEffect, useState, type ComponentType, type Dispatch } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { InputProps } from '../../src/widgets/contract.ts';
import { Attachments } from '../../src/widgets/attachments/Attachments.tsx';
import { FileUpload } from '../../src/widgets/fileUpload/FileUpload.tsx';
import { ImageUpload } from '../../src/widgets/imageUpload/ImageUpload.tsx';
import { drawUpload } from './uploadHost.tsx';

type Field = Pick<InputProps<string>, 'value' | 'disabled' | 'readOnly'>;

let remove = (): void => undefined;
afterEach(() => remove());

/** Draws a field; what it is given can be changed while it is on show. */
async function drawField(Input: ComponentType<InputProps<string>>, first: Field) {
  let change: Dispatch<Field> = () => undefined;
  function Changing({ onChange }: Pick<InputProps<string>, 'onChange'>) {
    const [given, setGiven] = useState(first);
    useEffect(() => void (change = setGiven), []);
    return <Input {...given} {...(onChange && { onChange })} />;
  }
  const drawn = await drawUpload((onChange) => <Changing onChange={onChange} />);
  remove = drawn.remove;
  return {
    ...drawn,
    async give(next: Field) {
      await act(async () => change(next));
      await drawn.rest();
    },
    canAdd: () => drawn.root.querySelector('input[type=file]') !== null,
  };
}

const stored = '/profile/upload/2026/11/22/plan_9f.pdf';
const picture = '/profile/upload/2026/11/22/hill_9f.png';

it.each([
  ['Attachments', Attachments as ComponentType<InputProps<string>>, stored],
  ['FileUpload', FileUpload as ComponentType<InputProps<string>>, stored],
  ['ImageUpload', ImageUpload as ComponentType<InputProps<string>>, picture],
])('%s says that it has none, until it has, or may be given some', async (_name, Input, value) => {
  const { root, give, canAdd, values } = await drawField(Input, { value: '', readOnly: true });
  const nothing = root.textContent;
  expect(nothing).not.toBe('');
  expect(canAdd()).toBe(false);
  // The record comes while the field is locked.
  await give({ value, readOnly: true });
  expect(root.textContent).not.toBe(nothing);
  expect(root.querySelector('a, img')).not.toBeNull();
  expect(canAdd()).toBe(false);
  // A rule unlocks the field, and takes the value away.
  await give({ value: '' });
  expect(canAdd()).toBe(true);
  expect(root.textContent).not.toBe(nothing);
  await give({ value: '', disabled: true });
  expect(root.textContent).toBe(nothing);
  expect(canAdd()).toBe(false);
  expect(values).toEqual([]);
});
