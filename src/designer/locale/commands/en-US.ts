/** What commands say, in English. */
import type { Widen } from '../../../schema/catalogue.ts';
import type { commandsZhCN } from './zh-CN.ts';

export const commandsEnUS: Widen<typeof commandsZhCN> = {
  width: (width) => `Width of the canvas: ${width}`,
  pane: (pane) => `Go to: ${pane}`,
  cut: 'Cut',
  chooseSiblings: 'Choose all beside it',
  chooseOne: 'Choose this one only',
  previewWith: (data) => `Preview: ${data}`,
  previewAs: (role) => `Preview as the role: ${role}`,
  wrapIn: (what) => `Put into: ${what}`,
  problem: (text) => `Go to the problem: ${text}`,
  open: (title) => `Open the page: ${title}`,
  groups: {
    page: 'Page',
    part: 'Chosen part',
    view: 'View',
    preview: 'Preview',
    wrap: 'Put into a container',
    add: 'Add',
    problem: 'Problems',
    open: 'Other pages',
  },
  refusals: {
    nothingDone: 'Nothing to undo',
    nothingUndone: 'Nothing to do again',
    noPart: 'Choose a part first',
    several: 'Choose one part only',
    oneAlready: 'Only one is chosen',
    alone: 'The chosen part cannot be copied',
    first: 'It is the first already',
    last: 'It is the last already',
    noHolder: 'The chosen part is no container',
    noForm: 'The page has no form',
    noFields: 'The form has no fields',
  },
};
