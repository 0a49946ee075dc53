/** Texts of the pages that are not open, read once somebody looks for them. */
import { isObject } from '../document/page.ts';
import { pageTexts, type PageText } from './pageTexts.ts';

/** How many pages are read at most, and how many at once. */
export const mostPages = 100;
const atOnce = 4;

/** A page that was read. */
export interface OtherPage {
  id: string;
  title: string;
  texts: readonly OtherText[];
}

/** A text, with the page that it stands in. */
export interface OtherText extends PageText {
  page: Pick<OtherPage, 'id' | 'title'>;
}

/** How far reading has come. */
export interface OtherPages {
  /** All texts of the pages that were read. */
  texts: readonly OtherText[];
  /** How many pages are read, and how many there are. */
  read: number;
  asked: number;
  all: number;
  /** Pages that could not be read. */
  unread: readonly string[];
}

export const noPages: OtherPages = { texts: [], read: 0, asked: 0, all: 0, unread: [] };

interface Reading {
  /** The page as it would be opened; rejects where it cannot be. */
  open(id: string): Promise<unknown>;
  project: Parameters<typeof pageTexts>[2];
  onRead(state: OtherPages): void;
  /** Whether nobody waits for it any more. */
  isEnded(): boolean;
}

/** Reads pages, some at once, in their order; says after each how far it is. */
export async function readPages(
  ids: readonly string[],
  { open, project, onRead, isEnded }: Reading,
): Promise<void> {
  const asked = ids.slice(0, mostPages);
  const found = new Map<string, readonly OtherText[]>();
  const unread: string[] = [];
  const report = () =>
    onRead({
      texts: asked.flatMap((id) => found.get(id) ?? []),
      read: found.size + unread.length,
      asked: asked.length,
      all: ids.length,
      unread: asked.filter((id) => unread.includes(id)),
    });
  const waiting = asked.values();
  const worker = async () => {
    for (const id of waiting) {
      if (isEnded()) return;
      try {
        const document = await open(id);
        const title =
          isObject(document) && typeof document.title === 'string' ? document.title : id;
        const page = { id, title };
        found.set(
          id,
          pageTexts(document, [], project).map((text) => ({ ...text, page })),
        );
      } catch {
        unread.push(id);
      }
      if (!isEnded()) report();
    }
  };
  report();
  await Promise.all(Array.from({ length: atOnce }, worker));
}
