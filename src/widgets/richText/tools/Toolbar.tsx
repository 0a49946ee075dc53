import type { Editor } from '@tiptap/core';
import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { richTexts } from '../../locale/richText.ts';
import { useEditorState } from '../useEditor.ts';
import type { SendMedia } from '../uploads.ts';
import { Blocks, Lists, Steps } from './Blocks.tsx';
import { Formats } from './Formats.tsx';
import * as icons from './icons.ts';
import { ImageTool } from './ImageTool.tsx';
import { LinkTool } from './LinkTool.tsx';
import { TableTool } from './TableTool.tsx';
import { Gap, ToolButton } from './ToolButton.tsx';
import { VideoTool } from './VideoTool.tsx';

export interface ToolbarProps {
  editor: Editor;
  send: SendMedia;
  isNarrow: boolean;
  isLinkOpen: boolean;
  onLink(isOpen: boolean): void;
  isFindOpen: boolean;
  onFind(isOpen: boolean): void;
  isFull: boolean;
  onFull(isFull: boolean): void;
  onSource(): void;
}

/** All tools; one tab stop, arrow keys go from tool to tool. */
export function Toolbar(props: ToolbarProps) {
  const { editor, isNarrow } = props;
  useEditorState(editor);
  const [hasMore, setMore] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const buttons = buttonsOf(bar.current);
    if (!buttons.some(({ tabIndex }) => tabIndex === 0)) buttons[0]?.setAttribute('tabindex', '0');
  });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!bar.current?.contains(event.target as Node)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      editor.commands.focus();
    } else if (rove(bar.current, event.key)) event.preventDefault();
  };
  const showsAll = !isNarrow || hasMore;
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={richTexts().toolbar}
      className={showsAll ? 'pl-editor-tools' : 'pl-editor-tools pl-editor-few'}
      onKeyDown={onKeyDown}
      onFocus={(event) => markStop(bar.current, event)}
    >
      <Steps editor={editor} />
      <Blocks editor={editor} />
      <Formats editor={editor} showsAll={showsAll} />
      {showsAll && (
        <>
          <Lists editor={editor} />
          <Inserts {...props} />
        </>
      )}
      <View {...props} />
      {isNarrow && (
        <ToolButton
          label={richTexts().more}
          icon={<icons.EllipsisOutlined />}
          isActive={hasMore}
          onRun={() => setMore(!hasMore)}
        />
      )}
    </div>
  );
}

const buttonsOf = (bar: HTMLElement | null): HTMLElement[] => [
  ...(bar?.querySelectorAll<HTMLElement>('button') ?? []),
];

/** Moves the focus between the buttons of a toolbar; false for other keys. */
function rove(bar: HTMLElement, key: string): boolean {
  const buttons = buttonsOf(bar);
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: buttons.length - 1,
  }[key];
  if (next === undefined || at < 0) return false;
  buttons[(next + buttons.length) % buttons.length]?.focus();
  return true;
}

/** The tab stop is where the focus was last. */
function markStop(bar: HTMLElement | null, { target }: FocusEvent): void {
  if (!bar?.contains(target)) return;
  for (const button of buttonsOf(bar))
    button.setAttribute('tabindex', button === target ? '0' : '-1');
}

function Inserts({ editor, send, isLinkOpen, onLink }: ToolbarProps) {
  return (
    <>
      <LinkTool editor={editor} isOpen={isLinkOpen} onOpen={onLink} />
      <ImageTool editor={editor} send={send} />
      <VideoTool editor={editor} send={send} />
      <TableTool editor={editor} />
      <ToolButton
        label={richTexts().divider}
        icon={<icons.MinusOutlined />}
        onRun={() => editor.chain().focus().insertContent({ type: 'horizontalRule' }).run()}
      />
      <Gap />
    </>
  );
}

function View({ isFindOpen, onFind, isFull, onFull, onSource }: ToolbarProps) {
  return (
    <>
      <ToolButton
        label={richTexts().find}
        icon={<icons.SearchOutlined />}
        keys="Ctrl+F"
        isActive={isFindOpen}
        onRun={() => onFind(!isFindOpen)}
      />
      <ToolButton
        label={richTexts().source}
        icon={<span className="pl-editor-glyph">{'</>'}</span>}
        onRun={onSource}
      />
      <FullButton isFull={isFull} onFull={onFull} />
    </>
  );
}

export function FullButton({ isFull, onFull }: Pick<ToolbarProps, 'isFull' | 'onFull'>) {
  return (
    <ToolButton
      label={isFull ? richTexts().leaveFullscreen : richTexts().fullscreen}
      icon={isFull ? <icons.FullscreenExitOutlined /> : <icons.FullscreenOutlined />}
      onRun={() => onFull(!isFull)}
    />
  );
}
