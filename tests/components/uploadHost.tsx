/** A field that uploads, over a server whose answers a test gives one by one. */
import { App } from 'antd';
import { act, type ReactNode } from 'react';
import { foreignFeatures } from '../../src/schema/bundle/features.ts';
import { required } from '../../src/schema/required.ts';
import { WidgetHostContext, type WidgetHost } from '../../src/widgets/contract.ts';
import type { Paths } from '../../src/widgets/upload/usePaths.ts';
import { tinyProtocol } from '../fixtures/tinyProtocol.ts';
import { draw, type Drawn } from './support.tsx';

/** An upload that waits for its answer. */
export interface Waiting {
  name: string;
  url: string;
  signal: AbortSignal | undefined;
  progress(sent: number, total: number): void;
  store(): void;
  refuse(message: string): void;
}

/** A drawn field, and what it sends and says. */
export interface UploadField extends Drawn {
  waiting: readonly Waiting[];
  values: readonly (Paths | undefined)[];
  /** Chooses files by their names; a file of the name has one byte, unless the test gives it. */
  choose(...files: (string | File)[]): Promise<void>;
  press(label: string): Promise<void>;
}

const typeOf = (name: string): string => (name.endsWith('.png') ? 'image/png' : '');

/** The file itself, or one of the name. */
const fileOf = (file: string | File): File =>
  typeof file === 'string' ? new File(['x'], file, { type: typeOf(file) }) : file;

/**
 * Draws a field.
 *
 * @param field its widget, given what to call with a new value
 */
export async function drawUpload(
  field: (onChange: (value: Paths | undefined) => void) => ReactNode,
  own: Partial<WidgetHost> = {},
): Promise<UploadField> {
  const waiting: Waiting[] = [];
  const values: (Paths | undefined)[] = [];
  const host: WidgetHost = {
    request: ({ form, url, signal, onUpload }) =>
      new Promise((resolve, reject) => {
        const [[, content] = []] = [...form!.entries()];
        const { name } = content as File;
        waiting.push({
          name,
          url,
          signal,
          progress: (sent, total) => onUpload?.(sent, total),
          store: () => resolve({ place: `/stored/${name}` }),
          refuse: (message) =>
            reject(Object.assign(new Error(message), { code: 500, shown: true })),
        });
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
    read: () => Promise.reject(new Error('no widget reads here')),
    features: foreignFeatures,
    requests: tinyProtocol.widgets,
    records: () => [],
    onWritten: () => () => {},
    saveFile: () => {},
    fileUrl: (path) => path,
    hoursAhead: 0,
    ...own,
  };
  const drawn = await draw(
    <WidgetHostContext.Provider value={host}>
      <App>{field((next) => values.push(next))}</App>
    </WidgetHostContext.Provider>,
  );
  return {
    ...drawn,
    waiting,
    values,
    async choose(...files) {
      const input = required(
        drawn.root.querySelector<HTMLInputElement>('input[type=file]') ?? undefined,
        'the input',
      );
      Object.defineProperty(input, 'files', { configurable: true, value: files.map(fileOf) });
      await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
    },
    async press(label) {
      const button = drawn.root.querySelector<HTMLElement>(`[aria-label="${label}"]`);
      await act(async () => required(button ?? undefined, label).click());
    },
  };
}
