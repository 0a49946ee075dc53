import Delete from '@ant-design/icons/es/icons/DeleteOutlined';
import Down from '@ant-design/icons/es/icons/ArrowDownOutlined';
import Up from '@ant-design/icons/es/icons/ArrowUpOutlined';
import type { ArrayField } from '@formily/core';
import { Button } from 'antd';
import { texts } from '../../locale/index.ts';

export interface RowToolsProps {
  list: ArrayField;
  row: number;
  count: number;
  /** Does the work, and then takes the focus to a row. */
  changeList(work: () => Promise<unknown>, focusRow: number): void;
}

/** The buttons that move and remove a row; their names say which one. */
export function RowTools({ list, row, count, changeList }: RowToolsProps) {
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={<Up />}
        disabled={row === 0}
        aria-label={texts.form.moveUp(row + 1)}
        onClick={() => changeList(() => list.moveUp(row), row - 1)}
      />
      <Button
        type="text"
        size="small"
        icon={<Down />}
        disabled={row === count - 1}
        aria-label={texts.form.moveDown(row + 1)}
        onClick={() => changeList(() => list.moveDown(row), row + 1)}
      />
      <Button
        type="text"
        size="small"
        danger
        icon={<Delete />}
        aria-label={texts.form.removeRow(row + 1)}
        onClick={() => changeList(() => list.remove(row), Math.min(row, count - 2))}
      />
    </>
  );
}
