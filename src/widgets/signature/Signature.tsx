import { Button } from 'antd';
import { useState } from 'react';
import { defined } from '../../schema/defined.ts';
import { groupAria } from '../aria.ts';
import { useWidgetHost, type InputProps } from '../contract.ts';
import { Icon } from '../icons/index.ts';
import { lateTexts } from '../locale/late/index.ts';
import { SignaturePicture } from './SignaturePicture.tsx';
import { SignDialog } from './SignDialog.tsx';
import './signature.css';

interface Props extends InputProps<string> {
  url?: string;
  part?: string;
  member?: string;
  color?: string;
  height?: number;
}

/** A signature: drawn in a dialog, stored as a picture there, and shown here. */
export function Signature({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  url,
  part,
  member,
  color = '#000000',
  height = 240,
  ...aria
}: Props) {
  const { requests } = useWidgetHost();
  const upload = { ...requests.upload, ...defined({ url, part, member }) };
  const [open, setOpen] = useState(false);
  const isPath = typeof value === 'string' && value !== '';
  const locked = disabled === true || readOnly === true;
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      className="pl-signature"
      {...groupAria(aria)}
      onBlur={onBlur}
    >
      {isPath ? (
        <SignaturePicture value={value} />
      ) : (
        locked && <span>{lateTexts.signature.none}</span>
      )}
      {!locked && (
        <Button icon={<Icon name="edit" />} onClick={() => setOpen(true)}>
          {isPath ? lateTexts.signature.again : lateTexts.signature.sign}
        </Button>
      )}
      {!locked && isPath && (
        <Button type="text" onClick={() => onChange?.('')}>
          {lateTexts.signature.remove}
        </Button>
      )}
      {open && (
        // Keys pressed in the dialog are not those of the form around it.
        <div role="presentation" onKeyDown={(event) => event.stopPropagation()}>
          <SignDialog
            upload={upload}
            color={color}
            height={height}
            onStored={(path) => onChange?.(path)}
            onClosed={() => setOpen(false)}
          />
        </div>
      )}
    </div>
  );
}
