/**
 * What is pasted from word processors and pages: its structure and meaning, without their styles.
 */
import { declarationsOf } from '../../schema/richText/index.ts';
import { cleanFragment } from '../html/clean.ts';
import { allowMarkup } from '../html/sanitised.ts';
import { wrapBareLines } from './document/bare.ts';
import { sliceMark } from './document/kept.ts';

/** Our own texts carry this; they are taken as they are. */
const sliceForm = /\sdata-pm-slice=(?:"([^"]*)"|'([^']*)')/;

export interface Pasted {
  html: string;
  /** Pictures that the clipboard names but does not hold. */
  lostPictures: number;
}

/** The HTML of a clipboard as the editor takes it; the policy of trusted types lets it pass. */
export function cleanPasted(html: string): Pasted {
  const own = sliceForm.exec(html);
  const isWord = /class=["']?Mso|urn:schemas-microsoft-com|mso-/i.test(html);
  const fragment = cleanFragment(html, isWord ? noteWordList : undefined);
  readMarkers(fragment);
  const lost = [...fragment.querySelectorAll('img:not([src])')];
  for (const picture of lost) picture.remove();
  if (!own) {
    for (const element of fragment.querySelectorAll('*')) simplify(element);
    if (isWord) tidyWord(fragment);
  }
  wrapBareLines(fragment);
  const holder = document.implementation.createHTMLDocument().createElement('div');
  holder.append(fragment);
  if (own) holder.firstElementChild?.setAttribute(sliceMark, own[1] ?? own[2] ?? '');
  const clean = holder.innerHTML;
  allowMarkup(clean);
  return { html: clean, lostPictures: lost.length };
}

/**
 * Word writes items of lists as paragraphs with a style of its own, and their markers as texts.
 * Both are noted before they are judged.
 */
function noteWordList(element: Element): void {
  const style = element.getAttribute('style') ?? '';
  const [, level] = /mso-list: ?l\d{1,4} level(\d)/i.exec(style) ?? [];
  if (level) {
    element.setAttribute('data-list', 'bullet');
    element.setAttribute('data-indent', level);
  } else if (/mso-list: ?ignore/i.test(style)) element.setAttribute('data-value', markerName);
}

const markerName = 'marker';

/** Takes the markers of items away; those that count say so. */
function readMarkers(fragment: DocumentFragment): void {
  for (const marker of fragment.querySelectorAll(`[data-value="${markerName}"]`)) {
    const counts = /[.)\u3001\uff09\d]$/.test(marker.textContent?.trim() ?? '');
    if (counts) marker.closest('[data-list]')?.setAttribute('data-list', 'ordered');
    marker.remove();
  }
}

/** Declarations that mean something to readers of another page. */
const meaningful = /^(color|background-color|text-align)$/;
/** The colours of text and page in themselves. */
const usualColour =
  /^(windowtext|initial|inherit|transparent|black|white|#000(000)?|#fff(fff)?|rgb\((0, ?0, ?0|255, ?255, ?255)\)|rgba\(0, ?0, ?0, ?0\))$/i;

function simplify(element: Element): void {
  const style = element.getAttribute('style') ?? '';
  const declarations = declarationsOf(style);
  const value = (property: string) =>
    declarations.findLast((one) => one.property === property)?.value ?? '';
  const kept = declarations
    .map(({ property, value: given }) => ({
      property: property === 'background' ? 'background-color' : property,
      value: given,
    }))
    .filter((one) => meaningful.test(one.property) && !usualColour.test(one.value))
    .filter((one) => !(one.property === 'text-align' && /^(left|start)$/.test(one.value)));
  if (kept.length === 0) element.removeAttribute('style');
  else element.setAttribute('style', kept.map((one) => `${one.property}: ${one.value}`).join('; '));
  for (const name of [
    'class',
    'lang',
    'dir',
    'title',
    'width',
    'height',
    'face',
    'size',
    'border',
    'cellpadding',
    'cellspacing',
    'valign',
  ])
    if (element.localName !== 'img' && !element.className.startsWith('language-'))
      element.removeAttribute(name);
  if (/^(b|strong)$/.test(element.localName) && /^(normal|400)$/.test(value('font-weight')))
    element.replaceWith(...element.childNodes);
  else if (/^(span|font)$/.test(element.localName)) {
    if (/^(bold|bolder|[6-9]00)$/.test(value('font-weight'))) wrapContent(element, 'strong');
    if (/^(italic|oblique)/.test(value('font-style'))) wrapContent(element, 'em');
    if (value('text-decoration').includes('underline')) wrapContent(element, 'u');
    if (value('text-decoration').includes('line-through')) wrapContent(element, 's');
    if (element.attributes.length === 0) element.replaceWith(...element.childNodes);
  }
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Makes lists of marked paragraphs, and takes empty ones away that only made room. */
function tidyWord(fragment: DocumentFragment): void {
  for (const paragraph of fragment.querySelectorAll('p:not([data-list])'))
    if (!paragraph.querySelector('img, table') && !/[^\s\u00a0]/.test(paragraph.textContent ?? ''))
      paragraph.remove();
  for (const first of fragment.querySelectorAll('p[data-list]'))
    if (first.parentNode) listFrom(first);
}

/** The list that begins with a paragraph, made of it and of those that follow. */
function listFrom(first: Element): void {
  const lists: { level: number; element: Element }[] = [];
  let next: Element | null = first;
  const root = first.ownerDocument.createDocumentFragment();
  const anchor = first.ownerDocument.createComment('');
  first.before(anchor);
  while (next?.hasAttribute('data-list')) {
    const paragraph: Element = next;
    next = paragraph.nextElementSibling;
    const level = Number(paragraph.getAttribute('data-indent'));
    const tag = paragraph.getAttribute('data-list') === 'ordered' ? 'ol' : 'ul';
    while (lists.length > 0 && (lists.at(-1)?.level ?? 0) > level) lists.pop();
    const last = lists.at(-1);
    if (last?.level !== level || last.element.localName !== tag) {
      if (last?.level === level) lists.pop();
      const element = paragraph.ownerDocument.createElement(tag);
      (lists.at(-1)?.element.lastElementChild ?? root).append(element);
      lists.push({ level, element });
    }
    const item = paragraph.ownerDocument.createElement('li');
    paragraph.removeAttribute('data-list');
    paragraph.removeAttribute('data-indent');
    item.append(paragraph);
    lists.at(-1)?.element.append(item);
  }
  anchor.replaceWith(root);
}
