import Close from '@ant-design/icons/es/icons/CloseOutlined';
import { Button } from 'antd';
import { texts } from '../../../runtime/locale/index.ts';
import './undo.css';

interface Props {
  text: string;
  onUndo(): void;
  onClose(): void;
}

/** Says what was changed in a list, and offers to take it back. */
export function Undo({ text, onUndo, onClose }: Props) {
  return (
    <div className="pl-undo" role="status">
      <span>{text}</span>
      <Button type="link" size="small" onClick={onUndo}>
        {texts.form.undo}
      </Button>
      <Button
        type="text"
        size="small"
        icon={<Close />}
        aria-label={texts.common.close}
        onClick={onClose}
      />
    </div>
  );
}
