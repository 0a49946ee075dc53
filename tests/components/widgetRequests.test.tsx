/** Widgets that send requests by themselves take the addresses from the protocol they are given. */
import { App } from 'antd';
import { act, type ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { foreignFeatures } from '../../src/schema/bundle/features.ts';
import { required } from '../../src/schema/required.ts';
import { CaptchaInput } from '../../src/widgets/captchaInput/CaptchaInput.tsx';
import { WidgetHostContext, type WidgetHost } from '../../src/widgets/contract.ts';
import { ImageUpload } from '../../src/widgets/imageUpload/ImageUpload.tsx';
import { tinyProtocol } from '../fixtures/tinyProtocol.ts';
import { draw, type Drawn } from './support.tsx';

type Sent = Parameters<WidgetHost['request']>[0];

const drawn: Drawn[] = [];
afterEach(() => drawn.splice(0).forEach((one) => one.remove()));

/** Draws with a host of the tiny protocol that answers the same to whatever is sent. */
async function drawWith(answer: Record<string, unknown>, piece: ReactNode) {
  const sent: Sent[] = [];
  const host: WidgetHost = {
    request(options) {
      sent.push(options);
      return Promise.resolve(answer);
    },
    read: () => Promise.reject(new Error('no widget reads here')),
    features: foreignFeatures,
    requests: tinyProtocol.widgets,
    records: () => [],
    onWritten: () => () => {},
    saveFile: () => {},
    fileUrl: (path) => path,
    hoursAhead: 0,
  };
  const one = await draw(
    <WidgetHostContext.Provider value={host}>
      <App>{piece}</App>
    </WidgetHostContext.Provider>,
  );
  drawn.push(one);
  return { ...one, sent };
}

it.each([
  ['that of the protocol', {}, '/riddle'],
  ['its own', { url: '/other' }, '/other'],
])('a captcha asks %s address for another picture', async (_whose, props, url) => {
  const { root, rest, sent } = await drawWith({ uuid: '1', img: '' }, <CaptchaInput {...props} />);
  await act(async () => required(root.querySelector('button') ?? undefined, 'the picture').click());
  await rest();
  expect(sent).toEqual([{ url }]);
});

/** Chooses a picture; answers what was sent and which values came of it. */
async function choosePicture(file: File) {
  const values: unknown[] = [];
  const { root, rest, sent } = await drawWith(
    { place: '/stored/1.png' },
    <ImageUpload onChange={(value) => values.push(value)} />,
  );
  const input = required(
    root.querySelector<HTMLInputElement>('input[type=file]') ?? undefined,
    'the input',
  );
  Object.defineProperty(input, 'files', { value: [file] });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  await rest();
  return { sent, values };
}

it('pictures are stored where the protocol says, and their path is read from its answer', async () => {
  const { sent, values } = await choosePicture(new File(['x'], '1.png', { type: 'image/png' }));
  expect(sent.map(({ method, url }) => [method, url])).toEqual([['POST', '/stores']]);
  expect(sent[0]?.form?.has('content')).toBe(true);
  expect(values).toEqual(['/stored/1.png']);
});

it('a picture of more than 2 MB is refused before anything is sent', async () => {
  const file = new File(['x'], '1.png', { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: 2 * 1024 * 1024 });
  const { sent, values } = await choosePicture(file);
  expect(document.body.textContent).toContain('图片大小限制 2MB!');
  expect([sent, values]).toEqual([[], []]);
});
