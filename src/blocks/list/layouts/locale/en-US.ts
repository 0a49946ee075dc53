import type { Widen } from '../../../../schema/catalogue.ts';
import type { zhCN } from './zh-CN.ts';

/** What layouts of lists say by themselves, in English. */
export const enUS: Widen<typeof zhCN> = {
  layouts: {
    layout: 'Layout',
    types: {
      table: 'Table',
      tree: 'Tree',
      gallery: 'Gallery',
      kanban: 'Board',
      calendar: 'Calendar',
    },
    select: (name) => `Select ${name}`,
    selectAll: 'Select this page',
    cards: 'Cards',
    picture: (name) => `Picture of ${name}`,
    noPicture: 'No picture',
    brokenPicture: 'The picture cannot be shown',
    again: 'Try again',
    close: 'Close',
    undo: 'Undo',
    column: (label, total) => `${label}, ${total}`,
    noCards: 'Nothing here',
    more: (left) => `Load more (${left} left)`,
    tooMany: (count) => `Only the first ${count} are shown; narrow the search`,
    elsewhere: (count) => `${count} more belong to none of these columns; see the table`,
    actionsOf: (name) => `Actions of ${name}`,
    moveTo: 'Move to',
    drag: (name) => `Drag ${name}`,
    boardKeys:
      'Press Space to pick up, the arrow keys to choose a place, Space again to drop, Esc to cancel.',
    picked: (name) => `${name} picked up`,
    over: (name, place) => `${name} moved to ${place}`,
    dropped: (name, place) => `${name} dropped at ${place}`,
    notMoved: (name) => `${name} was not moved`,
    moved: (name, place) => `“${name}” moved to “${place}”`,
    chooseMove: (name, place) => `How to move “${name}” to “${place}”`,
  },
};
