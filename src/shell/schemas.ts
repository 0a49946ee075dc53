import { createStore } from 'zustand/vanilla';
import { ApiError, type PageBundle, type RuntimeHost } from '../runtime/host.ts';
import { allowEmbeds } from '../widgets/html/embeds.ts';
import { sessionHeaders } from './http/headers.ts';
import { texts } from './locale/index.ts';
import { codes } from '../protocol/codes.ts';

/** The list of pages as `GET /schemas/index.json` gives it. */
export interface SchemaIndex {
  pages: readonly { id: string; title: string; hash: string }[];
  features: RuntimeHost['features'];
  /** Of all pages, as the stream of events names it; absent where files are served alone. */
  hash?: string;
  /** Origins whose players and films may stand in formatted text. */
  embeds?: readonly string[];
}

/** For how long (ms) a page that was fetched ahead counts as the present one. */
const fresh = 10_000;

const idsOf = (pages: SchemaIndex['pages']): string =>
  pages
    .map(({ id }) => id)
    .sort()
    .join(' ');

const address = (path: string) => new URL(`schemas/${path}`, document.baseURI);

/** Who asks: a session is needed for all but a few pages. */
export interface SchemaOptions {
  token(): string | undefined;
  /** Names the session: another one may see other pages. */
  mark(): string | undefined;
  /** The session has ended; whether that was reported. */
  expired(): boolean;
}

async function read(path: string, { token, expired }: SchemaOptions): Promise<unknown> {
  const response = await fetch(address(path), { headers: sessionHeaders(token()) }).catch(
    () => null,
  );
  if (!response) throw new ApiError(texts.http.network, 0, false);
  if (response.status === codes.unauthenticated)
    throw new ApiError(texts.http.unauthorised, codes.unauthenticated, expired());
  if (!response.ok) throw new ApiError(texts.http.status(response.status), response.status, false);
  return response.json();
}

/** Page files as the server or a static build hands them out. */
export function createSchemas(options: SchemaOptions) {
  /** Versions of the pages that were handed out last. */
  const handedOut = new Map<string, string>();
  /** Ids of pages that were handed out in another version than the server has by now. */
  const outdated = createStore<ReadonlySet<string>>(() => new Set());
  const noteVersion = async (id: string, page: Promise<PageBundle>) => {
    handedOut.set(id, (await page).hash);
    if (outdated.getState().has(id))
      outdated.setState(new Set([...outdated.getState()].filter((other) => other !== id)), true);
  };
  let index: Promise<SchemaIndex> | undefined;
  let indexFor: string | undefined;
  let ahead: { id: string; page: Promise<PageBundle>; at: number } | undefined;
  const fetchIndex = async () => {
    const found = (await read('index.json', options)) as SchemaIndex;
    allowEmbeds(found.embeds ?? []);
    return found;
  };
  return {
    /** The index, fetched once for each session; a failure is not kept. */
    index(): Promise<SchemaIndex> {
      const mark = options.mark();
      if (mark !== indexFor) index = undefined;
      indexFor = mark;
      index ??= fetchIndex().catch((error: unknown) => {
        index = undefined;
        throw error;
      });
      return index;
    },
    /**
     * The server has other pages by now: those opened from now on are the present ones.
     * @returns whether pages have come or gone
     */
    async renew(): Promise<boolean> {
      const before = await index?.catch(() => undefined);
      index = undefined;
      const { pages } = await this.index();
      const changed = pages.filter(({ id, hash }) => hash !== (handedOut.get(id) ?? hash));
      outdated.setState(new Set(changed.map(({ id }) => id)), true);
      return before !== undefined && idsOf(before.pages) !== idsOf(pages);
    },
    outdated,
    /** The page as it is now; one that was fetched ahead is handed out once. */
    loadPage(id: string): Promise<PageBundle> {
      const page =
        ahead?.id === id && Date.now() - ahead.at < fresh
          ? ahead.page
          : (read(`pages/${id}.json`, options) as Promise<PageBundle>);
      ahead = undefined;
      noteVersion(id, page).catch(() => undefined);
      return page;
    },
    /** Fetches a page that is about to be asked for; whether it comes is reported to who asks. */
    loadAhead(id: string): void {
      const page = read(`pages/${id}.json`, options) as Promise<PageBundle>;
      page.catch(() => undefined);
      ahead = { id, page, at: Date.now() };
    },
    /** Development: the server says when files changed. */
    onChanged(listener: () => void): () => void {
      const events = new EventSource(address('events'));
      events.addEventListener('message', listener);
      return () => events.close();
    },
  };
}

export type Schemas = ReturnType<typeof createSchemas>;
