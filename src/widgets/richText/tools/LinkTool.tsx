import { LinkOutlined } from './icons.ts';
import { Button, Checkbox, Input } from 'antd';
import { getMarkRange, type Editor } from '@tiptap/core';
import { useState } from 'react';
import { judgeAttribute } from '../../../schema/richText/index.ts';
import { richTexts } from '../../locale/richText.ts';
import type { Kept } from '../document/kept.ts';
import { Field } from './Field.tsx';
import { PopoverTool } from './ToolButton.tsx';

interface Props {
  editor: Editor;
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
}

export function LinkTool({ editor, isOpen, onOpen }: Props) {
  return (
    <PopoverTool
      label={richTexts().link}
      icon={<LinkOutlined />}
      keys="Ctrl+K"
      isActive={editor.isActive('link')}
      isOpen={isOpen}
      onOpen={onOpen}
    >
      {(close) => <LinkForm editor={editor} onClose={close} />}
    </PopoverTool>
  );
}

/** An address as people type it, complete; undefined when it may stand in no text. */
function addressOf(typed: string): string | undefined {
  const text = typed.trim();
  const full = /^www\./i.test(text) ? `https://${text}` : text;
  const verdict = judgeAttribute({ tag: 'a', name: 'href', value: full }, { embeds: [] });
  const isWhole = /^(https?:\/\/.|mailto:.|tel:.|[/#])/i.test(full);
  return 'value' in verdict && isWhole ? full : undefined;
}

function LinkForm({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const { selection, schema } = editor.state;
  const range = getMarkRange(selection.$from, schema.marks.link!);
  const present = editor.getAttributes('link').kept as Kept | undefined;
  const [address, setAddress] = useState(present?.href ?? '');
  const [text, setText] = useState('');
  const [isNew, setNew] = useState(present ? present.target === '_blank' : true);
  const [isWrong, setWrong] = useState(false);
  const needsText = selection.empty && !range;

  const apply = () => {
    const href = addressOf(address);
    if (href === undefined) return setWrong(true);
    const { target: _target, rel: _rel, ...rest } = present ?? {};
    const kept = { ...rest, href, ...(isNew && { target: '_blank', rel: 'noopener noreferrer' }) };
    const chain = editor.chain().focus();
    if (needsText)
      chain.insertContent({
        type: 'text',
        text: text.trim() || href,
        marks: [{ type: 'link', attrs: { tag: 'a', kept } }],
      });
    else if (range && selection.empty) chain.setTextSelection(range).setMark('link', { kept });
    else chain.setMark('link', { kept });
    chain.run();
    onClose();
  };
  const remove = () => {
    const at = range && selection.empty ? range : { from: selection.from, to: selection.to };
    editor
      .chain()
      .focus()
      .command(({ tr }) => {
        tr.removeMark(at.from, at.to, schema.marks.link);
        return true;
      })
      .run();
    onClose();
  };
  return (
    <>
      <Field label={richTexts().address} problem={isWrong ? richTexts().badAddress : undefined}>
        {(field) => (
          <Input
            {...field}
            autoFocus
            value={address}
            placeholder="https://"
            onChange={({ target }) => setAddress(target.value)}
            onPressEnter={apply}
          />
        )}
      </Field>
      {needsText && (
        <Field label={richTexts().text}>
          {(field) => (
            <Input
              {...field}
              value={text}
              onChange={({ target }) => setText(target.value)}
              onPressEnter={apply}
            />
          )}
        </Field>
      )}
      <Checkbox checked={isNew} onChange={({ target }) => setNew(target.checked)}>
        {richTexts().newWindow}
      </Checkbox>
      <div className="pl-editor-buttons">
        {present && <Button onClick={remove}>{richTexts().unlink}</Button>}
        <Button type="primary" onClick={apply}>
          {richTexts().apply}
        </Button>
      </div>
    </>
  );
}
