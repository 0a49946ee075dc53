import type { MenuProps } from 'antd';
import { pathsToClose, type CloseRange, type TabsState } from '../stores/tabs.ts';
import type { TabCommands } from './useTabCommands.ts';
import styles from './TabBar.module.css';

const ranges: readonly { range: CloseRange; label: string }[] = [
  { range: 'this', label: '关闭当前标签' },
  { range: 'right', label: '关闭右侧' },
  { range: 'left', label: '关闭左侧' },
  { range: 'others', label: '关闭其他' },
  { range: 'all', label: '关闭全部' },
];

/** What can be done around one tab. Entries that close nothing look disabled, and say why when chosen. */
export function tabMenu(state: TabsState, path: string, commands: TabCommands): MenuProps {
  return {
    items: [
      { key: 'refresh', label: '刷新当前标签', onClick: () => commands.refresh(path) },
      { type: 'divider' },
      ...ranges.map(({ range, label }) => ({
        key: range,
        label: <span className={pathsToClose(state, path, range).length === 0 ? styles.vain : undefined}>{label}</span>,
        onClick: () => commands.close(path, range),
      })),
    ],
  };
}
