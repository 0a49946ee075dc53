import { Button, Input, InputNumber } from 'antd';
import { NodeSelection } from '@tiptap/pm/state';
import { useState } from 'react';
import { judgeAttribute } from '../../../schema/richText/index.ts';
import { richTexts } from '../../locale/richText.ts';
import type { Kept } from '../document/kept.ts';
import { Field } from './Field.tsx';
import { PictureOutlined } from './icons.ts';
import { PopoverTool } from './ToolButton.tsx';
import { UploadButton, type UploadProps } from './UploadButton.tsx';

export function ImageTool({ editor, send }: Omit<UploadProps, 'onClose'>) {
  return (
    <PopoverTool
      label={richTexts().image}
      icon={<PictureOutlined />}
      isActive={editor.isActive('image')}
    >
      {(close) => <ImageForm editor={editor} send={send} onClose={close} />}
    </PopoverTool>
  );
}

const isPicture = (src: string): boolean =>
  src !== '' && 'value' in judgeAttribute({ tag: 'img', name: 'src', value: src }, { embeds: [] });

/** Uploads a picture, or names one by its address; changes the selected one. */
function ImageForm({ editor, send, onClose }: UploadProps) {
  const { selection } = editor.state;
  const isSelected = selection instanceof NodeSelection && selection.node.type.name === 'image';
  const present: Kept = isSelected ? selection.node.attrs.kept : {};
  const [address, setAddress] = useState(present.src ?? '');
  const [alt, setAlt] = useState(present.alt ?? '');
  const [width, setWidth] = useState<number | null>(
    Number.parseInt(present.width ?? '', 10) || null,
  );
  const [isWrong, setWrong] = useState(false);

  const apply = () => {
    const src = address.trim();
    if (!isPicture(src)) return setWrong(true);
    // Width and height of before go together.
    const { width: _width, height: _height, ...rest } = present;
    const isSame = String(width ?? '') === (present.width ?? '');
    const size = isSame ? { ...present } : { ...rest, ...(width && { width: String(width) }) };
    const kept = { ...size, src, alt };
    if (isSelected) editor.chain().focus().updateAttributes('image', { kept }).run();
    else editor.chain().focus().insertContent({ type: 'image', attrs: { kept } }).run();
    onClose();
  };
  return (
    <>
      {!isSelected && (
        <UploadButton
          editor={editor}
          send={send}
          onClose={onClose}
          label={richTexts().upload}
          accept="image/*"
        />
      )}
      <Field label={richTexts().address} problem={isWrong ? richTexts().badAddress : undefined}>
        {(field) => (
          <Input
            {...field}
            value={address}
            placeholder="https://"
            onChange={({ target }) => setAddress(target.value)}
            onPressEnter={apply}
          />
        )}
      </Field>
      <Field label={richTexts().description}>
        {({ status: _status, ...field }) => (
          <Input
            {...field}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
            onPressEnter={apply}
          />
        )}
      </Field>
      <Field label={richTexts().width}>
        {({ status: _status, ...field }) => (
          <InputNumber
            {...field}
            min={1}
            max={4096}
            precision={0}
            addonAfter="px"
            value={width}
            onChange={setWidth}
            onPressEnter={apply}
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
