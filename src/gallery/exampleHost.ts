import { ApiError, type Http, type PageRoute, type RuntimeHost } from '../runtime/host.ts';
import { lateTexts } from '../runtime/locale/late/index.ts';
import { codes, type Envelope } from '../protocol/codes.ts';
import type { BlockExample } from '../schema/block.ts';
import type { Page } from '../schema/generated/types.gen.ts';

/** How a server answers the requests of an example. */
export type ExampleState = keyof typeof lateTexts.gallery.states;

/** The states of an example: all, if it asks a server for something. */
export const statesOf = ({ answers }: BlockExample): ExampleState[] =>
  answers ? ['filled', 'waiting', 'empty', 'failed'] : ['filled'];

const successful = { code: codes.success, msg: '' };

/** An answer of the same shape without anything in it. */
const emptied = ({ rows, data }: Partial<Envelope>): Envelope => ({
  ...successful,
  ...(rows ? { rows: [], total: 0 } : { data: Array.isArray(data) ? [] : undefined }),
});

/** A server that knows the answers of one example. */
function exampleHttp({ answers = {} }: BlockExample, state: ExampleState): Http {
  const reply: Record<ExampleState, (url: string) => Promise<Envelope>> = {
    filled: async (url) => ({ ...successful, ...answers[url] }),
    waiting: () => new Promise<Envelope>(() => undefined),
    empty: async (url) => emptied(answers[url] ?? {}),
    failed: () =>
      Promise.reject(new ApiError(lateTexts.gallery.states.failed, codes.failure, true)),
  };
  return { request: ({ url }) => reply[state](url), download: async () => undefined };
}

/** The page that holds an example and nothing else. */
const pageOf = ({ label, block, page }: BlockExample): Page => ({
  version: 2,
  id: 'example',
  title: label,
  ...page,
  body: [block],
});

/** The application as an example knows it: with a server of its own, and without a memory. */
export function exampleHost(
  host: RuntimeHost,
  example: BlockExample,
  state: ExampleState,
): RuntimeHost {
  const { models = {} } = example;
  return {
    ...host,
    http: exampleHttp(example, state),
    preferences: { get: () => undefined, set: () => undefined },
    loadPage: async () => ({ page: pageOf(example), models, problems: [], hash: state }),
  };
}

/** An address that examples may change without consequence. */
export const exampleRoute: PageRoute = {
  path: '/example',
  query: {},
  navigate: () => undefined,
  back: () => undefined,
  setQuery: () => undefined,
  setDirty: () => undefined,
};
