import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { Dropdown, type MenuProps } from 'antd';
import {
  useEffect,
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { useApplication, useTabs } from '../useApplication.ts';
import { texts } from '../locale/index.ts';
import { moveTab } from '../stores/tabChanges.ts';
import type { Tab } from '../stores/tabs.ts';
import { Icon } from '../../widgets/icons/index.ts';
import { tabMenu } from './tabMenu.tsx';
import { useTabCommands, type TabCommands } from './useTabCommands.ts';
import styles from './TabBar.module.css';

/**
 * The open pages (docs/protocol/frame.md#tabs): mouse, middle click, context menu, keyboard and
 * drag.
 */
export function TabBar() {
  const state = useTabs();
  const commands = useTabCommands();
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const menuFor = (path: string | null): MenuProps =>
    path === null ? { items: [] } : tabMenu(state, path, commands);
  const onPoint = (path: string, event: MouseEvent) => {
    event.preventDefault();
    setPointed({ path, left: event.clientX, top: event.clientY });
    setMenuOpen(true);
  };
  return (
    <div className={styles.bar}>
      <div className={styles.tabs} role="tablist" aria-label={texts.tabs.label}>
        {state.tabs.map((tab, index) => (
          <TabItem
            key={tab.path}
            tab={tab}
            active={tab.path === state.active}
            reachable={tab.path === state.active || (state.active === null && index === 0)}
            dirty={state.dirty.includes(tab.path)}
            commands={commands}
            onPoint={onPoint}
          />
        ))}
      </div>
      {/* It hangs on a place of its own: antd's context menu closes whenever something scrolls, as
          the bar and a page do that are just shown. */}
      <Dropdown
        menu={menuFor(pointed?.path ?? null)}
        trigger={['click']}
        open={menuOpen}
        onOpenChange={setMenuOpen}
      >
        <span
          aria-hidden
          className={styles.pointed}
          style={pointed ? { left: pointed.left, top: pointed.top } : undefined}
        />
      </Dropdown>
      <Dropdown menu={menuFor(state.active)} trigger={['click']} placement="bottomRight">
        <button type="button" className={styles.more} aria-label={texts.tabs.actions}>
          <DownOutlined />
        </button>
      </Dropdown>
    </div>
  );
}

/** The tab for which the one context menu is open, and where it was pointed at in the window. */
interface Pointed {
  path: string;
  left: number;
  top: number;
}

/** reachable: the one tab that the Tab key reaches; arrow keys lead to the others. */
interface TabItemProps {
  tab: Tab;
  active: boolean;
  reachable: boolean;
  dirty: boolean;
  commands: TabCommands;
  onPoint(path: string, event: MouseEvent): void;
}

function TabItem({ tab, active, reachable, dirty, commands, onPoint }: TabItemProps) {
  const navigate = useNavigate();
  const item = useRef<HTMLDivElement>(null);
  const dragging = useDrag(tab);
  useEffect(() => {
    if (active && item.current) reveal(item.current);
  }, [active]);
  const onAuxClick = (event: MouseEvent) => {
    if (event.button !== 1) return;
    event.preventDefault();
    commands.close(tab.path, 'this');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'Delete') commands.close(tab.path, 'this');
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft')
      neighbour(item.current, event.key)?.focus();
  };
  return (
    <div
      ref={item}
      role="presentation"
      className={styles.tab}
      data-active={active || undefined}
      onContextMenu={(event) => onPoint(tab.path, event)}
      onAuxClick={onAuxClick}
      {...dragging}
    >
      <button
        type="button"
        role="tab"
        className={styles.label}
        aria-selected={active}
        tabIndex={reachable ? 0 : -1}
        aria-keyshortcuts="Delete"
        onClick={() => void navigate(tab.address)}
        onKeyDown={onKeyDown}
      >
        {tab.icon && <Icon name={tab.icon} />}
        <span>{tab.title}</span>
        {dirty && <span className={styles.dirty} role="img" aria-label={texts.tabs.dirty} />}
      </button>
      {/* For the mouse: the keyboard closes with Delete, and a tab list may hold tabs only. */}
      {!tab.fixed && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          className={styles.close}
          title={texts.tabs.close(tab.title)}
          onClick={() => commands.close(tab.path, 'this')}
        >
          <CloseOutlined />
        </button>
      )}
    </div>
  );
}

/** Scrolls the bar sideways to the tab; scrollIntoView would move the document as well. */
function reveal(item: HTMLElement): void {
  const bar = item.parentElement!;
  const [start, end] = [
    item.offsetLeft - bar.offsetLeft,
    item.offsetLeft - bar.offsetLeft + item.offsetWidth,
  ];
  if (start < bar.scrollLeft) bar.scrollLeft = start;
  else if (end > bar.scrollLeft + bar.clientWidth) bar.scrollLeft = end - bar.clientWidth;
}

/** The label button of the tab before or after. */
function neighbour(
  item: HTMLDivElement | null,
  key: 'ArrowRight' | 'ArrowLeft',
): HTMLElement | null {
  const next = key === 'ArrowRight' ? item?.nextElementSibling : item?.previousElementSibling;
  return next?.querySelector('button') ?? null;
}

const dragType = 'application/x-pageloom-tab';

/** A tab dropped on another takes its place. */
function useDrag(tab: Tab) {
  const { tabs } = useApplication();
  return {
    draggable: !tab.fixed,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData(dragType, tab.path),
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(dragType)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      tabs.setState((state) => moveTab(state, event.dataTransfer.getData(dragType), tab.path));
    },
  };
}
