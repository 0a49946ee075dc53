import Holder from '@ant-design/icons/es/icons/HolderOutlined';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Button, Checkbox, Divider, Popover, Tooltip } from 'antd';
import { useLayoutEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { cutLabel, type ViewColumn, type ViewPreference } from '../state/view.ts';
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
 * Which columns are shown and in which order (docs/protocol/pages.md#what-all-lists-share: 列展示/排序),
 * behind a button. Loaded when it is first pressed, so it begins open.
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
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      afterOpenChange={(visible) => visible && contents.current?.querySelector('input')?.focus()}
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
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = columns.map(({ column }) => column.key);
  const shown = columns.filter((column) => column.shown).length;
  const show = (isShown: (column: ViewColumn) => boolean) =>
    onView({
      shown: Object.fromEntries(columns.map((column) => [column.column.key, isShown(column)])),
    });
  const labelAt = (key: unknown) =>
    labelOf(columns.find(({ column }) => column.key === key)!.column);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id)
      onView({
        order: arrayMove(keys, keys.indexOf(String(active.id)), keys.indexOf(String(over.id))),
      });
  };
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
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          announcements: announcements(labelAt, keys),
          screenReaderInstructions: { draggable: texts.list.columnKeys },
        }}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
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
        </SortableContext>
      </DndContext>
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
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const style = {
    transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
    transition,
  };
  const cut = cutLabel(label);
  return (
    <li ref={setNodeRef} style={style} className={isDragging ? 'pl-dragging' : undefined}>
      <Checkbox
        checked={shown}
        disabled={last}
        onChange={(event) => onShow(event.target.checked)}
        aria-label={texts.list.showColumn(label)}
      />
      {/* A click is the check box's; a drag, or the keys, move the column. */}
      <span
        {...attributes}
        {...listeners}
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

const announcements = (
  labelOf: (key: unknown) => string,
  keys: readonly string[],
): Announcements => {
  const place = (key: unknown) => keys.indexOf(String(key)) + 1;
  return {
    onDragStart: ({ active }) => texts.list.picked(labelOf(active.id)),
    onDragOver: ({ active, over }) =>
      over ? texts.list.over(labelOf(active.id), place(over.id)) : undefined,
    onDragEnd: ({ active, over }) =>
      texts.list.dropped(labelOf(active.id), place(over?.id ?? active.id)),
    onDragCancel: ({ active }) => texts.list.notMoved(labelOf(active.id)),
  };
};
