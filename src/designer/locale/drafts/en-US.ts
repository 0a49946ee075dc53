/** What is said of drafts that are saved by themselves, in English. */
import type { draftsZhCN } from './zh-CN.ts';

export const draftsEnUS: typeof draftsZhCN = {
  saving: 'Saving the draft',
  unsaved: (reason) => `The draft is not on the server: ${reason}`,
};
