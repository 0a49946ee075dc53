/**
 * What formatted text may hold: the one list, for what the server stores and for what the browser
 * shows. It keeps what Quill, wangEditor and TinyMCE write: their classes, lists, colours, sizes,
 * tables, code, pictures and players.
 */
import { defined } from '../defined.ts';
import { declarationsOf, judgeStyle } from './styles.ts';

export const tags: readonly string[] = (
  'a abbr address article aside b bdi bdo big blockquote br caption center cite code col ' +
  'colgroup dd del details dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 ' +
  'header hr i iframe img input ins kbd li main mark nav ol p pre q rp rt ruby s samp section ' +
  'small source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ' +
  'ul var video wbr'
).split(' ');

const list = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Attributes of every element. */
const common = list('class style dir lang title align spellcheck contenteditable');
const own: Readonly<Record<string, ReadonlySet<string>>> = {
  a: list('href target rel download'),
  img: list('src alt width height border'),
  font: list('color face size'),
  table: list('width height border cellpadding cellspacing bgcolor'),
  tr: list('height valign bgcolor'),
  td: list('colspan rowspan width height valign bgcolor nowrap'),
  th: list('colspan rowspan width height valign bgcolor nowrap scope'),
  col: list('span width'),
  colgroup: list('span width'),
  ol: list('start type reversed'),
  ul: list('type'),
  li: list('value type'),
  blockquote: list('cite'),
  del: list('cite datetime'),
  ins: list('cite datetime'),
  q: list('cite'),
  time: list('datetime'),
  details: list('open'),
  video: list('src poster width height controls loop muted preload playsinline'),
  source: list('src type'),
  iframe: list(
    'src width height frameborder allowfullscreen scrolling border framespacing marginwidth marginheight ' +
      'sandbox referrerpolicy loading',
  ),
  hr: list('width size color noshade'),
  p: list('width'),
  pre: list('width'),
  input: list('type checked disabled'),
};

/** Every attribute that may stay anywhere, for sanitizers that want to know them beforehand. */
export const attributes: readonly string[] = [
  ...new Set([...common, ...Object.values(own).flatMap((names) => [...names])]),
];

/** Classes of the editors; others are those of somebody's own pages, ours among them. */
const classForm = /^(ql|w-e|pl-rich|language|lang|hljs|mce)(-[\w-]+)?$/;
/** Data by which the editors know their own elements again. */
const dataForm =
  /^data-(list|checked|language|value|indent|list-style|row|cell|align|href|w-e-[\w-]+)$/;
/** Nobody sees these; names and ids could hide members of the surrounding page. */
const withoutEffect =
  /^(id|name|data-.+|aria-.+|role|tabindex|xmlns(:.+)?|xml:.+|v:.+|o:.+|itemprop|itemscope|itemtype|draggable|translate|srcset|sizes|decoding|crossorigin|hreflang|scrolling|loading|referrerpolicy|allow|hidefocus|unselectable|'allowfullscreen')$/;

const link = /^(https?:|mailto:|tel:)/i;
const inlinePicture = /^data:image\/(png|gif|jpe?g|webp|bmp|avif)[;,]/i;

/**
 * Addresses inside our own site: without scheme and host, and nothing by which a browser would read
 * one.
 */
const isLocal = (url: string): boolean =>
  !url.includes('\\') &&
  !/^(\/\/|[a-z][a-z0-9+.-]*:)/i.test(url.trimStart()) &&
  ![...url].some((sign) => sign < ' ');

/** Settings the rules depend on. */
export interface RichTextOptions {
  /**
   * Origins such as `https://player.bilibili.com` whose players and films may stand in the text.
   */
  embeds: readonly string[];
}

export interface Attribute {
  tag: string;
  name: string;
  value: string;
}

/** What becomes of an attribute: its value as it stays; why it goes. */
export type Verdict =
  { value: string; lost?: string[]; unseen?: string[] } | { lost: string[] } | { unseen: string[] };

/** Judges one attribute. `lost` and `unseen` name in short what goes, seen and unseen. */
export function judgeAttribute({ tag, name, value }: Attribute, options: RichTextOptions): Verdict {
  if (name === 'style') return judgeStyles(value);
  if (name === 'class') return judgeClasses(value);
  if (name === 'data-href')
    return link.test(value) || isLocal(value) ? { value } : { unseen: [name] };
  if (dataForm.test(name)) return { value };
  if (!common.has(name) && !own[tag]?.has(name))
    return withoutEffect.test(name) ? { unseen: [name] } : { lost: [name] };
  if (['href', 'src', 'poster', 'cite'].includes(name))
    return isAddress(tag, name, value, options)
      ? { value }
      : { lost: [`${name}=${value.slice(0, 60)}`] };
  if (name === 'contenteditable' && value !== 'false') return { unseen: [name] };
  return { value };
}

function judgeStyles(style: string): Verdict {
  const declarations = declarationsOf(style).map((declaration) => ({
    declaration,
    verdict: judgeStyle(declaration),
  }));
  const text = (expected: string): string[] =>
    declarations
      .filter(({ verdict }) => verdict === expected)
      .map(({ declaration: { property, value } }) => `${property}: ${value}`);
  const kept = text('stays');
  return {
    ...defined({ value: kept.length > 0 ? kept.join('; ') : undefined }),
    lost: text('goes'),
    unseen: text('without effect'),
  };
}

function judgeClasses(given: string): Verdict {
  const names = given.split(/\s+/).filter(Boolean);
  const kept = names.filter((name) => classForm.test(name));
  const unseen = names.filter((name) => !classForm.test(name)).map((name) => `class=${name}`);
  return kept.length > 0 ? { value: kept.join(' '), unseen } : { unseen };
}

function isAddress(tag: string, name: string, value: string, { embeds }: RichTextOptions): boolean {
  if (tag === 'iframe') return isEmbedded(value, embeds);
  if (tag === 'video' || tag === 'source')
    return (
      isLocal(value) ||
      isEmbedded(value, embeds) ||
      (name === 'poster' && /^https:\/\//i.test(value))
    );
  if (tag === 'img')
    return isLocal(value) || /^https?:\/\//i.test(value) || inlinePicture.test(value);
  return isLocal(value) || link.test(value);
}

function isEmbedded(value: string, embeds: readonly string[]): boolean {
  const absolute = value.startsWith('//') ? `https:${value}` : value;
  return (
    URL.canParse(absolute) &&
    new URL(absolute).protocol === 'https:' &&
    embeds.includes(new URL(absolute).origin)
  );
}

/**
 * What elements get whatever they had: players reach nothing of ours, boxes are only looked at,
 * links do not reach back.
 */
export function forcedAttributes(
  tag: string,
  attribs: Readonly<Record<string, string>>,
): Record<string, string> {
  if (tag === 'iframe')
    return {
      sandbox: 'allow-scripts allow-same-origin allow-presentation',
      referrerpolicy: 'strict-origin',
      loading: 'lazy',
    };
  if (tag === 'input') return { type: 'checkbox', disabled: '' };
  return tag === 'a' && attribs.target ? { rel: 'noopener noreferrer' } : {};
}
