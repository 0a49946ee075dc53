import { Button, Input } from 'antd';
import { useState } from 'react';
import { richTexts } from '../../locale/richText.ts';
import { embedOf } from '../films.ts';
import { Field } from './Field.tsx';
import { VideoCameraOutlined } from './icons.ts';
import { PopoverTool } from './ToolButton.tsx';
import { UploadButton, type UploadProps } from './UploadButton.tsx';

export function VideoTool(props: Omit<UploadProps, 'onClose'>) {
  return (
    <PopoverTool label={richTexts().video} icon={<VideoCameraOutlined />}>
      {(close) => <VideoForm {...props} onClose={close} />}
    </PopoverTool>
  );
}

/** Uploads a film, or names one by its address. */
function VideoForm({ editor, send, onClose }: UploadProps) {
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const apply = () => {
    const html = embedOf(address);
    if (html === undefined) return setWrong(true);
    editor.chain().focus().insertContent({ type: 'embed', attrs: { html } }).run();
    onClose();
  };
  return (
    <>
      <UploadButton
        editor={editor}
        send={send}
        onClose={onClose}
        label={richTexts().uploadVideo}
        accept="video/mp4,.mp4"
      />
      <Field label={richTexts().address} problem={isWrong ? richTexts().badVideo : undefined}>
        {(field) => (
          <Input.TextArea
            {...field}
            rows={3}
            value={address}
            placeholder={richTexts().videoHint}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </Field>
      <div className="pl-editor-buttons">
        <Button type="primary" onClick={apply}>
          {richTexts().apply}
        </Button>
      </div>
    </>
  );
}
