/** The protocol of RuoYi-Vue as kernel and runtime see it (docs/decisions/protocol.md). */
import type { Protocol } from '../schema/protocol.ts';
import { captchaPath, uploadFor, uploadOne } from './addresses.ts';
import { answers, refusal } from './answers.ts';
import { hoursAhead } from './clock.ts';
import { lists } from './lists.ts';
import { namedRecords } from './namedRecords.ts';
import { dictionaries, resources, workbooks } from './resources.ts';
import { rights } from './rights.ts';
import { savedViews } from './savedViews.ts';
import { states } from './states.ts';

export const protocol: Protocol = {
  rights,
  resources,
  lists,
  answers,
  refusal,
  dictionaries,
  workbooks,
  savedViews,
  switchStates: states,
  namedRecords,
  widgets: {
    captcha: { url: captchaPath },
    upload: {
      ...uploadOne,
      forRecord: { [uploadFor.parameter]: uploadFor.record },
      chunked: async () => (await import('./chunkedUploads.ts')).chunkedUploads,
    },
  },
  hoursAhead,
};
