/**
 * Lines that stand in no paragraph (`<li>text</li>`): the editor knows only paragraphs, so they get
 * marked ones while a text is read, which are taken away again when it is written.
 */
import { bareMark, hollowMark } from './kept.ts';
import { containerTags, inlineTags } from './elements.ts';

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Whether it holds of all children; long texts have many, and lists of them are slow to make. */
function everyChild(node: Node, test: (child: Node) => boolean): boolean {
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (!test(child)) return false;
  return true;
}

/** Whether a node is part of a line: a text, or an inline element with nothing else in it. */
const isInline = (node: Node): boolean =>
  node.nodeType === 3 ||
  (isElement(node) && inlineTags.has(node.localName) && everyChild(node, isInline));

const isBlank = (node: Node): boolean =>
  node.nodeType === 3 && !/[^ \t\r\n\f]/.test(node.nodeValue ?? '');

/** Puts each run of bare lines in an element, and in those below it, into a marked paragraph. */
export function wrapBareLines(container: Element | DocumentFragment, isContainer = true): void {
  if (isContainer) {
    let run: Node[] = [];
    const close = () => {
      if (run.some((node) => !isBlank(node))) wrap(run);
      run = [];
    };
    for (const node of Array.from(container.childNodes))
      if (isInline(node)) run.push(node);
      else close();
    close();
    if (container.childElementCount === 0 && isElement(container))
      container.append(emptied(container.ownerDocument.createElement('p'), true));
  }
  for (const element of Array.from(container.children)) {
    if (element.localName === 'p') markEmpty(element);
    else if (element.localName !== 'pre')
      wrapBareLines(element, containerTags.has(element.localName));
  }
}

function wrap(run: readonly Node[]): void {
  const [first] = run;
  if (!first?.ownerDocument) return;
  const paragraph = first.ownerDocument.createElement('p');
  paragraph.setAttribute(bareMark, '');
  first.parentNode?.insertBefore(paragraph, first);
  paragraph.append(...run);
}

function emptied(paragraph: Element, isBare: boolean): Element {
  if (isBare) paragraph.setAttribute(bareMark, '');
  paragraph.setAttribute(hollowMark, '');
  return paragraph;
}

/**
 * An empty paragraph is a line break for readers when it holds one, and nothing when it does not:
 * the editor keeps the difference.
 */
function markEmpty(paragraph: Element): void {
  const { firstChild, lastChild } = paragraph;
  const only = firstChild === lastChild ? paragraph.firstElementChild : null;
  if (only?.localName === 'br' && only.attributes.length === 0) only.remove();
  else if (everyChild(paragraph, isBlank)) emptied(paragraph, false);
}

/**
 * Takes marked paragraphs away, but those that stand beside each other: they are lines of their
 * own.
 */
export function unwrapBareLines(root: Element | DocumentFragment): void {
  const isBare = (element: Element | null): boolean => element?.hasAttribute(bareMark) === true;
  const bare = [...root.querySelectorAll(`p[${bareMark}]`)];
  const alone = bare.filter(
    (element) => !isBare(element.previousElementSibling) && !isBare(element.nextElementSibling),
  );
  for (const element of bare) element.removeAttribute(bareMark);
  for (const element of alone) element.replaceWith(...element.childNodes);
}
