import { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { extensions, schema } from './document/extensions.ts';
import { readHtml } from './document/read.ts';
import { writeHtml } from './document/write.ts';
import { behaviour, type Behaviour } from './behaviour.ts';

export interface EditorOptions extends Behaviour {
  html: string;
  /** What was written in the source: a step that can be undone, unlike other new contents. */
  written: string | undefined;
  isEditable: boolean;
  attributes: Record<string, string>;
  onChange(html: string): void;
  onBlur?: () => void;
}

/** An editor of Tiptap in an element; undefined until the element is there. */
export function useEditor(
  place: RefObject<HTMLElement | null>,
  options: EditorOptions,
): Editor | undefined {
  const [editor, setEditor] = useState<Editor>();
  const latest = useRef(options);
  latest.current = options;
  /** What the editor was given or gave last. */
  const html = useRef(options.html);

  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    const opened = { doc: readHtml(schema, html.current), html: html.current };
    const made = new Editor({
      element: current,
      extensions: [...extensions, behaviour(() => latest.current)],
      // Never a text: the policy of trusted types refuses those that Tiptap would parse.
      content: opened.doc.toJSON(),
      injectCSS: false,
      editable: latest.current.isEditable,
      editorProps: { attributes: () => latest.current.attributes },
      onUpdate: ({ editor: { state } }) => {
        html.current = opened.doc.eq(state.doc) ? opened.html : writeHtml(state.doc);
        latest.current.onChange(html.current);
      },
      onBlur: () => latest.current.onBlur?.(),
    });
    // What stands in the editor when it is opened anew is compared by nodes of its own schema.
    opened.doc = made.state.doc;
    setEditor(made);
    return () => {
      setEditor(undefined);
      made.destroy();
    };
  }, [place]);

  useEffect(() => {
    if (!editor || options.html === html.current) return;
    html.current = options.html;
    const doc = editor.schema.nodeFromJSON(readHtml(schema, options.html).toJSON());
    // A step of its own, however soon after the last key it comes.
    const tr = closeHistory(editor.state.tr);
    editor.view.dispatch(
      tr
        .replaceWith(0, editor.state.doc.content.size, doc.content)
        .setMeta('addToHistory', options.html === options.written)
        .setMeta('preventUpdate', true),
    );
  }, [editor, options.html, options.written]);

  useEffect(() => {
    if (editor && editor.isEditable !== options.isEditable)
      editor.setEditable(options.isEditable, false);
  }, [editor, options.isEditable]);

  const attributes = JSON.stringify(options.attributes);
  useEffect(() => {
    if (editor) editor.view.setProps({ attributes: () => latest.current.attributes });
  }, [editor, attributes]);
  return editor;
}

/** Has a component drawn again with each change of the editor. */
export function useEditorState(editor: Editor): void {
  useSyncExternalStore(
    (changed) => {
      editor.on('transaction', changed);
      return () => void editor.off('transaction', changed);
    },
    () => editor.state,
  );
}
