import { Dropdown } from 'antd';
import { useState, type ReactNode } from 'react';
import { ToolButton } from './ToolButton.tsx';

export interface MenuChoice {
  key: string;
  label: ReactNode;
  run(): void;
}

interface Props {
  label: string;
  icon: ReactNode;
  choices: readonly MenuChoice[];
  selected: string;
}

/** A button that offers one of several; what applies now is marked. */
export function MenuTool({ label, icon, choices, selected }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dropdown
      trigger={['click']}
      open={isOpen}
      onOpenChange={setOpen}
      autoFocus
      menu={{
        selectable: true,
        selectedKeys: [selected],
        items: choices.map(({ key, label: text, run }) => ({ key, label: text, onClick: run })),
      }}
    >
      <span>
        <ToolButton label={label} icon={icon} opens="menu" isOpen={isOpen} />
      </span>
    </Dropdown>
  );
}
