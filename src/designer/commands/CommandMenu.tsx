import { Button, Dropdown, type MenuProps } from 'antd';
import { Icon } from '../../widgets/icons/index.ts';
import { useDesignerState } from '../state/context.ts';
import { useCommands } from './context.ts';
import { keysText } from './keys.ts';
import type { DesignerCommand } from './command.ts';
import { designerTexts } from '../locale/index.ts';

/** Commands for which a bar has no room, in a menu; those that are not there are left out. */
export function CommandMenu({ commands: keys }: { commands: readonly string[] }) {
  const { all, site } = useCommands();
  const { more } = designerTexts();
  const commands = keys.flatMap((key) => all.find((one) => one.key === key) ?? []);
  // What can be done follows the state of the designer.
  useDesignerState(() => commands.map(({ refusal }) => refusal?.(site)).join('\n'));
  const itemOf = (command: DesignerCommand): NonNullable<MenuProps['items']>[number] => {
    const { key, icon, label, hint, keys: [pressed] = [] } = command;
    const refusal = command.refusal?.(site);
    return {
      key,
      label,
      title: refusal ?? hint ?? '',
      disabled: refusal !== undefined,
      icon: <Icon name={icon} />,
      ...(pressed !== undefined && { extra: keysText(pressed) }),
      onClick: () => command.run(site),
    };
  };
  return (
    <Dropdown menu={{ items: commands.map(itemOf) }} trigger={['click']}>
      <Button aria-label={more} aria-haspopup="menu" icon={<Icon name="more" />}>
        {more}
      </Button>
    </Dropdown>
  );
}
