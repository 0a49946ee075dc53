/** The same in English. */
import type { Widen } from '../../../schema/catalogue.ts';
import type { zhCN } from './zh-CN.ts';

export const enUS: Widen<typeof zhCN> = {
  records: {
    open: 'Choose from a list',
    title: 'Choose records',
    ok: (count) => (count === 0 ? 'OK' : `OK (${count})`),
    cancel: 'Cancel',
    clear: 'Clear',
    chosen: (count) => (count === 0 ? 'Nothing chosen yet' : `${count} chosen`),
    tooMany: (max) => `At most ${max} can be chosen`,
    remove: (label) => `Take out ${label}`,
  },
  transfer: {
    source: 'Available',
    target: 'Chosen',
    search: 'Search',
    none: 'Nothing here',
  },
  cascader: {
    joint: ' / ',
    none: 'No option matches',
    failed: 'The options could not be loaded',
    retry: 'Try again',
  },
  codes: {
    barcode: (text) => `Barcode ${text}`,
    impossible: (format) => `No ${format} barcode can be made of this`,
  },
  signature: {
    sign: 'Sign',
    again: 'Sign again',
    remove: 'Remove signature',
    none: 'Not signed',
    picture: 'Signature',
    title: 'Signature',
    area: 'Sign here',
    undo: 'Undo stroke',
    clear: 'Clear',
    type: 'Or type your name',
  },
  files: {
    add: 'Upload files',
    hint: 'or drop or paste files here',
    limits: (max, size) => `At most ${max}, ${size} each`,
    count: (count) => `${count} ${count === 1 ? 'attachment' : 'attachments'}`,
    sending: (percent) => `Uploading ${percent}%`,
    unfinished: 'Not uploaded yet',
    failed: 'Upload failed',
    cancel: (name) => `Cancel the upload of ${name}`,
    retry: (name) => `Upload ${name} again`,
    remove: (name) => `Remove ${name}`,
    removed: (name) => `${name} was removed`,
    undo: 'Undo',
    up: (name) => `Move ${name} up`,
    down: (name) => `Move ${name} down`,
    tooMany: (max) => `At most ${max} files can be uploaded`,
    tooLarge: (name, size) => `${name} is too large: a file has at most ${size}`,
    wrongKind: (name, kinds) => `${name} cannot be uploaded: choose a file of the kinds ${kinds}`,
    by: (name, time) => `Uploaded by ${name} at ${time}`,
  },
};
