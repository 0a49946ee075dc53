/** The runtime: pages from their schemas. */
export { PageRuntime } from './page/PageRuntime.tsx';
export { RuntimeHostContext, useRuntimeHost, ApiError } from './host.ts';
export type {
  Http,
  HttpRequest,
  PageBundle,
  PageRoute,
  PreferenceStore,
  RuntimeHost,
} from './host.ts';
