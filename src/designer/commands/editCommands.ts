/** Commands on what is edited, and on the chosen part of it: of pages and of forms. */
import { copyText } from '../../widgets/clipboard.ts';
import { designerTexts } from '../locale/index.ts';
import { unwrapChosen, unwrappable } from '../palette/wrap.ts';
import { chosenText } from '../state/clipboard.ts';
import type { DesignerStore } from '../state/designerStore.ts';
import {
  duplicateChosen,
  isDuplicable,
  removeChosen,
  shiftChosen,
  shiftedPlace,
} from '../state/structure.ts';
import type { CommandSite, DesignerCommand } from './command.ts';

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

/** Whether a part below what is edited is chosen. */
const isPartChosen = (store: DesignerStore): boolean =>
  store.getState().chosen.length > store.root.length;

/** Copies the chosen part, and says so; then goes on. */
function copyChosen({ store, message }: CommandSite, then?: () => void): void {
  const texts = designerTexts();
  const text = chosenText(store);
  if (text === undefined) return;
  void copyText(text).then(
    () => {
      void message.success(texts.copied);
      then?.();
    },
    () => message.error(texts.copyFailed),
  );
}

/** What is done with the chosen part. */
export function partCommands(): DesignerCommand[] {
  const texts = designerTexts();
  const { refusals } = texts.commands;
  const ofPart = ({ store }: CommandSite) => (isPartChosen(store) ? undefined : refusals.noPart);
  const copied = (site: CommandSite) =>
    ofPart(site) ?? (chosenText(site.store) === undefined ? refusals.alone : undefined);
  const moved = (by: -1 | 1) => (site: CommandSite) =>
    ofPart(site) ??
    (typeof site.store.getState().chosen.at(-1) === 'number' ? undefined : refusals.fixed) ??
    (shiftedPlace(site.store, by) ? undefined : by === -1 ? refusals.first : refusals.last);
  const doubled = (site: CommandSite) =>
    ofPart(site) ??
    (isDuplicable(site.store.document(), site.store.getState().chosen)
      ? undefined
      : refusals.alone);
  const part = { group: 'part' as const, heard: 'outline' as const };
  return [
    {
      ...part,
      key: 'moveUp',
      icon: 'up',
      label: texts.moveUp,
      keys: ['Alt+ArrowUp'],
      refusal: moved(-1),
      run: ({ store }) => void shiftChosen(store, -1),
    },
    {
      ...part,
      key: 'moveDown',
      icon: 'down',
      label: texts.moveDown,
      keys: ['Alt+ArrowDown'],
      refusal: moved(1),
      run: ({ store }) => void shiftChosen(store, 1),
    },
    {
      ...part,
      key: 'duplicate',
      icon: 'plus',
      label: texts.duplicate,
      keys: ['Control+D'],
      refusal: doubled,
      run: ({ store }) => void duplicateChosen(store),
    },
    {
      ...part,
      key: 'copyPart',
      icon: 'copy',
      label: texts.copyPart,
      refusal: copied,
      run: (site) => copyChosen(site),
    },
    {
      ...part,
      key: 'cut',
      icon: 'swap',
      label: texts.commands.cut,
      refusal: copied,
      run: (site) => copyChosen(site, () => void removeChosen(site.store)),
    },
    {
      ...part,
      key: 'remove',
      icon: 'delete',
      label: texts.remove,
      keys: ['Delete', 'Backspace'],
      refusal: ofPart,
      run: ({ store }) => void removeChosen(store),
    },
    {
      ...part,
      key: 'unwrap',
      icon: 'shrink',
      label: texts.unwrap,
      refusal: (site) =>
        ofPart(site) ??
        (unwrappable(site.store.document(), site.store.getState().chosen) === undefined
          ? refusals.noHolder
          : undefined),
      run: (site) => void unwrapChosen(site),
    },
  ];
}
