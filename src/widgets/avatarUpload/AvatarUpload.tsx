import { Button } from 'antd';
import { useState } from 'react';
import { isBlank } from '../../schema/record/index.ts';
import { ariaOf } from '../aria.ts';
import { RoundPicture } from '../avatar/RoundPicture.tsx';
import { useWidgetHost, type InputProps } from '../contract.ts';
import { Icon } from '../icons/index.ts';
import { CropModal } from './CropModal.tsx';
import { lateTexts } from '../locale/late/index.ts';
import { OddValue } from '../OddValue.tsx';

interface Props extends Omit<InputProps<string>, 'size'> {
  url: string;
  part?: string;
  member?: string;
  title?: string;
  success?: string;
  size?: number;
}

/**
 * A round picture of oneself: cut out of a chosen one and stored at once; the value is its path
 * (docs/protocol/pages.md#sign-in-and-own-account).
 */
export function AvatarUpload({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  url,
  part = 'file',
  member = 'imgUrl',
  title = lateTexts.avatar.change,
  success = lateTexts.avatar.done,
  size = 96,
  ...aria
}: Props) {
  const { fileUrl } = useWidgetHost();
  const [open, setOpen] = useState(false);
  const isPath = typeof value === 'string' && value !== '';
  const { 'aria-required': _required, 'aria-invalid': _invalid, ...groupAria } = ariaOf(aria); // not allowed on a group
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      className="pl-avatar-upload"
      {...groupAria}
      onBlur={onBlur}
    >
      <RoundPicture
        size={size}
        src={isPath ? fileUrl(value) : undefined}
        alt={lateTexts.avatar.avatar}
      />
      {!isPath && !isBlank(value) && <OddValue value={value} />}
      <Button
        disabled={disabled || readOnly}
        icon={<Icon name="upload" />}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      {open && (
        <CropModal
          title={title}
          success={success}
          url={url}
          part={part}
          member={member}
          onStored={onChange}
          onClosed={() => setOpen(false)}
        />
      )}
    </div>
  );
}
