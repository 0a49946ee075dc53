/** A few rounds of every fault campaign; `npm run test:faults` runs them in full. */
import { expect, it } from 'vitest';
import { testDialect } from '../server/support/index.ts';
import { complaints } from './campaign.ts';
import { loadCampaigns, runCampaign } from './campaigns.ts';

const campaigns = (await loadCampaigns()).filter(({ databases }) =>
  databases.includes(testDialect),
);

/** Milliseconds: servers start again and again, on whatever machine this is. */
const patience = 300_000;

it.each(campaigns.map((campaign) => [campaign.name, campaign] as const))(
  'holds: %s',
  async (_, campaign) => {
    const outcome = await runCampaign(campaign, {
      dialect: testDialect,
      rounds: campaign.rounds.short,
      short: true,
    });
    expect(complaints(outcome), JSON.stringify(outcome)).toEqual([]);
  },
  patience,
);
