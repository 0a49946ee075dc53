/** A document of the editor as HTML: what it was read from, where nobody changed it. */
import { DOMSerializer, type Mark, type Node, type Schema } from '@tiptap/pm/model';
import { cleanFragment } from '../../html/clean.ts';
import { unwrapBareLines } from './bare.ts';
import { numbersAttributes } from './blocks.ts';
import { bareMark, writtenAttributes, type Kept } from './kept.ts';
import { cellAttributes, type Section } from './tables.ts';

/** Where elements are made: nothing in it loads pictures. */
let inert: Document | undefined;
const workshop = (): Document => (inert ??= document.implementation.createHTMLDocument());

function make(tag: string, attributes: Kept): HTMLElement {
  const element = workshop().createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

const open = (tag: string, attributes: Kept) => {
  const dom = make(tag, attributes);
  return { dom, contentDOM: dom };
};

/** Makes an element with what is in it, for nodes that are not simply one element. */
function pre({ attrs, textContent }: Node) {
  const dom = make('pre', attrs.kept);
  const holder = attrs.code === false ? dom : make('code', attrs.code);
  holder.append(textContent);
  if (holder !== dom) dom.append(holder);
  return { dom };
}

function paragraph({ attrs, childCount, firstChild }: Node) {
  const { dom } = open('p', attrs.kept);
  if (attrs.bare && Object.keys(attrs.kept).length === 0) dom.setAttribute(bareMark, '');
  // One break alone would be read as an empty line.
  if (childCount === 1 && firstChild?.type.name === 'hardBreak') dom.append(make('br', {}));
  if (childCount > 0) return { dom, contentDOM: dom };
  if (!attrs.hollow) dom.append(make('br', {}));
  return { dom };
}

const opaqueMark = 'data-opaque';

/** What is kept as HTML, in an element that is taken away again. */
function opaque({ attrs }: Node) {
  const dom = make('div', { [opaqueMark]: '' });
  dom.append(cleanFragment(attrs.html));
  return { dom };
}

function nodeSpecs(write: () => DOMSerializer) {
  /** Rows in their sections, after caption and columns. */
  const table = ({ attrs, content }: Node) => {
    const dom = make('table', attrs.kept);
    if (attrs.head) dom.append(...tableHead(attrs.head));
    let last: Section | undefined;
    let section = dom;
    content.forEach((row) => {
      const own = row.attrs.section as Section;
      if (!last || JSON.stringify(last) !== JSON.stringify(own)) {
        section = make(own.tag, own.kept);
        dom.append(section);
        last = own;
      }
      section.append(write().serializeNode(row, { document: workshop() }));
    });
    return { dom };
  };
  return {
    table,
    paragraph,
    codeBlock: pre,
    heading: ({ attrs }: Node) => open(`h${attrs.level}`, attrs.kept),
    blockquote: ({ attrs }: Node) => open('blockquote', attrs.kept),
    box: ({ attrs }: Node) => open(attrs.tag, attrs.kept),
    bulletList: ({ attrs }: Node) => open('ul', attrs.kept),
    orderedList: ({ attrs }: Node) => open('ol', numbersAttributes(attrs)),
    listItem: ({ attrs }: Node) => open('li', attrs.kept),
    tableRow: ({ attrs }: Node) => open('tr', attrs.kept),
    tableCell: ({ attrs }: Node) => open('td', cellAttributes(attrs)),
    tableHeader: ({ attrs }: Node) => open('th', cellAttributes(attrs)),
    horizontalRule: ({ attrs }: Node) => ({ dom: make('hr', attrs.kept) }),
    hardBreak: ({ attrs }: Node) => ({ dom: make(attrs.tag, attrs.kept) }),
    image: ({ attrs }: Node) => ({ dom: make('img', attrs.kept) }),
    checkMark: ({ attrs }: Node) => ({
      dom: make('input', writtenAttributes('input', attrs.kept)),
    }),
    embed: opaque,
    keptBlock: opaque,
  };
}

/** Caption and columns are read by the parser only where they may stand. */
const tableHead = (html: string): globalThis.Node[] => [
  ...(cleanFragment(`<table>${html}</table>`).firstElementChild?.childNodes ?? []),
];

const serializers = new WeakMap<Schema, DOMSerializer>();

/** Writes nodes as the elements that they were read from. */
function serializerOf(schema: Schema): DOMSerializer {
  const found = serializers.get(schema);
  if (found) return found;
  const write = (): DOMSerializer => serializer;
  const written = ({ attrs }: Mark) => open(attrs.tag, writtenAttributes(attrs.tag, attrs.kept));
  const serializer = new DOMSerializer(
    nodeSpecs(write),
    Object.fromEntries(Object.keys(schema.marks).map((name) => [name, written])),
  );
  serializers.set(schema, serializer);
  return serializer;
}

/** The same for the clipboard: complete HTML, without our own marks. */
export class ClipboardSerializer extends DOMSerializer {
  constructor(schema: Schema) {
    const { nodes, marks } = serializerOf(schema);
    super(nodes, marks);
  }

  override serializeFragment(
    ...[fragment, options, target]: Parameters<DOMSerializer['serializeFragment']>
  ) {
    const written = super.serializeFragment(fragment, options, target);
    if (!target) finish(written as DocumentFragment);
    return written;
  }
}

/** A block of the document as an element, with bare lines still marked. */
const elementOf = (node: Node): globalThis.Node =>
  serializerOf(node.type.schema).serializeNode(node, { document: workshop() });

/** Several blocks as they are written. */
export function writeBlocks(nodes: readonly Node[]): DocumentFragment {
  const fragment = workshop().createDocumentFragment();
  fragment.append(...nodes.map(elementOf));
  finish(fragment);
  return fragment;
}

/** Takes away what only we know, and keeps what parsers would take away. */
function finish(fragment: DocumentFragment): void {
  for (const element of fragment.querySelectorAll(`[${opaqueMark}]`))
    element.replaceWith(...element.childNodes);
  protectSpaces(fragment);
  unwrapBareLines(fragment);
}

/** White space that parsers would take away becomes such as they keep. */
function protectSpaces(fragment: DocumentFragment): void {
  for (const block of fragment.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const walker = block.ownerDocument.createTreeWalker(block, 4);
    let last: globalThis.Node | undefined;
    let isAfterSpace = true;
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const text = currentNode.nodeValue ?? '';
      const kept = [...text]
        .map((sign) => {
          const written = sign === ' ' && isAfterSpace ? '\u00a0' : sign;
          isAfterSpace = written === ' ';
          return written;
        })
        .join('');
      if (kept !== text) currentNode.nodeValue = kept;
      last = currentNode;
    }
    if (last?.nodeValue?.endsWith(' ')) last.nodeValue = `${last.nodeValue.slice(0, -1)}\u00a0`;
  }
}

const writtenBlocks = new WeakMap<Node, string>();

function htmlOf(nodes: readonly Node[]): string {
  const holder = workshop().createElement('div');
  holder.append(writeBlocks(nodes));
  // Parsers take the first line break of `pre` away.
  for (const { firstChild } of holder.querySelectorAll('pre'))
    if (firstChild?.nodeValue?.startsWith('\n')) firstChild.nodeValue = `\n${firstChild.nodeValue}`;
  return holder.innerHTML;
}

const isBare = (node: Node | null | undefined): boolean => node?.attrs.bare === true;

/** Nothing but one empty paragraph. */
const isEmptyDocument = (doc: Node): boolean => {
  const { firstChild } = doc;
  return (
    doc.childCount === 1 &&
    firstChild?.type.name === 'paragraph' &&
    firstChild.childCount === 0 &&
    Object.keys(firstChild.attrs.kept).length === 0
  );
};

/**
 * The HTML of a document; '' for an empty one. Blocks that did not change since the last time are
 * not written again.
 */
export function writeHtml(doc: Node): string {
  if (isEmptyDocument(doc)) return '';
  let html = '';
  for (let index = 0; index < doc.childCount; index += 1) {
    const node = doc.child(index);
    const isBesideBare =
      isBare(node) && (isBare(doc.maybeChild(index - 1)) || isBare(doc.maybeChild(index + 1)));
    const written = isBesideBare
      ? htmlOf([node.type.create({ ...node.attrs, bare: false }, node.content, node.marks)])
      : (writtenBlocks.get(node) ?? htmlOf([node]));
    if (!isBesideBare) writtenBlocks.set(node, written);
    html += written;
  }
  return html;
}
