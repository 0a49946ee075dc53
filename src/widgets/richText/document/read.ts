/** HTML as a document of the editor, in which nothing of it is lost. */
import { DOMParser, type Node, type Schema } from '@tiptap/pm/model';
import { cleanFragment } from '../../html/clean.ts';
import { wrapBareLines } from './bare.ts';
import { canonical } from './canonical.ts';
import { writeBlocks } from './write.ts';

/** Whether blocks are written as they were read from an element; its bare lines are wrapped. */
function isFaithful(nodes: readonly Node[], source: Element | DocumentFragment): boolean {
  const written = writeBlocks(nodes);
  wrapBareLines(written);
  return canonical(written) === canonical(source);
}

const childrenOf = (node: Node): Node[] => [...node.content.content];

/**
 * Reads HTML. Blocks that the editor would not write as they are become kept blocks: shown and
 * kept, but not edited.
 */
export function readHtml(schema: Schema, html: string): Node {
  const parser = DOMParser.fromSchema(schema);
  const source = cleanFragment(html);
  wrapBareLines(source);
  const whole = parser.parse(source);
  if (isFaithful(childrenOf(whole), source)) return whole;
  const blocks: Node[] = [];
  for (const element of Array.from(source.children)) {
    const single = element.ownerDocument.createDocumentFragment();
    single.append(element);
    const nodes = childrenOf(parser.parse(single));
    blocks.push(...(isFaithful(nodes, single) ? nodes : [keptBlock(schema, element)]));
  }
  const fallback = schema.nodes.paragraph!.create();
  return schema.topNodeType.create(null, blocks.length > 0 ? blocks : [fallback]);
}

/** The block as it came, without our marks. */
function keptBlock(schema: Schema, element: Element): Node {
  const copy = element.ownerDocument.createDocumentFragment();
  copy.append(element.cloneNode(true));
  for (const bare of copy.querySelectorAll('p[data-bare]')) bare.replaceWith(...bare.childNodes);
  const holder = element.ownerDocument.createElement('div');
  holder.append(copy);
  return schema.nodes.keptBlock!.create({ html: holder.innerHTML });
}
