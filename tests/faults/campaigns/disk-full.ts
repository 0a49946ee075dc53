/** There is no room on the disk for a while, under a server that goes on. */
import type { Campaign } from '../campaign.ts';
import { diskCampaign } from '../rig/disk-campaign.ts';

const campaign: Campaign = {
  name: 'disk-full',
  about: 'Disk full for a while (ENOSPC)',
  databases: ['sqlite'],
  rounds: { long: 60, short: 3 },
  run: (options) => diskCampaign(options, ['full']),
};

export default campaign;
