import Copy from '@ant-design/icons/es/icons/CopyOutlined';
import { Button } from 'antd';
import { lateTexts } from '../../locale/late/index.ts';

/** Copies all rows with their head, for a spreadsheet. */
export const RowsCopy = ({ onCopy }: { onCopy(): void }) => (
  <Button type="text" size="small" icon={<Copy />} className="pl-rows-copy" onClick={onCopy}>
    {lateTexts.rows.copyTable}
  </Button>
);
