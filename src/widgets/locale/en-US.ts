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
    cancel: 'Cancel',
    fold: 'Collapse',
  },
  range: {
    from: 'From',
    to: 'To',
    between: (begin, end) => `${begin} to ${end}`,
    since: (begin) => `from ${begin}`,
    until: (end) => `to ${end}`,
  },
  steps: {
    back: 'Back',
    next: 'Next',
  },
  tabs: {
    errors: (count) => `${count} mistakes`,
  },
  tree: {
    open: 'Expand/collapse',
    all: 'Select all/none',
  },
  rich: {
    loading: 'Loading the editor…',
  },
  avatar: {
    avatar: 'Avatar',
    change: 'Change avatar',
    done: 'Uploaded',
    wrongFile: 'The file is no picture; choose one such as JPG or PNG.',
    choose: 'Choose a picture',
    larger: 'Zoom in',
    smaller: 'Zoom out',
    left: 'Turn left',
    right: 'Turn right',
    area: 'Cropping area: arrow keys move, plus and minus zoom',
    failed: 'The picture cannot be cropped',
  },
  image: {
    image: (index) => `Picture ${index}`,
    wrongFile: 'The file is no picture!',
    tooLarge: (megabytes) => `A picture may have ${megabytes} MB at most!`,
    sending: 'Uploading...',
    upload: 'Upload',
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
  code: {
    qr: 'QR code',
  },
  truth: {
    yes: 'Yes',
    no: 'No',
  },
  icon: {
    groups: {
      own: 'Own icons',
      directions: 'Directions',
      hints: 'Hints',
      editing: 'Editing',
      data: 'Data',
      common: 'General',
      brands: 'Brands and marks',
    },
    none: 'None chosen',
    choose: 'Choose an icon',
    clear: 'Clear',
    search: 'Search icons',
  },
  tag: {
    add: '+ Tag',
    remove: (tag) => `Remove tag ${tag}`,
  },
};
