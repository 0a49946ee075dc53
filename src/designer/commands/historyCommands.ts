/** Commands on what was done: of pages and of forms. */
import { designerTexts } from '../locale/index.ts';
import type { DesignerCommand } from './command.ts';

/** Undo and redo. */
export function historyCommands(): DesignerCommand[] {
  const texts = designerTexts();
  const { refusals } = texts.commands;
  return [
    {
      key: 'undo',
      group: 'page',
      icon: 'undo',
      label: texts.undo,
      keys: ['Control+Z'],
      refusal: ({ store }) =>
        store.getState().history.done.length > 0 ? undefined : refusals.nothingDone,
      run: ({ store }) => store.undo(),
    },
    {
      key: 'redo',
      group: 'page',
      icon: 'rollback',
      label: texts.redo,
      keys: ['Control+Y', 'Control+Shift+Z'],
      refusal: ({ store }) =>
        store.getState().history.undone.length > 0 ? undefined : refusals.nothingUndone,
      run: ({ store }) => store.redo(),
    },
  ];
}
