import { Button } from 'antd';
import { texts } from '../../locale/index.ts';
import './container.css';

interface Props {
  /** Text of the button that does it; absent: there is nothing to do but to close. */
  label?: string;
  busy: boolean;
  disabled?: boolean;
  onSubmit?: (() => void) | undefined;
  onCancel(): void;
}

/** The foot of every dialog and drawer: what leaves it, then what it is for, as in questions. */
export function DialogButtons({ label, busy, disabled = false, onSubmit, onCancel }: Props) {
  return (
    <div className="pl-form-buttons">
      <Button disabled={busy} onClick={onCancel}>
        {onSubmit ? texts.common.cancel : texts.common.close}
      </Button>
      {onSubmit && (
        <Button type="primary" loading={busy} disabled={disabled} onClick={onSubmit}>
          {label ?? texts.common.save}
        </Button>
      )}
    </div>
  );
}
