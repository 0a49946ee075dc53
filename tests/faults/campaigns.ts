/** Finds the campaigns and runs one. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DialectName } from '../../src/server/db/database.ts';
import type { Campaign, Outcome } from './campaign.ts';

const folder = path.join(import.meta.dirname, 'campaigns');

/** All of them, by name. */
export async function loadCampaigns(): Promise<Campaign[]> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const { default: campaign } = (await import(pathToFileURL(path.join(folder, file)).href)) as {
        default: Campaign;
      };
      if (campaign.name !== path.basename(file, '.ts'))
        throw new Error(`${file} holds a campaign of another name: ${campaign.name}`);
      return campaign;
    }),
  );
}

export interface RunOptions {
  dialect: DialectName;
  rounds: number;
  short: boolean;
  seed?: number;
  report?: (line: string) => void;
}

export async function runCampaign(
  campaign: Campaign,
  { dialect, rounds, short, seed = 1, report = () => {} }: RunOptions,
): Promise<Outcome> {
  const scratch = mkdtempSync(path.join(os.tmpdir(), `pageloom-${campaign.name}-`));
  try {
    return await campaign.run({ dialect, rounds, short, seed, folder: scratch, report });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
