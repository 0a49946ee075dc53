/**
 * The text filter of docs/protocol/conventions.md#the-text-filter and measured.md: a few tags stay,
 * other tags lose their markup, every other < and > is escaped. Nothing but tags is ever taken out:
 * `a<b then c` keeps its rest.
 */
import sanitizeHtml from 'sanitize-html';

const allowed = new Set(['a', 'img', 'b', 'strong', 'i', 'em']);

/** What a browser knows as an element; `<x>` of any other name is text, such as `List<String>`. */
const elements = new Set(
  (
    'a abbr acronym address animate animatemotion animatetransform applet area article aside ' +
    'audio b base basefont bdi bdo bgsound big blink blockquote body br button canvas caption ' +
    'center circle cite clippath code col colgroup command data datalist dd defs del desc ' +
    'details dfn dialog dir div dl dt element ellipse em embed fieldset figcaption figure ' +
    'filter font footer foreignobject form frame frameset g h1 h2 h3 h4 h5 h6 head header ' +
    'hgroup hr html i iframe image img input ins isindex kbd keygen label layer legend li line ' +
    'link listing main map mark marquee math menu menuitem meta meter mi mn mo mtext multicol ' +
    'nav nobr noembed noframes noscript object ol optgroup option output p param path picture ' +
    'plaintext polygon polyline portal pre progress q rb rect rp rt rtc ruby s samp script ' +
    'search section select set shadow slot small source spacer span strike strong style sub ' +
    'summary sup svg symbol table tbody td template text textarea tfoot th thead time title tr ' +
    'track tspan tt u ul use var video wbr xml xmp'
  ).split(' '),
);

/**
 * Attributes that stand without a value; another bare word is what somebody wrote after a less-than
 * sign.
 */
const bareAttributes = new Set(
  (
    'allowfullscreen async autofocus autoplay checked contenteditable controls default defer ' +
    'disabled download draggable hidden inert ismap itemscope loop multiple muted nomodule ' +
    'novalidate nowrap open playsinline readonly required reversed selected'
  ).split(' '),
);

const htmlOptions: sanitizeHtml.IOptions = {
  allowedTags: [...allowed],
  allowedAttributes: { a: ['href', 'target'], img: ['src', 'width', 'height', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
};

/**
 * The text without markup, its ends trimmed. Takes time in proportion to the text, but for tags
 * that stay.
 */
export function withoutMarkup(text: string): string {
  if (!/[<>]/.test(text)) return text.trim();
  let keepsTags = false;
  const bare = text.replace(/<[^<>]*>|[<>]/g, (part) => {
    const name = part.length > 2 ? tagName(part) : undefined;
    if (name === undefined) return part.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    if (!allowed.has(name)) return '';
    keepsTags = true;
    return part;
  });
  return (keepsTags ? sanitizeHtml(bare, htmlOptions) : bare).trim();
}

/**
 * Name of the element when the text between < and > is a tag as somebody writes one; undefined for
 * other text.
 */
function tagName(part: string): string | undefined {
  const [, closing, name, rest = ''] =
    /^<(\/?)([A-Za-z][A-Za-z0-9]*)((?:[\s/][^]*)?)>$/.exec(part) ?? [];
  if (name === undefined || !elements.has(name.toLowerCase())) return undefined;
  return (closing ? rest.trim() === '' : isAttributeList(rest)) ? name.toLowerCase() : undefined;
}

const attribute = /[\s/]+(?:([^\s"'=/]+)(?:\s*(=)\s*(?:"[^"]*"|'[^']*'|[^\s"']+))?)?/y;

function isAttributeList(text: string): boolean {
  attribute.lastIndex = 0;
  let at = 0;
  while (at < text.length) {
    const match = attribute.exec(text);
    if (!match) return false;
    const [, name, hasValue] = match;
    if (name !== undefined && !hasValue && !bareAttributes.has(name.toLowerCase())) return false;
    at = attribute.lastIndex;
  }
  return true;
}
