/** What the designer says, in English. */
import { englishTitles, memberTitle, partTitle } from '../../schema/changes/locale/titles/index.ts';
import type { Widen } from '../../schema/catalogue.ts';
import { carryEnUS } from './carry/en-US.ts';
import { commandsEnUS } from './commands/en-US.ts';
import { databaseEnUS } from './database/en-US.ts';
import { rowsEnUS } from './rows/en-US.ts';
import { draftsEnUS } from './drafts/en-US.ts';
import { exchangeEnUS } from './exchange/en-US.ts';
import { filesEnUS } from './files/en-US.ts';
import { formsEnUS } from './forms/en-US.ts';
import { framesEnUS } from './frames/en-US.ts';
import { lookupEnUS } from './lookup/en-US.ts';
import { madeEnUS } from './made/en-US.ts';
import { previewEnUS } from './preview/en-US.ts';
import { valuesEnUS } from './values/en-US.ts';
import { publicFormEnUS } from './publicForm/en-US.ts';
import { publishEnUS } from './publish/en-US.ts';
import { selectionEnUS } from './selection/en-US.ts';
import { startEnUS } from './start/en-US.ts';
import { tsxEnUS } from './tsx/en-US.ts';
import type { zhCN } from './zh-CN.ts';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The English of a title; one that has none is a name, which is no language. */
const inEnglish = (title: string): string => capital(englishTitles[title] ?? title);

export const enUS: Widen<typeof zhCN> = {
  title: 'Page designer',
  open: 'Choose a page',
  newPage: 'New page',
  pageId: 'Page id',
  pageIdHint: 'Such as system/report; the path of its file',
  badId: 'Begins with a letter; letters, digits, underscores, dashes and slashes only',
  takenId: 'There is a page with this id already',
  pageTitle: 'Title',
  create: 'Create',
  cancel: 'Cancel',
  failed: 'The page cannot be opened',
  unreadable: 'The file cannot be read',
  noPage: 'There is no such page',
  retry: 'Try again',
  more: 'More',
  undo: 'Undo',
  redo: 'Redo',
  width: 'Width of the canvas',
  widths: { desk: 'Desktop', tablet: 'Tablet', phone: 'Phone' },
  tryOut: 'Try out',
  tryOutHint: 'Use the page in the canvas; nothing is stored',
  readOnly: 'Nothing is stored from the canvas',
  copy: 'Copy JSON',
  copied: 'Copied',
  copyFailed: 'Could not be copied; please copy it from the JSON by hand',
  download: 'Download file',
  restore: 'Discard draft',
  restoreAsk: 'Discard what is not published and open the published page again?',
  leaving: {
    title: 'Open another page',
    text:
      'Neither this browser nor the server keeps the changes of this page; they are lost once ' +
      'another page is opened',
    ok: 'Discard changes',
  },
  draftKept: 'Draft kept in this browser',
  draftFailed: 'The draft cannot be kept in this browser; please download the file',
  fileChanged: 'The page has changed since this draft began; merge before publishing',
  unchanged: 'No changes',
  elsewhere: {
    title: 'This draft is being edited in another window',
    hint:
      'What is there differs from what is here. Reading it again gives up the changes made ' +
      'here; going on keeps them, over the draft that was kept there.',
    reread: 'Read again',
    goOn: 'Go on',
    unkept: 'Changes made here are not kept: another window edits the draft',
  },
  panes: { outline: 'Outline', palette: 'Parts', canvas: 'Canvas', panel: 'Panel' },
  outline: 'Outline of the page',
  canvas: 'Canvas',
  panel: 'Properties',
  page: 'Page',
  drawnForm: (name) => `Form ${name}`,
  omitted: 'Not drawn, because something is wrong with it:',
  undrawn: (what, count) =>
    `${what}: not drawn because of ${count === 1 ? '1 problem' : `${count} problems`}`,
  undrawnButton: (key, count) => `${key}: ${count} ${count === 1 ? 'problem' : 'problems'}`,
  nothing: 'There is nothing on this page yet; add something from the parts',
  groups: {
    properties: 'Properties',
    validation: 'Validation',
    linkage: 'Linkage',
    data: 'Data',
    access: 'Access',
  },
  json: 'JSON',
  members: 'Settings',
  code: (label) => `${label} (expression)`,
  mixed: 'Different values',
  standard: (value) => `Default ${value}`,
  yes: 'Yes',
  no: 'No',
  byExpression: 'By an expression',
  frames: framesEnUS,
  otherWay: 'Write differently',
  ways: {
    text: 'Plain text',
    template: 'Text with values',
    expression: 'Expression',
    members: 'One text each',
  },
  name: 'Name',
  rename: {
    title: (before, after) => `Rename “${before}” to “${after}”?`,
    places: (count) => `What refers to it changes with it (${count}):`,
    rename: 'Rename',
    drop: (before) => `Remove the name “${before}”?`,
    broken: (count) => `What refers to it is broken then (${count}):`,
  },
  noMembers: 'Nothing can be set here',
  search: 'Search parts and fields',
  into: 'Put into',
  intoBest: 'Put where it fits',
  noParts: 'Nothing found',
  modelFields: (model) => `Fields of ${model}`,
  newField: {
    title: 'New field',
    of: (model) => `New field of ${model}`,
    label: 'Label',
    nameHint: 'Letters and digits, beginning with a small letter; it stays once it is published',
    badName: 'Letters and digits, beginning with a small letter',
    taken: 'The model has this field already',
    type: 'Type',
    maxLength: 'Characters at most',
    dict: 'Dictionary',
    initial: 'Default',
    initialHint: 'Records there are get it, too; a required field needs it where there are some',
    required: 'Required',
    isSearched: 'Lists can be searched by it',
    isExchanged: 'Part of Excel imports and exports',
  },
  kinds: { block: 'Blocks', widget: 'Fields', step: 'Steps', part: 'Parts' },
  add: (what) => `Add ${what}`,
  addTo: (part, what) => `Add ${what} of ${part}`,
  noPlace: (what) => `There is no place for ${what} on this page`,
  cannotHold: (place, what) => `${what} cannot stand in ${place}`,
  duplicate: 'Duplicate',
  wrap: 'Wrap in',
  unwrap: 'Remove the container, keep what it holds',
  wrapNone: 'Nothing can stand around it',
  remove: 'Delete',
  copyPart: 'Copy',
  moveUp: 'Move up',
  moveDown: 'Move down',
  badPaste: 'What was copied cannot stand here',
  problems: 'Problems',
  noProblems: 'No problems',
  /** Behind what the checker says: the nearest name that there is. */
  nearest: (name: string) => ` (${name}?)`,
  lookup: lookupEnUS,
  commands: commandsEnUS,
  preview: previewEnUS,
  carry: carryEnUS,
  selection: selectionEnUS,
  database: databaseEnUS,
  rows: rowsEnUS,
  start: startEnUS,
  publish: publishEnUS,
  drafts: draftsEnUS,
  exchange: exchangeEnUS,
  files: filesEnUS,
  tsx: tsxEnUS,
  publicForm: publicFormEnUS,
  values: valuesEnUS,
  made: madeEnUS,
  forms: formsEnUS,
  refusals: {
    apart: 'These parts stand in several lists and cannot be moved together',
    fixed: 'A part that is chosen has a fixed place',
    'no-copy': 'A part that is chosen cannot be duplicated',
    outside: 'Only this form can be changed here',
    'no-such-place': 'What was to be changed is not there any more',
    taken: 'There is one of that name already',
    'bad-key': 'This name cannot be used',
    'whole-document': 'The page itself cannot be changed like this',
    'into-itself': 'Nothing can be moved into itself',
    'no-list': 'This place holds one thing only',
    'no-name': 'This has no name',
    'name-taken': 'The name is in use',
    'bad-name': 'Names begin with a letter and hold letters, digits and underscores',
    'hidden-reference': 'An expression refers to it in a way that cannot be rewritten',
  },
  part: (definition) => inEnglish(partTitle([definition])?.pattern ?? definition),
  member: (name) => inEnglish(memberTitle(name).pattern),
};
