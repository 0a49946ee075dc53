import Holder from '@ant-design/icons/es/icons/HolderOutlined';
import { arrayMove } from '@dnd-kit/sortable';
import { Button, Checkbox, Divider, Popover, Tooltip } from 'antd';
import { useLayoutEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { cutLabel, type ViewColumn, type ViewPreference } from '../state/view.ts';
import { hasFocus } from '../../../runtime/core/firstFocus.ts';
import { useSortableItem } from '../../../runtime/core/hooks/useSortableItem.ts';
import { SortableList } from '../../../runtime/core/SortableList.tsx';
import { texts } from '../../../runtime/locale/index.ts';

interface Props {
  columns: readonly ViewColumn[];
  labelOf(column: ViewColumn['column']): string;
  onView(change: Partial<ViewPreference> | 'reset'): void;
}

interface SettingsProps extends Props {
  children: ReactElement;
  button: RefObject<HTMLElement | null>;
  /** Taken away without having been shown. */
  onClosed(): void;
}

/**
 * Which columns are shown and in which order (docs/protocol/pages.md#what-all-lists-share:
 * 列展示/排序), behind a button. Loaded when it is first pressed, so it begins open.
 */
export function ColumnSettings({ children, button, ...props }: SettingsProps) {
  const [open, setOpen] = useState(true);
  const contents = useRef<HTMLDivElement>(null);
  // A layout effect: whoever sees it open can close it.
  useLayoutEffect(() => {
    if (!open) return;
    // On the document: the focus comes into the list only when it has opened with all motion.
    const escape = ({ key, target }: KeyboardEvent) => {
      // Behind another tab nothing closes, and a column that is being moved is put back first.
      if (key !== 'Escape' || contents.current?.checkVisibility() === false) return;
      if (target instanceof Element && target.getAttribute('aria-pressed') === 'true') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [open, button]);
  const begin = () => {
    if (!hasFocus(contents.current)) contents.current?.querySelector('input')?.focus();
  };
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      afterOpenChange={(visible) => visible && begin()}
      content={
        <div ref={contents}>
          <Settings {...props} />
        </div>
      }
    >
      {children}
    </Popover>
  );
}

function Settings({ columns, labelOf, onView }: Props) {
  const keys = columns.map(({ column }) => column.key);
  const shown = columns.filter((column) => column.shown).length;
  const show = (isShown: (column: ViewColumn) => boolean) =>
    onView({
      shown: Object.fromEntries(columns.map((column) => [column.column.key, isShown(column)])),
    });
  const labelAt = (key: string) =>
    labelOf(columns.find(({ column }) => column.key === key)!.column);
  return (
    <div className="pl-settings">
      <div className="pl-settings-head">
        <Tooltip title={texts.list.columnsHint}>
          <Checkbox
            checked={shown === columns.length}
            indeterminate={shown > 0 && shown < columns.length}
            onChange={(event) =>
              show((column) => event.target.checked || column.column.key === keys[0])
            }
          >
            {texts.list.columns}
          </Checkbox>
        </Tooltip>
        <Button type="link" size="small" onClick={() => onView('reset')}>
          {texts.common.reset}
        </Button>
      </div>
      <Divider size="small" />
      <SortableList
        ids={keys}
        labelOf={labelAt}
        onMove={(from, to) => onView({ order: arrayMove(keys, from, to) })}
      >
        <ul className="pl-settings-list">
          {columns.map((column) => (
            <SettingsRow
              key={column.column.key}
              id={column.column.key}
              label={labelOf(column.column)}
              shown={column.shown}
              last={column.shown && shown === 1}
              onShow={(on) => show((other) => (other === column ? on : other.shown))}
            />
          ))}
        </ul>
      </SortableList>
    </div>
  );
}

/** last: the only column shown, which must stay. */
function SettingsRow({
  id,
  label,
  shown,
  last,
  onShow,
}: {
  id: string;
  label: string;
  shown: boolean;
  last: boolean;
  onShow(on: boolean): void;
}) {
  const { ref, style, handle, isDragging } = useSortableItem(id);
  const cut = cutLabel(label);
  return (
    <li ref={ref} style={style} className={isDragging ? 'pl-dragging' : undefined}>
      <Checkbox
        checked={shown}
        disabled={last}
        onChange={(event) => onShow(event.target.checked)}
        aria-label={texts.list.showColumn(label)}
      />
      {/* A click is the check box's; a drag, or the keys, move the column. */}
      <span
        {...handle}
        className="pl-settings-name"
        title={cut === label ? undefined : label}
        aria-label={texts.list.moveColumn(label)}
        onClick={() => last || onShow(!shown)}
      >
        {cut}
        <Holder />
      </span>
    </li>
  );
}
