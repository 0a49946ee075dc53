/** Pictures and films on their way to the server: where they will stand, and how much is there. */
import type { Node, Schema } from '@tiptap/pm/model';
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { richTexts } from '../locale/richText.ts';
import { filmHtml, isFilm } from './films.ts';

/** Sends a picture or film; resolves with its address, rejects with a refusal that was shown. */
export type SendMedia = (
  file: File,
  options: { signal: AbortSignal; onProgress(percent: number): void },
) => Promise<string>;

interface Sending {
  /** Stands in the text while the file is sent. */
  place: HTMLElement;
  controller: AbortController;
  /** Counts up: of files that were offered at one place, the first stands first. */
  turn: number;
}

/** A file begins at a place, or ends there and leaves a node of some size. */
type Change = { add: Sending; at: number } | { remove: Sending; at: number; size: number };

const key = new PluginKey<DecorationSet>('uploads');

let lastTurn = 0;

const sendingOf = ({ spec }: Decoration): Sending => spec.sending;

const decorationOf = (sending: Sending, at: number): Decoration =>
  Decoration.widget(at, sending.place, { sending, side: -1 });

function withChange(set: DecorationSet, { doc }: EditorState, change: Change): DecorationSet {
  if ('add' in change) return set.add(doc, [decorationOf(change.add, change.at)]);
  const { remove, at, size } = change;
  const isHere = ({ from }: Decoration) => from === at;
  const here = set.find(at, at).filter(isHere);
  const later = here.filter((one) => sendingOf(one).turn > remove.turn);
  return set.remove([...here.filter((one) => sendingOf(one) === remove), ...later]).add(
    doc,
    later.map((one) => decorationOf(sendingOf(one), at + size)),
  );
}

export const uploads = () =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, set, _old, state) {
        const mapped = set.map(tr.mapping, tr.doc);
        const change = tr.getMeta(key) as Change | undefined;
        return change ? withChange(mapped, state, change) : mapped;
      },
    },
    props: { decorations: (state) => key.getState(state) },
    // Nobody waits for what belongs to a closed editor.
    view: (view) => ({
      destroy() {
        for (const { spec } of key.getState(view.state)?.find() ?? [])
          (spec.sending as Sending).controller.abort();
      },
    }),
  });

function makePlace(onStop: () => void): { place: HTMLElement; show(percent: number): void } {
  const place = document.createElement('span');
  place.className = 'pl-editor-sending';
  const text = document.createElement('span');
  text.setAttribute('role', 'status');
  const stop = document.createElement('button');
  stop.type = 'button';
  stop.textContent = '×';
  stop.setAttribute('aria-label', richTexts().stopSending);
  stop.addEventListener('click', onStop);
  place.append(text, stop);
  return { place, show: (percent) => void (text.textContent = richTexts().sending(percent)) };
}

/** The node for a file that is stored. */
function mediaNode(schema: Schema, { type }: File, src: string): Node {
  return isFilm(type)
    ? schema.nodes.embed!.create({ html: filmHtml(src) })
    : schema.nodes.image!.create({ kept: { src, alt: '' } });
}

/** Sends a picture or film and puts it where it was dropped, wherever that is by then. */
export async function insertMedia(
  view: EditorView,
  { file, at, send }: { file: File; at: number; send: SendMedia },
): Promise<void> {
  const controller = new AbortController();
  const { place, show } = makePlace(() => controller.abort());
  const sending: Sending = { place, controller, turn: ++lastTurn };
  show(0);
  view.dispatch(view.state.tr.setMeta(key, { add: sending, at }));
  let src: string | undefined;
  try {
    src = await send(file, { signal: controller.signal, onProgress: show });
  } catch {
    // The refusal was shown by the request itself.
  }
  if (view.isDestroyed) return;
  const [found] =
    key.getState(view.state)?.find(undefined, undefined, (spec) => spec.sending === sending) ?? [];
  // The text around it was taken out.
  if (!found) return;
  const { tr, schema } = view.state;
  const node = src === undefined ? undefined : mediaNode(schema, file, src);
  if (node) tr.insert(found.from, node);
  tr.setMeta(key, { remove: sending, at: found.from, size: node?.nodeSize ?? 0 });
  view.dispatch(tr);
}

/** Sends pictures that stand in the text as data, and names them by their addresses then. */
export async function sendInlinePictures(view: EditorView, send: SendMedia): Promise<void> {
  const found = new Set<string>();
  view.state.doc.descendants((node) => {
    const src = node.type.name === 'image' ? String(node.attrs.kept.src ?? '') : '';
    if (src.startsWith('data:image/')) found.add(src);
  });
  for (const data of found) {
    const file = fileOf(data);
    const src = file && (await send(file, silent()).catch(() => undefined));
    if (src === undefined || view.isDestroyed) continue;
    const { tr } = view.state;
    view.state.doc.descendants((node, at) => {
      if (node.type.name === 'image' && node.attrs.kept.src === data)
        tr.setNodeAttribute(at, 'kept', { ...node.attrs.kept, src });
    });
    view.dispatch(tr);
  }
}

const silent = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

/** A picture of its data; undefined when it is none. The policy lets no request read data. */
function fileOf(data: string): File | undefined {
  const [, type, content] = /^data:(image\/\w+);base64,([A-Za-z0-9+/=]+)$/.exec(data) ?? [];
  if (type === undefined || content === undefined) return undefined;
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  return new File([bytes], `image.${type.slice(6)}`, { type });
}
