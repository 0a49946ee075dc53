import { Button } from 'antd';
import { useCommands } from '../commands/context.ts';
import { runCommand } from '../commands/runCommand.ts';
import { keysText } from '../commands/keys.ts';
import { Icon } from '../../widgets/icons/index.ts';
import { designerTexts } from '../locale/index.ts';
import { WrapButton } from './WrapButton.tsx';

/** Commands that stand at the chosen part, in their order; forms by themselves have no preview. */
const shown = ['moveUp', 'moveDown', 'why', 'duplicate', 'copyPart', 'remove'];
/** Those for parts of lists. */
const ofListed = new Set(['moveUp', 'moveDown']);

/** What can be done with the chosen part; by keys in the outline, too. */
export function PartActions({ isListed }: { isListed: boolean }) {
  const { all, site } = useCommands();
  const { withKeys } = designerTexts().lookup;
  const commands = shown
    .filter((key) => isListed || !ofListed.has(key))
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
