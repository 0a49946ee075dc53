/** Films in formatted texts: files, and players of other sites. */
import { cleanFragment } from '../html/clean.ts';

/** Whether a media type is that of a film. */
export const isFilm = (mediaType: string): boolean => mediaType.startsWith('video/');

/** Pages of films, and the players that belong to them. */
const players: readonly (readonly [page: RegExp, player: (id: string) => string])[] = [
  [
    /^https?:\/\/(?:www\.|m\.)?bilibili\.com\/video\/(BV\w+)/,
    (id) => `https://player.bilibili.com/player.html?bvid=${id}`,
  ],
  [
    /^https?:\/\/v\.qq\.com\/x\/(?:page|cover\/\w+)\/(\w+)\.html/,
    (id) => `https://v.qq.com/txp/iframe/player.html?vid=${id}`,
  ],
  [
    /^https?:\/\/v\.youku\.com\/v_show\/id_([\w=]+)/,
    (id) => `https://player.youku.com/embed/${id}`,
  ],
];

const quoted = (src: string): string =>
  src.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The element for a file. */
export const filmHtml = (src: string): string =>
  `<video src="${quoted(src)}" controls="" width="640"></video>`;

/**
 * The element for a film: code to embed it, a page of a film, a player or a file. undefined when
 * the rules of formatted text let none of it stay.
 */
export function embedOf(given: string): string | undefined {
  const text = given.trim();
  const address = /<iframe/i.test(text)
    ? (cleanFragment(text).querySelector('iframe')?.getAttribute('src') ?? '')
    : text;
  const page = players.find(([pattern]) => pattern.test(address));
  const src = page ? page[1](page[0].exec(address)![1]!) : address;
  const isFile = /\.(mp4|webm|ogv|ogg|mov|m4v)([?#]|$)/i.test(src);
  const html = isFile
    ? filmHtml(src)
    : `<iframe src="${quoted(src)}" width="640" height="360" allowfullscreen=""></iframe>`;
  const element = src === '' ? undefined : cleanFragment(html).firstElementChild;
  return element?.hasAttribute('src') ? element.outerHTML : undefined;
}
