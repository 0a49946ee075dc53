/** Stored rich text is cut down to harmless HTML before it reaches the database, whoever wrote it. */
import sanitizeHtml from 'sanitize-html';
import { Refusal } from '../http/errors.ts';

const COLOR = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s,.%]+\)$/i, /^[a-z]{3,20}$/i];
const LENGTH = [/^\d{1,4}(\.\d{1,2})?(px|em|rem|%|pt)$/];

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'p', 'br', 'hr', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'a', 'img', 'figure', 'figcaption',
    'b', 'strong', 'i', 'em', 'u', 's', 'del', 'sub', 'sup', 'mark', 'small', 'table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td',
  ],
  allowedAttributes: {
    '*': ['style'], a: ['href', 'target', 'rel', 'title'], img: ['src', 'alt', 'title', 'width', 'height'],
    td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'], col: ['span'], ol: ['start'],
  },
  allowedStyles: {
    '*': {
      color: COLOR, 'background-color': COLOR, 'text-align': [/^(left|right|center|justify)$/], 'font-size': LENGTH, 'line-height': [/^\d(\.\d{1,2})?$/],
      'font-weight': [/^(bold|normal|[1-9]00)$/], 'text-decoration': [/^(underline|line-through|none)$/], width: LENGTH, height: LENGTH, 'text-indent': LENGTH, 'padding-left': LENGTH, 'margin-left': LENGTH,
    },
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowProtocolRelative: false,
  // An opened page must not reach back into ours.
  transformTags: { a: (tagName, attribs) => ({ tagName, attribs: attribs.target ? { ...attribs, rel: 'noopener noreferrer' } : attribs }) },
};

/** Tags and entities of one text: the time to parse them grows with the square of what nests in them. */
const MAX_SIGNS = 20_000;

/** The harmless part of an HTML text. @throws Refusal for one that is too costly to look through */
export function safeHtml(html: string): string {
  if ((html.match(/[<&]/g)?.length ?? 0) > MAX_SIGNS) throw new Refusal('内容的格式过于复杂，请精简后重试', 500, 'noticeContent');
  return sanitizeHtml(html, OPTIONS);
}
