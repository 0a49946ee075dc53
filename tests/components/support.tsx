/**
 * Draws parts of the runtime in a document of their own, with a page and a fake application around
 * them.
 */
import { App, ConfigProvider } from 'antd';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { StepsContext } from '../../src/runtime/action/step.ts';
import {
  RuntimeHostContext,
  type HttpRequest,
  type PageRoute,
  type RuntimeHost,
} from '../../src/runtime/host.ts';
import { PageScope } from '../../src/runtime/page/PageRuntime.tsx';
import type { PagePlan } from '../../src/schema/compile/plan.ts';
import { steps } from '../../src/steps/index.ts';
import { fileUrl } from '../../src/shell/fileUrl.ts';
import { blocks } from '../../src/blocks/index.ts';
import { widgets } from '../../src/widgets/index.ts';
import { protocol } from '../../src/protocol/index.ts';
import type { Answer } from '../../src/schema/protocol.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export const pagePlan: PagePlan = {
  id: 'test',
  title: '',
  allowed: true,
  state: {},
  addressState: [],
  sources: {},
  body: [],
  forms: {},
  dicts: [],
};
const nothing = () => {};
/** The real one, whatever clock a test sets. */
const later = globalThis.setTimeout;

/** The address of a page that is drawn. */
export const route: PageRoute = {
  path: '/test',
  query: {},
  navigate: nothing,
  back: nothing,
  setQuery: nothing,
  setDirty: nothing,
};

/** What was drawn, with the requests and messages that it gave rise to. */
export interface Drawn {
  root: HTMLElement;
  sent: HttpRequest[];
  notices: string[];
  /** Lets everything happen that waits; code that is on its way arrives. */
  rest(): Promise<void>;
  remove(): void;
}

/**
 * Draws something inside a page. `answer` is what the server says to each request, `own` what the
 * application has that differs.
 */
export async function draw(
  children: ReactNode,
  answer: (request: HttpRequest) => Answer = () => ({ code: 200, msg: '操作成功' }),
  own: Partial<RuntimeHost> = {},
): Promise<Drawn> {
  const root = document.createElement('div');
  document.body.append(root);
  const sent: HttpRequest[] = [];
  const notices: string[] = [];
  const host: RuntimeHost = {
    http: {
      request: async (request: HttpRequest) => (sent.push(request), answer(request)),
      download: async (request: HttpRequest) => void sent.push(request),
    },
    protocol,
    viewer: { permissions: ['*:*:*'], roles: ['admin'] },
    widgets,
    blocks,
    loadPage: () => Promise.reject(new Error('no pages here')),
    preferences: { get: () => undefined, set: nothing },
    tableSize: 'middle',
    tableBordered: false,
    features: {} as never,
    fileUrl,
    notify: (tone: string, text: string) => void notices.push(`${tone} ${text}`),
    ...own,
  };
  const react = createRoot(root);
  const rest = () =>
    act(async () => {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => later(resolve));
    });
  await act(async () =>
    react.render(
      <ConfigProvider theme={{ token: { motion: false } }}>
        <App>
          <RuntimeHostContext value={host}>
            <StepsContext value={steps}>
              <PageScope plan={pagePlan} route={route}>
                {children}
              </PageScope>
            </StepsContext>
          </RuntimeHostContext>
        </App>
      </ConfigProvider>,
    ),
  );
  await rest();
  return {
    root,
    sent,
    notices,
    rest,
    remove: () => {
      act(() => react.unmount());
      root.remove();
    },
  };
}

/** Types into an input or a text area as a person does. */
export async function type(
  input: HTMLInputElement | HTMLTextAreaElement,
  text: string,
): Promise<void> {
  const { set } = Object.getOwnPropertyDescriptor(input.constructor.prototype, 'value')!;
  await act(async () => {
    input.focus();
    set!.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
