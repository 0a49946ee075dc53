import type { MenuProps } from 'antd';
import { texts } from '../locale/index.ts';
import { pathsToClose, type CloseRange } from '../stores/tabChanges.ts';
import type { TabsState } from '../stores/tabs.ts';
import type { TabCommands } from './useTabCommands.ts';
import styles from './TabBar.module.css';

const ranges: readonly { range: CloseRange; label: keyof typeof texts.tabs & `close${string}` }[] =
  [
    { range: 'this', label: 'closeThis' },
    { range: 'right', label: 'closeRight' },
    { range: 'left', label: 'closeLeft' },
    { range: 'others', label: 'closeOthers' },
    { range: 'all', label: 'closeAll' },
  ];

/**
 * What can be done around one tab. Entries that close nothing look disabled, and say why when
 * chosen.
 */
export function tabMenu(state: TabsState, path: string, commands: TabCommands): MenuProps {
  return {
    items: [
      { key: 'refresh', label: texts.tabs.refresh, onClick: () => commands.refresh(path) },
      { type: 'divider' },
      ...ranges.map(({ range, label }) => ({
        key: range,
        label: (
          <span className={pathsToClose(state, path, range).length === 0 ? styles.vain : undefined}>
            {texts.tabs[label] as string}
          </span>
        ),
        onClick: () => commands.close(path, range),
      })),
    ],
  };
}
