import { App, Upload } from 'antd';
import { useState } from 'react';
import { defined } from '../../schema/defined.ts';
import { ariaOf } from '../aria.ts';
import { listOf } from '../choices.ts';
import { useWidgetHost, type InputProps } from '../contract.ts';
import { Icon } from '../icons/index.ts';
import { lateTexts } from '../locale/late/index.ts';

interface Props extends InputProps<string> {
  url?: string;
  part?: string;
  member?: string;
  count?: number;
  maxSize?: number;
}

/**
 * Pictures stored at once, by the upload of the protocol; the value are their paths, several joined
 * by commas (docs/protocol/frame.md#shared-pieces).
 */
export function ImageUpload({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  url,
  part,
  member,
  count = 1,
  maxSize = 2,
  ...aria
}: Props) {
  const { request, requests, fileUrl } = useWidgetHost();
  const upload = { ...requests.upload, ...defined({ url, part, member }) };
  const { message } = App.useApp();
  const [sent, setSent] = useState<number>();
  const sending = sent !== undefined;
  const paths = listOf(value).map(String);
  const locked = disabled === true || readOnly === true;

  const send = async (file: File) => {
    if (!file.type.startsWith('image/')) return void message.error(lateTexts.image.wrongFile);
    if (file.size >= maxSize * 1024 * 1024)
      return void message.error(lateTexts.image.tooLarge(maxSize));
    const form = new FormData();
    form.append(upload.part, file);
    setSent(0);
    try {
      const answer = await request({
        method: 'POST',
        url: upload.url,
        form,
        onUpload: (bytes, total) => setSent(total ? Math.round((bytes / total) * 100) : 0),
      });
      onChange?.([...paths, String(answer[upload.member])].slice(-count).join(','));
    } catch {
      // The refusal was shown by the request itself.
    } finally {
      setSent(undefined);
    }
  };
  const { 'aria-required': _required, 'aria-invalid': _invalid, ...groupAria } = ariaOf(aria); // not allowed on a group
  return (
    <div id={id} role="group" tabIndex={-1} {...groupAria} onBlur={onBlur}>
      <Upload
        accept="image/*"
        listType="picture-card"
        disabled={locked || sending}
        fileList={paths.map((path) => ({
          uid: path,
          name: path.slice(path.lastIndexOf('/') + 1),
          status: 'done',
          url: fileUrl(path),
        }))}
        beforeUpload={(file) => {
          void send(file);
          return false; // not by the control itself
        }}
        onRemove={(file) => onChange?.(paths.filter((path) => path !== file.uid).join(','))}
      >
        {paths.length < count && !locked && (
          <span>
            {sending ? (
              `${lateTexts.image.sending} ${sent}%`
            ) : (
              <>
                <Icon name="plus" /> {lateTexts.image.upload}
              </>
            )}
          </span>
        )}
      </Upload>
    </div>
  );
}
