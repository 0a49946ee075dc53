import Close from '@ant-design/icons/es/icons/CloseOutlined';
import { Button } from 'antd';
import { texts } from '../texts.ts';
import './moving.css';

/** Says what was changed, and offers to take it back. */
export function Undo({ text, onUndo, onClose }: { text: string; onUndo(): void; onClose(): void }) {
  return (
    <div className="pl-undo" role="status">
      <span>{text}</span>
      <Button type="link" size="small" onClick={onUndo}>
        {texts.layouts.undo}
      </Button>
      <Button
        type="text"
        size="small"
        icon={<Close />}
        aria-label={texts.layouts.close}
        onClick={onClose}
      />
    </div>
  );
}
