/** What the editor does by itself: pasting, dropping, ticking, and its keys. */
import { Extension, type Editor } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { isTask, toggleCheck, toggleCheckAt } from './commands.ts';
import { ClipboardSerializer } from './document/write.ts';
import { isFilm } from './films.ts';
import { cleanPasted } from './paste.ts';
import { search } from './search.ts';
import { insertMedia, sendInlinePictures, uploads, type SendMedia } from './uploads.ts';

/** What the editor asks of the widget that it stands in. */
export interface Behaviour {
  send: SendMedia;
  onLostPictures(count: number): void;
  /** Moves the focus to the tools. */
  onTools(): void;
  onFind(): void;
  onLink(): void;
}

/** Pictures and films; other files are left to the browser. */
const mediaOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/') || isFilm(type));

/** Whether a text is one address and nothing else. */
const isAddress = (text: string): boolean => /^https?:\/\/[^\s<>"]+$/.test(text);

export const behaviour = (latest: () => Behaviour) =>
  Extension.create({
    name: 'behaviour',
    addKeyboardShortcuts() {
      const call = (run: () => void) => () => {
        run();
        return true;
      };
      return {
        'Alt-F10': call(() => latest().onTools()),
        'Mod-f': call(() => latest().onFind()),
        'Mod-k': call(() => latest().onLink()),
        'Mod-Enter': () => toggleCheckAt(this.editor),
      };
    },
    addProseMirrorPlugins() {
      return [uploads(), search(), clipboard(this.editor, latest)];
    },
  });

function clipboard(editor: Editor, latest: () => Behaviour): Plugin {
  const insert = (view: EditorView, files: readonly File[], at: number) => {
    for (const file of files) void insertMedia(view, { file, at, send: latest().send });
  };
  return new Plugin({
    props: {
      clipboardSerializer: new ClipboardSerializer(editor.schema),
      transformPastedHTML(html) {
        const { html: clean, lostPictures } = cleanPasted(html);
        if (lostPictures > 0) latest().onLostPictures(lostPictures);
        return clean;
      },
      handlePaste(view, event) {
        const text = event.clipboardData?.getData('text/plain').trim() ?? '';
        if (!view.state.selection.empty && isAddress(text))
          return editor.commands.setMark('link', { kept: { href: text, target: '_blank' } });
        const html = event.clipboardData?.getData('text/html') ?? '';
        const files = mediaOf(event.clipboardData);
        // Word processors send a picture of the text beside the text.
        if (files.length > 0 && !/<(p|table|h\d|li)\b/i.test(html)) {
          insert(view, files, view.state.selection.from);
          return true;
        }
        if (/src=["']data:image/i.test(html))
          setTimeout(() => void sendInlinePictures(view, latest().send), 0);
        return false;
      },
      handleDrop(view, event, _slice, isMoved) {
        const files = isMoved ? [] : mediaOf(event.dataTransfer);
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        if (files.length === 0 || at === undefined) return false;
        insert(view, files, at);
        return true;
      },
      handleClickOn(_view, _pos, node, nodePos, event) {
        // The mark of a task stands left of its text.
        if (!isTask(node) || !editor.isEditable) return false;
        const item = editor.view.nodeDOM(nodePos);
        const isMark = item instanceof HTMLElement && event.target === item;
        return isMark && toggleCheck(editor, nodePos);
      },
    },
  });
}
