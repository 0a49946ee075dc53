import Copy from '@ant-design/icons/es/icons/CopyOutlined';
import { Button } from 'antd';
import { texts } from '../../locale/index.ts';

/** Copies all rows with their head, for a spreadsheet. */
export const RowsCopy = ({ onCopy }: { onCopy(): void }) => (
  <Button type="text" size="small" icon={<Copy />} className="pl-rows-copy" onClick={onCopy}>
    {texts.form.copyTable}
  </Button>
);
