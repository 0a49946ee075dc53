import type { Widen } from '../../schema/catalogue.ts';
import type { zhCN } from './zh-CN.ts';

/** What the widgets say by themselves, in English. */
export const enUS: Widen<typeof zhCN> = {
  common: {
    comma: ', ',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Copy failed',
    download: 'Download',
    loading: 'Loading…',
    limited: (count: number) => `Only the first ${count} are shown; type to find others`,
    preview: 'Preview',
    save: 'Save',
    search: 'Search',
    cancel: 'Cancel',
    fold: 'Collapse',
  },
  tabs: {
    errors: (count) => `${count} mistakes`,
  },
  rich: {
    loading: 'Loading the editor…',
  },
  captcha: {
    renew: 'Get another captcha',
    renewHint: 'Hard to read? Get another one',
    fetch: 'Click to get it',
    picture: 'Captcha picture',
  },
  password: {
    capsLock: 'Caps lock is on',
    demands: 'Demands on the password',
    met: ', met',
    unmet: ', not met',
  },
  truth: {
    yes: 'Yes',
    no: 'No',
  },
};
