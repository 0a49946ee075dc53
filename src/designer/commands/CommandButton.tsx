import { Button, type ButtonProps } from 'antd';
import { Icon } from '../../widgets/icons/index.ts';
import { designerTexts } from '../locale/index.ts';
import { useCommand } from './context.ts';
import { keysText } from './keys.ts';

interface Props extends Pick<ButtonProps, 'type' | 'loading' | 'aria-haspopup'> {
  /** Key of the command; without such a command there is no button. */
  command: string;
  /** Its picture alone stands in the button. */
  isBare?: boolean;
  isMirrored?: boolean;
}

/** A command as a button: with its words, picture and keys, and whether it can be done. */
export function CommandButton({ command: key, isBare, isMirrored, ...rest }: Props) {
  const present = useCommand(key);
  if (!present) return null;
  const { command, refusal, isOn, run } = present;
  const { label, hint, keys: [keys] = [], isOn: isSwitch } = command;
  const { withKeys } = designerTexts().lookup;
  const said = refusal ?? hint ?? label;
  return (
    <Button
      type={isOn ? 'primary' : 'default'}
      title={keys === undefined ? said : withKeys(said, keysText(keys))}
      disabled={refusal !== undefined}
      icon={<Icon name={command.icon} {...(isMirrored && { className: 'pl-design-mirrored' })} />}
      onClick={run}
      {...(isSwitch && { 'aria-pressed': isOn })}
      aria-label={label}
      {...rest}
    >
      {isBare ? undefined : label}
    </Button>
  );
}
