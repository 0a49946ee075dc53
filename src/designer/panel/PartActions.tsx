import { Button } from 'antd';
import { useCommands } from '../commands/context.ts';
import { runCommand } from '../commands/runCommand.ts';
import { keysText } from '../commands/keys.ts';
import { Icon } from '../../widgets/icons/index.ts';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, useDesignerState, useDocument } from '../state/context.ts';
import { areListed, chosenParts } from '../state/structure.ts';
import { WrapButton } from './WrapButton.tsx';

/** Commands that stand at the chosen parts, in their order; forms by themselves have no preview. */
const shown = ['moveUp', 'moveDown', 'pickUp', 'why', 'duplicate', 'copyPart', 'remove'];
/** Those for parts of lists. */
const ofListed = new Set(['moveUp', 'moveDown', 'pickUp']);
/** Those for a part alone. */
const ofOne = new Set(['why']);

/** What can be done with the chosen parts; by keys in outline and canvas, too. */
export function PartActions() {
  const { store } = useDesigner();
  const isAlone = useDesignerState(({ beside }) => beside.length === 0);
  const isListed = areListed(useDocument(), chosenParts(store));
  const { all, site } = useCommands();
  const { withKeys } = designerTexts().lookup;
  const commands = shown
    .filter((key) => (isListed || !ofListed.has(key)) && (isAlone || !ofOne.has(key)))
    .flatMap((key) => all.find((one) => one.key === key) ?? []);
  return (
    <span>
      {isListed && <WrapButton />}
      {commands.map((command) => {
        const { key, icon, label, keys: [keys] = [] } = command;
        return (
          // It stays as it is where nothing more can be done: pressed once more it says why.
          <Button
            key={key}
            type="text"
            size="small"
            aria-label={label}
            title={keys === undefined ? label : withKeys(label, keysText(keys))}
            icon={<Icon name={icon} />}
            onClick={() => runCommand(command, site)}
          />
        );
      })}
    </span>
  );
}
