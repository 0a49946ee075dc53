import { Dropdown, type MenuProps } from 'antd';
import { cloneElement, useState, type ReactElement } from 'react';

interface Props {
  /** Made when it is first opened. */
  menu(): MenuProps;
  /** The button. */
  children: ReactElement<{ onClick?(): void; 'aria-haspopup'?: 'menu'; 'aria-expanded'?: boolean }>;
}

/**
 * A dropdown menu that costs nothing until it is first opened: lists have one for each row or
 * column.
 */
export function LazyDropdown({ menu, children }: Props) {
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const trigger = cloneElement(children, { 'aria-haspopup': 'menu', 'aria-expanded': open });
  if (!used) {
    return cloneElement(trigger, {
      onClick: () => {
        setUsed(true);
        setOpen(true);
      },
    });
  }
  return (
    <Dropdown autoFocus open={open} onOpenChange={setOpen} trigger={['click']} menu={menu()}>
      {trigger}
    </Dropdown>
  );
}
