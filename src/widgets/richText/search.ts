/** Find and replace: where a text stands, and which of these places is looked at. */
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

export interface Search {
  text: string;
  matchCase: boolean;
}

interface Place {
  from: number;
  to: number;
}

interface Found extends Search {
  places: readonly Place[];
  current: number;
}

const nothing: Found = { text: '', matchCase: false, places: [], current: 0 };
const key = new PluginKey<Found>('search');

/** Places of a text in a document, within one line each. */
function placesOf(doc: Node, { text, matchCase }: Search): Place[] {
  if (text === '') return [];
  const places: Place[] = [];
  const expected = folded(text, matchCase);
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    // One sign for each position, so that places are positions.
    const line = folded(node.textBetween(0, node.content.size, undefined, '\ufffc'), matchCase);
    for (
      let from = line.indexOf(expected);
      from >= 0;
      from = line.indexOf(expected, from + expected.length)
    )
      places.push({ from: at + 1 + from, to: at + 1 + from + expected.length });
    return false;
  });
  return places;
}

/** Without the difference of case, sign by sign: no sign becomes two. */
const folded = (text: string, matchCase: boolean): string =>
  matchCase
    ? text
    : text.replace(/[^]/g, (sign) => {
        const lower = sign.toLowerCase();
        return lower.length === sign.length ? lower : sign;
      });

export const search = () =>
  new Plugin<Found>({
    key,
    state: {
      init: () => nothing,
      apply(tr, found) {
        const change = tr.getMeta(key) as Partial<Found> | undefined;
        if (!change && !tr.docChanged) return found;
        const next = { ...found, ...change };
        const places = placesOf(tr.doc, next);
        return { ...next, places, current: Math.min(next.current, Math.max(0, places.length - 1)) };
      },
    },
    props: {
      decorations(state) {
        const { places, current } = key.getState(state) ?? nothing;
        return DecorationSet.create(
          state.doc,
          places.map(({ from, to }, index) =>
            Decoration.inline(from, to, {
              class: index === current ? 'pl-editor-found pl-editor-current' : 'pl-editor-found',
            }),
          ),
        );
      },
    },
  });

export const foundIn = ({ state }: Editor): Found => key.getState(state) ?? nothing;

/** Looks for another text; '' ends the search. */
export function find(editor: Editor, { text, matchCase }: Search): void {
  const { from } = editor.state.selection;
  const places = placesOf(editor.state.doc, { text, matchCase });
  const next = places.findIndex((place) => place.from >= from);
  editor.view.dispatch(
    editor.state.tr.setMeta(key, { text, matchCase, current: Math.max(0, next) }),
  );
  reveal(editor);
}

/** Goes to the next place, or to the one before. */
export function step(editor: Editor, by: 1 | -1): void {
  const { places, current } = foundIn(editor);
  if (places.length === 0) return;
  const next = (current + by + places.length) % places.length;
  editor.view.dispatch(editor.state.tr.setMeta(key, { current: next }));
  reveal(editor);
}

function reveal(editor: Editor): void {
  const { places, current } = foundIn(editor);
  const place = places[current];
  if (!place) return;
  const { tr, doc } = editor.state;
  editor.view.dispatch(tr.setSelection(TextSelection.create(doc, place.from, place.to)));
  const { node } = editor.view.domAtPos(place.from);
  (node instanceof Element ? node : node.parentElement)?.scrollIntoView({ block: 'nearest' });
}

/** Puts another text in the place that is looked at; formats stay. */
export function replace(editor: Editor, text: string): void {
  const { places, current } = foundIn(editor);
  const place = places[current];
  if (!place) return;
  editor.view.dispatch(replaced(editor.state.tr, [place], text));
  reveal(editor);
}

/** The same everywhere at once; one step to be undone. */
export function replaceAll(editor: Editor, text: string): number {
  const { places } = foundIn(editor);
  if (places.length > 0) editor.view.dispatch(replaced(editor.state.tr, places, text));
  return places.length;
}

/** From the end, so that places before stay where they are. */
function replaced(tr: Editor['state']['tr'], places: readonly Place[], text: string) {
  for (const { from, to } of places.toReversed())
    if (text === '') tr.delete(from, to);
    else tr.insertText(text, from, to);
  return tr;
}
