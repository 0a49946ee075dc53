import { App } from 'antd';
import type { Editor } from '@tiptap/core';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { ariaOf } from '../aria.ts';
import type { InputProps } from '../contract.ts';
import '../html/html.css';
import { richTexts } from '../locale/richText.ts';
import { countWords } from './commands.ts';
import { definition } from './definition.ts';
import './richText.css';
import './tools/tools.css';
import { SourceView } from './SourceView.tsx';
import { FindBar } from './tools/FindBar.tsx';
import { Toolbar } from './tools/Toolbar.tsx';
import { useBlockedPictures } from './useBlockedPictures.ts';
import { useEditor, useEditorState } from './useEditor.ts';
import { useSendMedia } from './useSendMedia.ts';

type Props = InputProps<string> & { height?: number };

/** What is edited: a text, whatever the record holds. */
export const htmlOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value === undefined || value === null) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
};

/**
 * Characters of HTML that the editor opens by itself; of longer ones people get the source, which
 * is there at once.
 */
const { most: longest = Infinity } = definition;

/** Formatted text with its tools; the value is HTML as `src/schema/richText` lets it be. */
export function RichText(props: Props) {
  const { value, onChange, disabled, readOnly, height = 300 } = props;
  const html = htmlOf(value);
  /** While the source is written: what it was when it was opened. */
  const [source, setSource] = useState<{ opened: string } | undefined>(() =>
    html.length > longest && !disabled && !readOnly ? { opened: html } : undefined,
  );
  /** The editor is made with a long text only when it is asked for. */
  const [isMade, setMade] = useState(source === undefined);
  const [written, setWritten] = useState<string>();
  const [isFull, setFull] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(frame);
  const isLocked = disabled === true || readOnly === true;
  const isSource = source !== undefined && !isLocked;
  useEffect(() => {
    if (!isFull) return undefined;
    document.documentElement.classList.add('pl-editor-covers');
    return () => document.documentElement.classList.remove('pl-editor-covers');
  }, [isFull]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Inner parts that are closed by this key keep it to themselves.
    if (event.key !== 'Escape' || !isFull) return;
    event.stopPropagation();
    setFull(false);
  };
  const className = [
    'pl-editor',
    isFull && 'pl-editor-full',
    isLocked && 'pl-editor-locked',
    props.status === 'error' && 'pl-editor-wrong',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div ref={frame} className={className} onKeyDown={onKeyDown}>
      {isSource && (
        <SourceView
          {...props}
          html={html}
          height={height}
          isFull={isFull}
          onFull={setFull}
          onChange={(next) => onChange?.(next)}
          onClose={() => {
            setWritten(html);
            setSource(undefined);
            setMade(true);
          }}
        />
      )}
      {/* It stays while the source is written, and with it what can be undone. */}
      <div className={isSource ? 'pl-editor-behind' : 'pl-editor-before'}>
        {isMade && (
          <TextView
            {...props}
            id={isSource ? undefined : props.id}
            html={isSource ? source.opened : html}
            written={written}
            height={height}
            isLocked={isLocked}
            isNarrow={isNarrow}
            isFull={isFull}
            onFull={setFull}
            onSource={() => setSource({ opened: html })}
          />
        )}
      </div>
    </div>
  );
}

/** Whether there is no room for all tools beside each other. */
function useIsNarrow(frame: React.RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) =>
      setNarrow((entry?.contentRect.width ?? 1000) < 560),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [frame]);
  return isNarrow;
}

interface TextProps extends Props {
  html: string;
  written: string | undefined;
  height: number;
  isLocked: boolean;
  isNarrow: boolean;
  isFull: boolean;
  onFull(isFull: boolean): void;
  onSource(): void;
}

function TextView(props: TextProps) {
  const { html, height, isLocked, isFull, onChange, onBlur, placeholder } = props;
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [isFindOpen, setFind] = useState(false);
  const [isLinkOpen, setLink] = useState(false);
  const { message } = App.useApp();
  const send = useSendMedia();
  useBlockedPictures(place);
  const editor = useEditor(place, {
    html,
    written: props.written,
    isEditable: !isLocked,
    attributes: useAttributes(props),
    onChange: (next) => onChange?.(next),
    ...(onBlur && { onBlur }),
    send,
    onLostPictures: (count) => void message.warning(richTexts().lostPictures(count)),
    onTools: () =>
      frame.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus(),
    onFind: () => setFind(true),
    onLink: () => setLink(!isLocked),
  });
  const closeFind = () => {
    setFind(false);
    editor?.commands.focus();
  };
  return (
    <div ref={frame} className="pl-editor-frame">
      {editor && !isLocked && (
        <Toolbar
          editor={editor}
          send={send}
          isNarrow={props.isNarrow}
          isLinkOpen={isLinkOpen}
          onLink={setLink}
          isFindOpen={isFindOpen}
          onFind={(open) => (open ? setFind(true) : closeFind())}
          isFull={isFull}
          onFull={props.onFull}
          onSource={props.onSource}
        />
      )}
      {editor && isFindOpen && <LiveFindBar editor={editor} onClose={closeFind} />}
      <div
        ref={place}
        className="pl-editor-place"
        style={isFull ? undefined : { height }}
        data-placeholder={placeholder}
        data-empty={html === ''}
      />
      {editor && <Count editor={editor} />}
    </div>
  );
}

function LiveFindBar({ editor, onClose }: { editor: Editor; onClose(): void }) {
  useEditorState(editor);
  return <FindBar editor={editor} onClose={onClose} />;
}

/** How long the text is; counted for each document once. */
function Count({ editor }: { editor: Editor }) {
  useEditorState(editor);
  const { doc } = editor.state;
  const count = useMemo(() => countWords(doc.textBetween(0, doc.content.size, ' ', ' ')), [doc]);
  return <div className="pl-editor-count">{richTexts().count(count)}</div>;
}

/** What readers of the screen get to know of the text. */
function useAttributes({ isLocked, disabled, id, ...props }: TextProps): Record<string, string> {
  const fallback = useId();
  const entries = Object.entries({
    ...ariaOf(props),
    id: id ?? fallback,
    class: 'pl-html pl-editor-text',
    role: 'textbox',
    'aria-multiline': true,
    'aria-label': props['aria-labelledby']
      ? undefined
      : (props['aria-label'] ?? richTexts().editor),
    'aria-readonly': isLocked,
    'aria-disabled': disabled === true,
    tabindex: disabled === true ? '-1' : '0',
  });
  return Object.fromEntries(
    entries
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
}
