/** Pictures of a form on their way: in the order chosen, tried again, broken off, put back. */
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ImageUpload } from '../../src/widgets/imageUpload/ImageUpload.tsx';
import type { Drawn } from './support.tsx';
import { drawUpload } from './uploadHost.tsx';

const drawn: Drawn[] = [];
afterEach(() => drawn.splice(0).forEach((one) => one.remove()));

async function drawField(value: string | readonly string[]) {
  const field = await drawUpload((onChange) => (
    <ImageUpload value={value} count={4} onChange={onChange} />
  ));
  drawn.push(field);
  return field;
}

it('keeps the order in which pictures were chosen, whichever arrives first', async () => {
  const { choose, waiting, values, rest } = await drawField('');
  await choose('a.png', 'b.png');
  expect(waiting.map(({ name }) => name)).toEqual(['a.png', 'b.png']);
  await act(async () => waiting[1]!.store());
  await rest();
  await act(async () => waiting[0]!.store());
  await rest();
  expect(values[0]).toBe('/stored/b.png');
  // The form was not drawn anew with it: the field goes on from what it said last.
  expect(values.at(-1)).toBe('/stored/a.png,/stored/b.png');
});

it('tries a refused picture again, and breaks a slow one off', async () => {
  const { choose, press, waiting, values, rest, root } = await drawField('/stored/0.png');
  await choose('a.png', 'b.png');
  await act(async () => waiting[0]!.refuse('full'));
  await rest();
  expect(root.textContent).toContain('上传失败');
  await press('取消上传 b.png');
  expect(waiting[1]!.signal?.aborted).toBe(true);
  await press('重新上传 a.png');
  await act(async () => waiting[2]!.store());
  await rest();
  expect(values).toEqual(['/stored/0.png,/stored/a.png']);
  expect(root.querySelectorAll('[role=progressbar]')).toHaveLength(0);
});

it('brings back what was taken out', async () => {
  const { press, values, root } = await drawField('/stored/0.png,/stored/1.png');
  await press('删除 图片 1');
  expect(values).toEqual(['/stored/1.png']);
  expect(root.textContent).toContain('已删除 图片 1');
});

it('keeps pictures whose addresses hold a comma apart', async () => {
  const pictures = ['data:image/gif;base64,AAAA', 'data:image/gif;base64,BBBB'];
  const { press, values } = await drawField([...pictures, '/stored/2.png']);
  await press('删除 图片 3');
  expect(values).toEqual([pictures]);
});

it('takes no more than there is room for', async () => {
  const { choose, waiting } = await drawField('/1.png,/2.png,/3.png');
  await choose('a.png', 'b.png');
  expect(waiting.map(({ name }) => name)).toEqual(['a.png']);
  expect(document.body.textContent).toContain('最多可上传 4 张图片');
});
