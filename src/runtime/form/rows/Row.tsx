import Holder from '@ant-design/icons/es/icons/HolderOutlined';
import { memo, type CSSProperties, type ReactNode } from 'react';
import type { NodePlan } from '../../../schema/compile/plan.ts';
import { useSortableItem } from '../../core/hooks/useSortableItem.ts';
import { lateTexts } from '../../locale/late/index.ts';
import { useFormView } from '../view/context.ts';
import { cellsOf } from './RowCells.tsx';
import { RowTools } from './RowTools.tsx';
import { showsNumber } from './showsNumber.ts';
import type { RowEdits } from './useRowEdits.ts';

/** What all rows of a list have in common. */
export interface RowsShared {
  /** The node of a row. */
  item: NodePlan;
  columns: readonly NodePlan[];
  /** Address of the list. */
  base: string;
  count: number;
  /** Nothing can be changed. */
  locked: boolean;
  movable: boolean;
  full: boolean;
  edits: RowEdits;
}

interface RowProps {
  id: string;
  index: number;
  shared: RowsShared;
  /** Measures the row where only those in view are drawn. */
  measure?: (element: HTMLTableRowElement | null) => void;
}

/** One row of a list. */
export const Row = memo(function Row(props: RowProps) {
  const { locked, movable } = props.shared;
  return movable && !locked ? <MovableRow {...props} /> : <RowView {...props} />;
});

function MovableRow(props: RowProps) {
  const { id, index, measure } = props;
  const { ref, style, handle, isDragging } = useSortableItem(id);
  const grip = (
    <span {...handle} className="pl-rows-handle" aria-label={lateTexts.rows.moveRow(index + 1)}>
      <Holder />
    </span>
  );
  return (
    <RowView
      {...props}
      measure={(element) => {
        ref(element);
        measure?.(element);
      }}
      handle={grip}
      className={isDragging ? 'pl-rows-dragged' : undefined}
      style={style}
    />
  );
}

interface RowViewProps extends RowProps {
  handle?: ReactNode;
  className?: string | undefined;
  style?: CSSProperties;
}

function RowView({ index, shared, measure, handle, className, style }: RowViewProps) {
  const { item, columns, base, count, locked, movable, full, edits } = shared;
  const { model } = useFormView();
  return (
    <tr
      ref={measure}
      data-row={index}
      data-index={index}
      aria-rowindex={index + 2}
      className={className}
      style={style}
    >
      {!locked && (
        <td className="pl-rows-place">
          {handle}
          <span>{index + 1}</span>
        </td>
      )}
      {cellsOf({ item, columns, base, row: index }).map(({ node, cell }) => (
        <td
          key={node.name}
          data-label={model.evaluate().text(node.label)}
          data-column={node.name}
          className={showsNumber(node) ? 'pl-rows-number' : undefined}
        >
          {cell}
        </td>
      ))}
      {!locked && (
        <td className="pl-rows-tools">
          <RowTools index={index} count={count} movable={movable} full={full} edits={edits} />
        </td>
      )}
    </tr>
  );
}
