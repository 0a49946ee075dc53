/** What the editor shows and keeps, but does not edit: films and players, and foreign blocks. */
import { Node } from '@tiptap/core';
import type { NodeViewRendererProps } from '@tiptap/core';
import { cleanFragment } from '../../html/clean.ts';
import { richTexts } from '../../locale/richText.ts';

/** Draws the HTML of a node, cleaned, as something that is selected as a whole. */
function opaqueView({ node, HTMLAttributes }: NodeViewRendererProps, tag: 'span' | 'div') {
  const dom = document.createElement(tag);
  dom.className = tag === 'div' ? 'pl-editor-kept' : 'pl-editor-embed';
  dom.contentEditable = 'false';
  for (const [name, value] of Object.entries(HTMLAttributes)) dom.setAttribute(name, String(value));
  if (tag === 'div') dom.title = richTexts().keptBlock;
  dom.append(document.importNode(cleanFragment(node.attrs.html), true));
  return { dom };
}

export const Embed = Node.create({
  name: 'embed',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({
    html: { default: '', rendered: false, parseHTML: (element) => element.outerHTML },
  }),
  parseHTML: () => [{ tag: 'iframe' }, { tag: 'video' }],
  renderHTML: () => ['span', {}],
  addNodeView: () => (props) => opaqueView(props, 'span'),
});

/** A block whose HTML the editor could not write as it read it. */
export const KeptBlock = Node.create({
  name: 'keptBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ html: { default: '', rendered: false } }),
  renderHTML: () => ['div', {}],
  addNodeView: () => (props) => opaqueView(props, 'div'),
});
