import type { Widen } from '../../schema/catalogue.ts';
import type { zhCN } from './zh-CN.ts';

export const enUS: Widen<typeof zhCN> = {
  lost: 'This part could not be loaded. Check the network and try again',
  outdated: 'This part could not be loaded; the system may have been updated. ',
  saveFirst: 'Save what you have entered, then refresh the page',
  unreachable: 'The server cannot be reached now. ',
  reload: 'Refresh page',
  retry: 'Retry',
  close: 'Close',
};
