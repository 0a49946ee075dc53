/** Makes the installation that every browser test gets a copy of: the first start, done once. */
import { startApp } from './app.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export default async function globalSetup(): Promise<() => void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pageloom-installation-'));
  const app = await startApp({ dataDir });
  await app.stop();
  process.env.PAGELOOM_INSTALLATION = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}
