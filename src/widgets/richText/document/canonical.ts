/**
 * What readers get of a piece of HTML, however it is spelt: by this the editor finds out whether it
 * would write a text as it read it.
 */
import { bareMark, hollowMark } from './kept.ts';
import { inlineTags } from './elements.ts';
import { declarationsOf } from '../../../schema/richText/index.ts';

/** Elements that show something without holding a text. */
const leafTags = new Set(['img', 'br', 'input', 'iframe', 'video', 'wbr', 'hr', 'source']);

/** Said by the rules of cleaning again and again, or the same as saying nothing. */
const impliedAttribute = /^(data-bare|data-hollow|rel|sandbox|referrerpolicy|loading)$/;
const impliedValue = /^(colspan|rowspan|start)=1$|^(style|class)=$/;

function signatureOf(element: Element): string {
  // Most elements of a text have none.
  if (!element.hasAttributes()) return element.localName;
  const parts = [...element.attributes]
    .filter(({ name }) => !impliedAttribute.test(name))
    .map(({ name, value }) => `${name}=${canonicalValue(name, value)}`)
    .filter((part) => !impliedValue.test(part));
  return [element.localName, ...parts.sort()].join(' ');
}

function canonicalValue(name: string, value: string): string {
  if (name === 'class') return value.split(/\s+/).filter(Boolean).sort().join(' ');
  if (name === 'style')
    return declarationsOf(value)
      .map((one) => `${one.property}: ${one.value}`)
      .join('; ');
  return value;
}

/** The formats around a text, in whichever order. */
const namesOf = (wrappers: readonly string[]): string =>
  wrappers.length > 1 ? [...wrappers].sort().join('|') : (wrappers[0] ?? '');

interface Line {
  kind: 'text' | 'pre' | 'leaf';
  text: string;
  wrappers: string;
}

/**
 * The blocks, lines and leaves of nodes in their order, as a text to be compared. Bare lines must
 * be wrapped (bare.ts).
 */
export function canonical(root: Element | DocumentFragment): string {
  const parts: string[] = [];
  let line: Line[] = [];
  const closeLine = () => {
    parts.push(...linesOf(line));
    line = [];
  };
  const visit = (node: Node, wrappers: readonly string[], isPre: boolean): void => {
    if (node.nodeType === 3) {
      const text = node.nodeValue ?? '';
      line.push({ kind: isPre ? 'pre' : 'text', text, wrappers: namesOf(wrappers) });
    } else if (node.nodeType === 1) visitElement(node as Element, wrappers, isPre);
  };
  const visitElement = (element: Element, wrappers: readonly string[], isPre: boolean) => {
    const tag = element.localName;
    const signature = signatureOf(element);
    const within = (outer: readonly string[]) => {
      for (const child of element.childNodes) visit(child, outer, isPre || tag === 'pre');
    };
    if (leafTags.has(tag)) {
      const inner = [...element.children].map(signatureOf).join('');
      line.push({
        kind: 'leaf',
        text: `${signature}${inner}`,
        wrappers: namesOf(wrappers),
      });
    } else if (inlineTags.has(tag))
      within(signature === 'span' ? wrappers : [...wrappers, signature]);
    else if (element.hasAttribute(bareMark)) {
      closeLine();
      within(wrappers);
      closeLine();
    } else {
      closeLine();
      const hollow = element.hasAttribute(hollowMark) ? '/' : '';
      parts.push(`<${signature}|${wrappers.join('|')}${hollow}>`);
      within([]);
      closeLine();
      parts.push('</>');
    }
  };
  for (const node of root.nodeType === 11 ? root.childNodes : [root]) visit(node, [], false);
  closeLine();
  return parts.join('\n');
}

/** One line: its white space collapsed as browsers do, texts with the same formats together. */
function linesOf(line: readonly Line[]): string[] {
  const merged: Line[] = [];
  let isAfterSpace = true;
  for (const { kind, text, wrappers } of line) {
    let shown = text;
    if (kind === 'text') {
      shown = text.replace(/[ \t\r\n\f]+/g, ' ');
      if (isAfterSpace) shown = shown.replace(/^ /, '');
      if (shown !== '') isAfterSpace = shown.endsWith(' ');
    } else isAfterSpace = kind === 'leaf' && text.startsWith('br');
    if (shown === '') continue;
    const last = merged.at(-1);
    if (last?.wrappers === wrappers && last.kind === kind && kind !== 'leaf') last.text += shown;
    else merged.push({ kind, text: shown, wrappers });
  }
  const last = merged.at(-1);
  if (last?.kind === 'text') last.text = last.text.replace(/ $/, '');
  return merged
    .filter(({ text }) => text !== '')
    .map(({ kind, text, wrappers }) => `${kind} ${JSON.stringify(text)}|${wrappers}`);
}
