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
  },
};
