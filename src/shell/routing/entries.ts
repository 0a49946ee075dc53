/**
 * The answer of `GET /getRouters` (docs/protocol/sign-in.md#routes-of-the-menu) as it comes; older
 * and foreign servers leave members out.
 */
export interface RouterEntry {
  name?: string;
  path: string;
  hidden?: boolean;
  redirect?: string;
  component?: string;
  /** JSON object text: parameters that the menu adds. */
  query?: string;
  /** Some servers mark external links so; ours by the path. */
  isFrame?: string | number;
  meta?: { title?: string; icon?: string | null; noCache?: boolean; link?: string | null };
  children?: RouterEntry[];
}

const web = /^https?:\/\//i;

/** An entry whose address opens in a new window. */
export function isExternal(entry: RouterEntry): boolean {
  return (
    web.test(entry.path) ||
    ((entry.isFrame === 0 || entry.isFrame === '0') && web.test(entry.meta?.link ?? ''))
  );
}

/** Address of an external link or of a framed page; undefined when it is no web address. */
export function linkOf(entry: RouterEntry): string | undefined {
  return [entry.meta?.link, entry.path].find(
    (link): link is string => typeof link === 'string' && web.test(link),
  );
}

/** Parent path and own path as one absolute path without a trailing slash. */
export function joinPath(parent: string, path: string): string {
  return `/${[...parent.split('/'), ...path.split('/')].filter(Boolean).join('/')}`;
}

/** The query text of a menu as parameters; a text that is no JSON object gives none. */
export function queryOf(text: string | undefined): Record<string, string> {
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return {};
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, member]) => member !== null)
        .map(([name, member]) => [name, String(member)]),
    );
  } catch {
    return {};
  }
}

/** Path with parameters, `?` only when there are some. */
export function addressOf(
  path: string,
  query: Readonly<Record<string, string | undefined>>,
): string {
  const pairs = Object.entries(query).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  const text = new URLSearchParams(pairs).toString();
  return text ? `${path}?${text}` : path;
}
