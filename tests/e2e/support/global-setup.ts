/**
 * One server for all browser tests. Its address reaches the workers through the environment.
 * With PAGELOOM_URL and PAGELOOM_DATA set, a server that runs already is used instead.
 */
import { startApp } from './app.ts';

export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.PAGELOOM_URL) return async () => {};
  const app = await startApp();
  process.env.PAGELOOM_URL = app.url;
  process.env.PAGELOOM_DATA = app.dataDir;
  return () => app.stop();
}
