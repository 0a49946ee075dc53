/**
 * Formatted text is made harmless before it reaches the database, whoever wrote it; what would be
 * lost is refused or reported.
 */
import { listed, say, type Message, type MessageText } from '../../schema/locale/message.ts';
import sanitizeHtml from 'sanitize-html';
import { forcedAttributes, judgeAttribute, tags } from '../../schema/richText/index.ts';
import type { RichTextOptions } from '../../schema/richText/index.ts';
import { Refusal } from '../http/errors.ts';

/**
 * Tags and entities of one text: the time to parse them grows with the square of what nests in
 * them.
 */
const MAX_SIGNS = 20_000;
/** Lost parts named in a message. */
const SHOWN = 5;

/** Word processors' own elements and leftovers of whole pages, of which nothing is seen. */
const unseenTags = /^(o|v|w|m|st1|xml):|^(html|head|body|meta|title|link|xml|font-face|tbody)$/;
/** Their text goes with them. */
const silentTags = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'title',
  'template',
  'xmp',
  'plaintext',
  'noembed',
  'noframes',
];

export interface SafeHtml {
  html: string;
  /** What readers would miss, in short. */
  lost: MessageText[];
  /** What is taken out and nobody sees. */
  unseen: MessageText[];
}

/**
 * The harmless part of an HTML text, and what is not in it.
 *
 * @param field which a refusal names
 * @throws Refusal for one that is too costly to look through
 */
export function safeHtml(
  html: string,
  options: RichTextOptions,
  field = 'noticeContent',
): SafeHtml {
  if ((html.match(/[<&]/g)?.length ?? 0) > MAX_SIGNS)
    throw new Refusal(say`内容的格式过于复杂，请精简后重试`, 500, field);
  const lost = new Set<MessageText>();
  const unseen = new Set<MessageText>();
  const clean = (tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
    if (!tags.includes(tagName)) {
      (unseenTags.test(tagName) ? unseen : lost).add(tagName);
      return { tagName, attribs: {} };
    }
    const kept: Record<string, string> = {};
    for (const [name, value] of Object.entries(attribs)) {
      const verdict = judgeAttribute({ tag: tagName, name, value }, options);
      if ('lost' in verdict) for (const part of verdict.lost ?? []) lost.add(part);
      if ('unseen' in verdict) for (const part of verdict.unseen ?? []) unseen.add(part);
      if ('value' in verdict) kept[name] = verdict.value;
    }
    return { tagName, attribs: { ...kept, ...forcedAttributes(tagName, kept) } };
  };
  // A tag that never ends would take the rest of the text with it.
  if (/<[A-Za-z/!?][^<>]*$/.test(html)) lost.add(say`未结束的标签`);
  if (html.includes('<!--')) unseen.add(say`注释`);
  const result = sanitizeHtml(html, { ...sanitizer, transformTags: { '*': clean } });
  return { html: result, lost: [...lost], unseen: [...unseen] };
}

/** Attributes have been judged by then; addresses are looked at once more. */
const sanitizer: sanitizeHtml.IOptions = {
  allowedTags: [...tags],
  allowedAttributes: false,
  parseStyleAttributes: false,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite', 'poster'],
  allowVulnerableTags: false,
  nonTextTags: silentTags,
};

/** What to say of parts that are taken out, as text that is no markup itself. */
export function named(parts: readonly MessageText[]): Message {
  const shown = listed(
    parts
      .slice(0, SHOWN)
      .map((part) => (typeof part === 'string' ? part.replace(/[<>"]/g, '') : part)),
  );
  return parts.length > SHOWN ? say`${shown} 等${parts.length}处` : say`${shown}`;
}
