import { Drawer } from 'antd';
import type { PreferenceStore } from '../../runtime/host.ts';
import { texts } from '../locale/index.ts';
import { SideMenu } from './SideMenu.tsx';

/** The menu of narrow screens. */
export default function MenuDrawer({
  open,
  onClose,
  current,
  preferences,
}: {
  open: boolean;
  onClose(): void;
  current: string;
  preferences: PreferenceStore;
}) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      width={256}
      closable={false}
      styles={{ body: { padding: 0 } }}
      aria-label={texts.layout.menu}
    >
      <SideMenu current={current} preferences={preferences} drawer />
    </Drawer>
  );
}
