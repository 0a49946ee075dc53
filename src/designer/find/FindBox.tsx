import { Icon } from '../../widgets/icons/index.ts';
import { useCommand } from '../commands/context.ts';
import { keysText } from '../commands/keys.ts';

/** Opens the search over everything; it looks like the box that opens. */
export function FindBox() {
  const find = useCommand('find');
  if (!find) return null;
  const { label, icon, keys: [keys = ''] = [] } = find.command;
  return (
    <button
      type="button"
      className="pl-find-box"
      aria-haspopup="dialog"
      aria-keyshortcuts={keys}
      onClick={find.run}
    >
      <Icon name={icon} />
      <span>{label}</span>
      <kbd aria-hidden>{keysText(keys)}</kbd>
    </button>
  );
}
