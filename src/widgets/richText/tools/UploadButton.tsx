import { Button } from 'antd';
import type { Editor } from '@tiptap/core';
import { useRef } from 'react';
import { insertMedia, type SendMedia } from '../uploads.ts';

export interface UploadProps {
  editor: Editor;
  send: SendMedia;
  onClose(): void;
}

interface Props extends UploadProps {
  label: string;
  /** Kinds of files that are offered. */
  accept: string;
}

/** Chooses files of the machine, which are sent and put at the cursor. */
export function UploadButton({ editor, send, onClose, label, accept }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const insert = (files: FileList | null) => {
    const at = editor.state.selection.from;
    for (const file of files ?? []) void insertMedia(editor.view, { file, at, send });
    onClose();
    editor.commands.focus();
  };
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept={accept}
        multiple
        hidden
        aria-label={label}
        onChange={({ target }) => insert(target.files)}
      />
      <Button block autoFocus onClick={() => chooser.current?.click()}>
        {label}
      </Button>
    </>
  );
}
