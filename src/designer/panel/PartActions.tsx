import { App, Button } from 'antd';
import { useContext } from 'react';
import { copyText } from '../../widgets/clipboard.ts';
import { Icon } from '../../widgets/icons/index.ts';
import { pickUpChosen } from '../drag/carry.ts';
import { designerTexts } from '../locale/index.ts';
import { chosenText } from '../state/clipboard.ts';
import { isDark } from '../preview/settings.ts';
import { useDesigner, useDesignerState, useDocument, WorkplaceContext } from '../state/context.ts';
import {
  areListed,
  chosenParts,
  duplicateChosen,
  removeChosen,
  shiftChosen,
} from '../state/structure.ts';
import { WrapButton } from './WrapButton.tsx';

/** What can be done with the chosen parts; by keys in the outline, too. */
export function PartActions() {
  const designer = useDesigner();
  const { store } = designer;
  const isAlone = useDesignerState(({ beside }) => beside.length === 0);
  const isListed = areListed(useDocument(), chosenParts(store));
  // Forms by themselves have no preview.
  const isPage = useContext(WorkplaceContext) !== null;
  const { message } = App.useApp();
  const texts = designerTexts();
  const copy = async () => {
    const text = chosenText(store);
    if (text === undefined) return;
    await copyText(text).then(
      () => message.success(texts.copied),
      () => message.error(texts.copyFailed),
    );
  };
  const actions = [
    ...(isListed
      ? [
          { icon: 'up', label: texts.moveUp, run: () => shiftChosen(store, -1) },
          { icon: 'down', label: texts.moveDown, run: () => shiftChosen(store, 1) },
          { icon: 'drag', label: texts.carry.moveKeys, run: () => pickUpChosen(designer) },
        ]
      : []),
    ...(isPage && isAlone
      ? [
          {
            icon: 'question',
            label: texts.preview.why.title,
            run: () => store.startPreview({ isAsking: true, isDark: isDark() }),
          },
        ]
      : []),
    { icon: 'plus', label: texts.duplicate, run: () => duplicateChosen(store) },
    { icon: 'copy', label: texts.copyPart, run: () => void copy() },
    { icon: 'delete', label: texts.remove, run: () => removeChosen(store) },
  ];
  return (
    <span>
      {isListed && <WrapButton />}
      {actions.map(({ icon, label, run }) => (
        <Button
          key={icon}
          type="text"
          size="small"
          aria-label={label}
          title={label}
          icon={<Icon name={icon} />}
          onClick={() => void run()}
        />
      ))}
    </span>
  );
}
