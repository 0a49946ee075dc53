import { Button } from 'antd';
import { useRef, useState } from 'react';
import { groupAria } from '../aria.ts';
import type { InputProps } from '../contract.ts';
import { Icon } from '../icons/index.ts';
import { texts } from '../locale/index.ts';
import { lateTexts } from '../locale/late/index.ts';
import { plainText, shortText } from '../plainText.ts';
import { IconCard } from './IconCard.tsx';
import { keepRecentIcon } from './recent.ts';
import './iconPicker.css';

/**
 * A name of the icon set, chosen by its picture. `#` stands for none
 * (docs/protocol/entities.md#sysmenu).
 */
export function IconPicker({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  status,
  none = '#',
  ...aria
}: InputProps & { none?: string }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const name = shortText(plainText(value));
  const chosen = name !== '' && name !== none ? name : undefined;
  const locked = disabled === true || readOnly === true;
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const choose = (icon: string) => {
    keepRecentIcon(icon);
    onChange?.(icon);
    close();
  };
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      className="pl-icon-picker"
      {...groupAria(aria)}
      onBlur={onBlur}
    >
      <div className="pl-icon-picker-head">
        <span className="pl-icon-picker-preview">
          <Icon name={chosen} />
        </span>
        <span className={chosen ? undefined : 'pl-icon-picker-none'}>
          {chosen ?? lateTexts.icon.none}
        </span>
        <Button
          ref={opener}
          size="small"
          danger={status === 'error'}
          disabled={locked}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? texts.common.fold : lateTexts.icon.choose}
        </Button>
        {chosen && (
          <Button size="small" type="text" disabled={locked} onClick={() => onChange?.(none)}>
            {lateTexts.icon.clear}
          </Button>
        )}
      </div>
      {open && <IconCard chosen={chosen} isLocked={locked} onChoose={choose} onClose={close} />}
    </div>
  );
}
