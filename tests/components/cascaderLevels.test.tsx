/** Levels of a tree come from the address that the widget has now. */
import { act, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { announceWrite } from '../../src/runtime/data/writes.ts';
import { useRuntimeHost, type Http } from '../../src/runtime/host.ts';
import { foreignFeatures } from '../../src/schema/bundle/features.ts';
import { required } from '../../src/schema/required.ts';
import { useLevels } from '../../src/widgets/cascader/useLevels.ts';
import { WidgetHostContext, type WidgetHost } from '../../src/widgets/contract.ts';
import { tinyProtocol } from '../fixtures/tinyProtocol.ts';
import { draw, type Drawn } from './support.tsx';

const drawn: Drawn[] = [];
afterEach(() => drawn.splice(0).forEach((one) => one.remove()));

const kind = { path: true, multiple: false };

/** The first level of an address; a button goes on to another one. */
function FirstLevel() {
  const [url, setUrl] = useState('/north');
  const { nodes } = useLevels({ url }, ['1'], kind);
  return (
    <button type="button" onClick={() => setUrl('/south')}>
      {nodes.map(({ label }) => label).join(' ')}
    </button>
  );
}

it('shows nothing of a former address, whenever its answer comes', async () => {
  const answers = new Map<string, (rows: object[]) => void>();
  const host: WidgetHost = {
    request: ({ url }) =>
      new Promise((resolve) => {
        answers.set(url, (rows) => resolve({ rows }));
      }),
    read: () => Promise.reject(new Error('no widget reads here')),
    features: foreignFeatures,
    requests: tinyProtocol.widgets,
    records: ({ rows }) => rows as Record<string, unknown>[],
    onWritten: () => () => {},
    saveFile: () => {},
    fileUrl: (path) => path,
    hoursAhead: 0,
  };
  const one = await draw(
    <WidgetHostContext.Provider value={host}>
      <FirstLevel />
    </WidgetHostContext.Provider>,
  );
  drawn.push(one);
  const answer = (url: string, label: string) =>
    act(async () => required(answers.get(url), url)([{ value: 1, label }]));
  const button = required(one.root.querySelector('button') ?? undefined, 'the button');
  await act(async () => button.click());
  await answer('/north', 'Oslo');
  await one.rest();
  expect(button.textContent).toBe('');
  await answer('/south', 'Rome');
  await one.rest();
  expect(button.textContent).toBe('Rome');
});

/** A cell that shows the first level, and one in which it is chosen. */
function Level({ isShown, onHttp }: { isShown: boolean; onHttp(http: Http): void }) {
  onHttp(useRuntimeHost().http);
  const { nodes } = useLevels(
    { url: '/area/list', pathUrl: '/area/path/{value}' },
    1,
    one,
    isShown,
  );
  return <p>{nodes.map(({ label }) => label).join(' ')}</p>;
}
const one = { path: false, multiple: false };

it.each([true, false])('asks again after a write to its resource; shown %s', async (isShown) => {
  let label = 'Oslo';
  let http: Http | undefined;
  const level = <Level isShown={isShown} onHttp={(found) => (http = found)} />;
  const page = await draw(
    <>
      {level}
      {level}
    </>,
    () => ({ code: 200, rows: [{ value: 1, label }], total: 1 }),
  );
  drawn.push(page);
  const shown = () => [...page.root.querySelectorAll('p')].map(({ textContent }) => textContent);
  await page.rest();
  expect(shown()).toEqual(['Oslo', 'Oslo']);
  const asked = page.sent.length;
  label = 'Rome';
  await act(async () => announceWrite(required(http, 'http'), { url: '/elsewhere' }));
  await page.rest();
  expect(page.sent).toHaveLength(asked);
  await act(async () => announceWrite(required(http, 'http'), { method: 'PUT', url: '/area' }));
  await page.rest();
  expect(shown()).toEqual(['Rome', 'Rome']);
  expect(page.sent).toHaveLength(2 * asked);
});
