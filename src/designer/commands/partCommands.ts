/** Commands on the chosen parts, one or several: of pages and of forms. */
import { copyText } from '../../widgets/clipboard.ts';
import { pickUpChosen } from '../drag/carry.ts';
import { designerTexts } from '../locale/index.ts';
import { unwrapChosen, unwrappable } from '../palette/wrap.ts';
import { areDuplicable, shifting } from '../selection/changes.ts';
import { chosenText } from '../state/clipboard.ts';
import {
  areListed,
  chooseOne,
  chooseSiblings,
  chosenParts,
  duplicateChosen,
  removeChosen,
  shiftChosen,
} from '../state/structure.ts';
import type { CommandSite, DesignerCommand } from './command.ts';
import { pickUpKeys } from './keys.ts';

/** What is done with the chosen parts. */
export const partCommands = (): DesignerCommand[] => [
  ...moveCommands(),
  ...copyCommands(),
  unwrapCommand(),
  ...choiceCommands(),
];

const part = { group: 'part', heard: 'parts' } as const;

/** Why nothing can be done with the chosen part: it is all that is edited. */
const refusedWhole = ({ store }: CommandSite): string | undefined =>
  store.getState().chosen.length > store.root.length
    ? undefined
    : designerTexts().commands.refusals.noPart;

/** Why something that is done with one part cannot be done now. */
export const refusedSeveral = (site: CommandSite): string | undefined =>
  refusedWhole(site) ??
  (site.store.getState().beside.length > 0 ? designerTexts().commands.refusals.several : undefined);

/** Why parts have no other place. */
const refusedFixed = (site: CommandSite): string | undefined =>
  refusedWhole(site) ??
  (areListed(site.store.document(), chosenParts(site.store))
    ? undefined
    : designerTexts().refusals.fixed);

function moveCommands(): DesignerCommand[] {
  const texts = designerTexts();
  const { first, last } = texts.commands.refusals;
  const refused = (by: -1 | 1) => (site: CommandSite) => {
    const refusal = refusedFixed(site);
    if (refusal !== undefined) return refusal;
    const { store } = site;
    const change = shifting(store.document(), chosenParts(store), by);
    if (change === 'apart') return texts.refusals.apart;
    return change === 'edge' ? (by === -1 ? first : last) : undefined;
  };
  return [
    {
      ...part,
      key: 'moveUp',
      icon: 'up',
      label: texts.moveUp,
      keys: ['Alt+ArrowUp'],
      refusal: refused(-1),
      run: ({ store }) => void shiftChosen(store, -1),
    },
    {
      ...part,
      key: 'moveDown',
      icon: 'down',
      label: texts.moveDown,
      keys: ['Alt+ArrowDown'],
      refusal: refused(1),
      run: ({ store }) => void shiftChosen(store, 1),
    },
    {
      ...part,
      key: 'pickUp',
      icon: 'drag',
      label: texts.carry.move,
      keys: [pickUpKeys],
      refusal: refusedFixed,
      run: pickUpChosen,
    },
  ];
}

/** Copies the chosen parts, and says so; then goes on. */
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

function copyCommands(): DesignerCommand[] {
  const texts = designerTexts();
  const copied = (site: CommandSite) =>
    refusedWhole(site) ??
    (chosenText(site.store) === undefined ? texts.commands.refusals.alone : undefined);
  const doubled = (site: CommandSite) =>
    refusedWhole(site) ??
    (areDuplicable(site.store.document(), chosenParts(site.store))
      ? undefined
      : texts.refusals['no-copy']);
  return [
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
      refusal: refusedWhole,
      run: ({ store }) => void removeChosen(store),
    },
  ];
}

const unwrapCommand = (): DesignerCommand => {
  const texts = designerTexts();
  return {
    ...part,
    key: 'unwrap',
    icon: 'shrink',
    label: texts.unwrap,
    refusal: (site) =>
      refusedSeveral(site) ??
      (unwrappable(site.store.document(), site.store.getState().chosen) === undefined
        ? texts.commands.refusals.noHolder
        : undefined),
    run: (site) => void unwrapChosen(site),
  };
};

/** Choosing more, or less. */
function choiceCommands(): DesignerCommand[] {
  const { commands } = designerTexts();
  return [
    {
      ...part,
      key: 'chooseSiblings',
      icon: 'checkbox',
      label: commands.chooseSiblings,
      keys: ['Control+A'],
      refusal: refusedWhole,
      run: ({ store }) => void chooseSiblings(store),
    },
    {
      ...part,
      key: 'chooseOne',
      icon: 'select',
      label: commands.chooseOne,
      keys: ['Escape'],
      isQuiet: true,
      refusal: ({ store }) =>
        store.getState().beside.length > 0 ? undefined : commands.refusals.oneAlready,
      run: ({ store }) => void chooseOne(store),
    },
  ];
}
