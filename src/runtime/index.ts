/** The runtime: pages from their schemas. */
export { PageRuntime } from './page/PageRuntime.tsx';
