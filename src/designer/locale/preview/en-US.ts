/** What the preview of a page says, in English. */
import type { Widen } from '../../../schema/catalogue.ts';
import type { previewZhCN } from './zh-CN.ts';

export const previewEnUS: Widen<typeof previewZhCN> = {
  preview: 'Preview',
  hint: 'Use the page as people get it; nothing is stored',
  bar: 'Settings of the preview',
  leave: 'Leave the preview (Esc)',
  viewer: 'Seen by',
  me: 'Myself',
  asRole: 'Shown with the permissions of the role; data are still read by your account',
  noRoles: 'Roles cannot be read',
  data: 'Data',
  answers: { live: 'As they are', empty: 'None', failing: 'Failing', slow: 'Slow' },
  theme: 'Appearance',
  themes: { light: 'Light', dark: 'Dark' },
  readOnly: 'Nothing is stored from the preview',
  noDownload: 'Nothing is downloaded from the preview',
  failed: 'A failure made by the preview',
  wouldOpen: (path) => `The preview does not leave the page: ${path}`,
  why: {
    title: 'Why?',
    ask: 'Why',
    pick: 'Choose in the page',
    picking: 'Click what you want to know about',
    reasons: 'Reasons',
    nothing: 'No condition: it is always shown.',
    unknown: 'The page has problems, so nothing can be said yet',
    or: ' or ',
    and: ', ',
    absent: '(none)',
    verdicts: {
      shown: { yes: 'Shown', no: 'Not shown' },
      disabled: { yes: 'Disabled', no: 'Not disabled' },
      readOnly: { yes: 'Read only', no: 'Not read only' },
      required: { yes: 'Required', no: 'Not required' },
    },
    depends: (aspect) => `${aspect}: it depends`,
    access: {
      part: (permissions, granted) =>
        `Asks for ${permissions}, which the viewer ${granted ? 'has' : 'lacks'}`,
      read: (permissions, granted) =>
        `Reading the field asks for ${permissions}, which the viewer ${granted ? 'has' : 'lacks'}`,
      write: (permissions, granted) =>
        `Filling in the field asks for ${permissions}, which the viewer ${granted ? 'has' : 'lacks'}`,
    },
    closed: {
      part: 'Nobody may see it',
      read: 'The server does not answer the value of this field',
      write: 'This field cannot be filled in',
    },
    unreached: 'Nothing that the viewer can use opens or starts it',
    emptied: 'All it holds is kept from the viewer, or it is not used in the present mode',
    unseen: 'It is sent with the form without being shown',
    modes: { create: 'create', edit: 'edit', view: 'view' },
    mode: (mode, modes) => `The form is open to ${mode}, and this is used only to: ${modes}`,
    selection: { one: 'One row must be checked first', some: 'Rows must be checked first' },
    own: 'By itself',
    rule: (number) => `Rule ${number}`,
    outcomes: {
      visible: { yes: 'shown', no: 'hidden' },
      disabled: { yes: 'disabled', no: 'not disabled' },
      readOnly: { yes: 'read only', no: 'not read only' },
      required: { yes: 'required', no: 'not required' },
    },
    always: (what, outcome) => `${what}: always ${outcome}`,
    holds: (what, holds, outcome) =>
      `${what}: the condition ${holds ? 'holds' : 'does not hold'}, so it is ${outcome}`,
    undecided: (what, outcome) =>
      `${what}: the condition cannot be worked out, so it is ${outcome}`,
    missing: (what, names) => `${what}: depends on ${names}`,
    names: {
      row: 'the row',
      rows: 'the checked rows',
      ids: 'the checked rows',
      values: 'what is entered in the open form',
      mode: 'the mode of the form',
      record: 'the record at hand',
      query: 'the search',
    },
  },
};
