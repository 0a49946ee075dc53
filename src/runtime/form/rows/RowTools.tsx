import Copy from '@ant-design/icons/es/icons/CopyOutlined';
import Delete from '@ant-design/icons/es/icons/DeleteOutlined';
import Down from '@ant-design/icons/es/icons/ArrowDownOutlined';
import Up from '@ant-design/icons/es/icons/ArrowUpOutlined';
import { Button } from 'antd';
import { lateTexts } from '../../locale/late/index.ts';
import type { RowEdits } from './useRowEdits.ts';

interface Props {
  index: number;
  count: number;
  movable: boolean;
  /** There is no room for another row. */
  full: boolean;
  edits: RowEdits;
}

/** The buttons at the end of a row. */
export function RowTools({ index, count, movable, full, edits }: Props) {
  const row = index + 1;
  return (
    <>
      {movable && (
        <>
          <Button
            type="text"
            size="small"
            data-tool="up"
            icon={<Up />}
            disabled={index === 0}
            aria-label={lateTexts.rows.moveUp(row)}
            onClick={() => edits.move(index, index - 1, 'up')}
          />
          <Button
            type="text"
            size="small"
            data-tool="down"
            icon={<Down />}
            disabled={index === count - 1}
            aria-label={lateTexts.rows.moveDown(row)}
            onClick={() => edits.move(index, index + 1, 'down')}
          />
        </>
      )}
      <Button
        type="text"
        size="small"
        data-tool="copy"
        icon={<Copy />}
        disabled={full}
        aria-label={lateTexts.rows.copyRow(row)}
        onClick={() => edits.copy(index)}
      />
      <Button
        type="text"
        size="small"
        danger
        data-tool="remove"
        icon={<Delete />}
        aria-label={lateTexts.rows.removeRow(row)}
        onClick={() => edits.remove(index)}
      />
    </>
  );
}
