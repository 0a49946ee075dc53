/** One server for all browser tests. Its address reaches the workers through the environment. */
import { startApp } from './app.ts';

export default async function globalSetup(): Promise<() => Promise<void>> {
  const app = await startApp();
  process.env.PAGELOOM_URL = app.url;
  process.env.PAGELOOM_DATA = app.dataDir;
  return () => app.stop();
}
