/** The disk answers with errors for a while: writes, syncs, or reads fail. */
import type { Campaign } from '../campaign.ts';
import { diskCampaign } from '../rig/disk-campaign.ts';

const campaign: Campaign = {
  name: 'io-error',
  about: 'Writing, syncing or reading fails for a while (EIO)',
  databases: ['sqlite'],
  rounds: { long: 60, short: 3 },
  run: (options) => diskCampaign(options, ['write', 'sync', 'read']),
};

export default campaign;
