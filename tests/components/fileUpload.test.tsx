/** Files of a form whose value are their paths: sent, refused, tried again, ordered, taken out. */
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { foreignFeatures } from '../../src/schema/bundle/features.ts';
import type { WidgetHost } from '../../src/widgets/contract.ts';
import { FileUpload } from '../../src/widgets/fileUpload/FileUpload.tsx';
import { tinyProtocol } from '../fixtures/tinyProtocol.ts';
import type { Drawn } from './support.tsx';
import { drawUpload } from './uploadHost.tsx';

const drawn: Drawn[] = [];
afterEach(() => drawn.splice(0).forEach((one) => one.remove()));

async function drawField(
  value: string,
  props: { max?: number; maxSize?: string; accept?: string[]; url?: string } = {},
  host?: Partial<WidgetHost>,
) {
  const field = await drawUpload(
    (onChange) => <FileUpload value={value} onChange={onChange} {...props} />,
    host,
  );
  drawn.push(field);
  return field;
}

/** A file of so many megabytes, which need not be there. */
const large = (name: string, megabytes: number): File =>
  Object.defineProperty(new File(['x'], name), 'size', { value: megabytes * 1024 * 1024 });

const inChunks: Partial<WidgetHost> = {
  features: { ...foreignFeatures, chunkedUpload: true },
  requests: {
    ...tinyProtocol.widgets,
    upload: {
      ...tinyProtocol.widgets.upload,
      chunked: () => Promise.reject(new Error('nothing is sent in chunks here')),
    },
  },
};

it('stores plain paths behind those that are there', async () => {
  const { choose, waiting, values, rest, root } = await drawField('/stored/0.pdf');
  await choose('a.pdf');
  expect(root.textContent).toContain('a.pdf');
  await act(async () => waiting[0]!.progress(50, 100));
  expect(root.querySelector('[role=progressbar]')?.getAttribute('aria-label')).toBe('上传中 50%');
  expect(values).toEqual([]);
  await act(async () => waiting[0]!.store());
  await rest();
  expect(values).toEqual(['/stored/0.pdf,/stored/a.pdf']);
});

it('loses none where the form is drawn before it has the value', async () => {
  const { choose, waiting, values, rest } = await drawField('');
  await choose('a.pdf', 'b.pdf');
  await act(async () => waiting[0]!.store());
  await rest();
  await act(async () => waiting[1]!.progress(50, 100));
  await act(async () => waiting[1]!.store());
  await rest();
  expect(values).toEqual(['/stored/a.pdf', '/stored/a.pdf,/stored/b.pdf']);
});

it('refuses more than 2 MB before anything is sent', async () => {
  const { choose, waiting } = await drawField('');
  await choose(large('small.pdf', 2), large('big.pdf', 2.1));
  expect(waiting.map(({ name }) => name)).toEqual(['small.pdf']);
  expect(document.body.textContent).toContain('big.pdf 超出大小限制，单个文件不能超过 2 MB');
});

it('takes larger ones where they go in chunks, unless the field says how large', async () => {
  const free = await drawField('', {}, inChunks);
  expect(free.root.textContent).not.toContain('MB');
  await free.choose(large('film.mp4', 9));
  expect(free.waiting.map(({ name }) => name)).toEqual(['film.mp4']);
  const asked = await drawField('', { maxSize: '3MB' }, inChunks);
  expect(asked.root.textContent).toContain('每个不超过 3 MB');
  await asked.choose(large('film.mp4', 9));
  expect(asked.waiting).toEqual([]);
});

it('goes where the page says, in one request', async () => {
  const { choose, waiting, root } = await drawField('', { url: '/own' }, inChunks);
  expect(root.textContent).toContain('每个不超过 2 MB');
  await choose('a.pdf');
  expect(waiting.map(({ url }) => url)).toEqual(['/own']);
});

it('takes the kinds that are asked for', async () => {
  const { choose, waiting } = await drawField('', { accept: ['pdf'] });
  await choose('a.exe', 'a.PDF');
  expect(waiting.map(({ name }) => name)).toEqual(['a.PDF']);
  expect(document.body.textContent).toContain('不能上传 a.exe，请上传 pdf 格式的文件');
});

it('tries again what the server refused, and breaks off what is slow', async () => {
  const { choose, press, waiting, values, rest, root } = await drawField('');
  await choose('a.pdf', 'b.pdf');
  await act(async () => waiting[0]!.refuse('文件内容与类型不符'));
  await rest();
  expect(root.querySelector('[title="文件内容与类型不符"]')?.textContent).toBe('上传失败');
  await press('取消上传 b.pdf');
  expect(waiting[1]!.signal?.aborted).toBe(true);
  await press('重新上传 a.pdf');
  await act(async () => waiting[2]!.store());
  await rest();
  expect(values).toEqual(['/stored/a.pdf']);
});

it('is ordered, and emptied with a way back', async () => {
  const { press, values, root } = await drawField('/a/1.pdf,/a/2.pdf');
  await press('下移 1.pdf');
  expect(values.at(-1)).toBe('/a/2.pdf,/a/1.pdf');
  await press('删除 2.pdf');
  expect(values.at(-1)).toBe('/a/1.pdf');
  expect(root.textContent).toContain('已删除 2.pdf');
});

it('leaves what follows a foreign path as it is', async () => {
  const { press, values } = await drawField('/a/1.pdf?token=x,/a/2.pdf');
  await press('下移 1.pdf');
  expect(values).toEqual(['/a/2.pdf,/a/1.pdf?token=x']);
});
