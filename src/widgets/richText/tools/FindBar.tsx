import { Button, Checkbox, Input } from 'antd';
import type { Editor } from '@tiptap/core';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { richTexts } from '../../locale/richText.ts';
import { find, foundIn, replace, replaceAll, step } from '../search.ts';

/** Find and replace, below the toolbar. */
export function FindBar({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const { from, to } = editor.state.selection;
  const [text, setText] = useState(() => editor.state.doc.textBetween(from, to).slice(0, 100));
  const [matchCase, setMatchCase] = useState(false);
  const [other, setOther] = useState('');
  const { places, current } = foundIn(editor);
  useEffect(() => find(editor, { text, matchCase }), [editor, text, matchCase]);
  useEffect(
    () => () => {
      if (!editor.isDestroyed) find(editor, { text: '', matchCase: false });
    },
    [editor],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const none = places.length === 0;
  return (
    <div className="pl-editor-find" role="search" onKeyDown={onKeyDown}>
      <Input
        autoFocus
        size="small"
        aria-label={richTexts().findText}
        placeholder={richTexts().findText}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={(event) => step(editor, event.shiftKey ? -1 : 1)}
        suffix={
          <span role="status">
            {text === ''
              ? ''
              : none
                ? richTexts().notFound
                : richTexts().found(current + 1, places.length)}
          </span>
        }
      />
      <Button size="small" disabled={none} onClick={() => step(editor, -1)}>
        {richTexts().previous}
      </Button>
      <Button size="small" disabled={none} onClick={() => step(editor, 1)}>
        {richTexts().next}
      </Button>
      <Checkbox checked={matchCase} onChange={({ target }) => setMatchCase(target.checked)}>
        {richTexts().matchCase}
      </Checkbox>
      {editor.isEditable && (
        <>
          <Input
            size="small"
            aria-label={richTexts().replaceText}
            placeholder={richTexts().replaceText}
            value={other}
            onChange={({ target }) => setOther(target.value)}
            onPressEnter={() => replace(editor, other)}
          />
          <Button size="small" disabled={none} onClick={() => replace(editor, other)}>
            {richTexts().replace}
          </Button>
          <Button size="small" disabled={none} onClick={() => replaceAll(editor, other)}>
            {richTexts().replaceAll}
          </Button>
        </>
      )}
      <Button size="small" type="text" onClick={onClose}>
        {richTexts().closeFind}
      </Button>
    </div>
  );
}
