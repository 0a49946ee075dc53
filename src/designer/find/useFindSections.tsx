import { useContext, useDeferredValue, useMemo } from 'react';
import type { SoundMatch } from '../../parts/sounds.ts';
import { toPointer } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import type { ListedPage } from '../start/listedPages.ts';
import { useDesigner, useDocument, WorkplaceContext, type Designer } from '../state/context.ts';
import { bestOfParts, findTexts, type Found } from './findTexts.ts';
import { focusInOutline, goTo } from './goTo.ts';
import type { LookupOption, LookupSection } from './Lookup.tsx';
import { Marked } from './Marked.tsx';
import { hitOf, wordsOf, type Range } from './match.ts';
import type { OtherPages, OtherText } from './otherPages.ts';
import { pageTexts, type PageText } from './pageTexts.ts';
import { useOtherPages } from './useOtherPages.ts';

/** How many parts and pages are shown. */
const mostParts = 50;
const mostPages = 20;
const mostElsewhere = 40;

interface Asked {
  /** What is typed; without a text all parts are shown, and no page. */
  typed: string;
  sounds: SoundMatch | undefined;
  isActive: boolean;
}

/** Parts of the page, other pages and what is written in them that somebody means. */
export function useFindSections({ typed, sounds, isActive }: Asked): LookupSection[] {
  const designer = useDesigner();
  const workplace = useContext(WorkplaceContext);
  const document = useDocument();
  const elsewhere = useElsewhere({ typed, sounds, isActive });
  const texts = designerTexts().lookup;
  const { store, project } = designer;
  const known = useMemo(
    () => (isActive ? pageTexts(document, store.root, project) : []),
    [isActive, document, store, project],
  );
  const found = useMemo(
    () => (typed.trim() === '' ? namesOf(known) : findTexts(known, typed, sounds)),
    [known, typed, sounds],
  );
  const pages = useMemo(
    () => (isActive ? findPages(workplace?.pages ?? [], typed, sounds) : []),
    [isActive, workplace?.pages, typed, sounds],
  ).filter(({ page }) => page.id !== store.getState().id);
  const best = bestOfParts(found).slice(0, mostParts);
  const parts = best.map((one) => partOption(designer, one));
  const others = pages
    .slice(0, mostPages)
    .map((one) => pageOption(one, () => workplace?.openPage(one.page.id)));
  return [
    { key: 'parts', label: texts.parts, options: parts, left: found.length - parts.length },
    {
      key: 'pages',
      label: texts.pages,
      options: others,
      left: pages.length - others.length,
    },
    elsewhere,
  ];
}

/** What is written in other pages, which are read once something is typed. */
function useElsewhere({ typed, sounds, isActive }: Asked): LookupSection {
  const workplace = useContext(WorkplaceContext);
  const sought = useDeferredValue(typed);
  const pages = useOtherPages(isActive && wordsOf(typed).length > 0);
  const found = useMemo(
    () => bestOfParts(findTexts(pages.texts, sought, sounds)),
    [pages.texts, sought, sounds],
  );
  const first = found.slice(0, mostElsewhere);
  // Until they are looked through for what is typed now, those of before that are meant by it, too.
  const shown = sought === typed ? first : findTexts(first, typed, sounds);
  const { others } = designerTexts().lookup;
  return {
    key: 'others',
    label: others.label,
    options: shown.map((one) =>
      elsewhereOption(one, () => {
        const { page, part, keys } = one;
        workplace?.openPage(page.id, { path: part.path, keys });
      }),
    ),
    left: sought === typed ? found.length - shown.length : 0,
    notes: notesOf(pages),
  };
}

/** What is said of pages that are not read: not yet, too many, or not to be read. */
function notesOf({ read, asked, all, unread }: OtherPages): string[] {
  const { others } = designerTexts().lookup;
  return [
    ...(read < asked ? [others.reading(read, asked)] : []),
    ...(asked < all ? [others.cut(asked, all)] : []),
    ...(unread.length > 0 ? [others.unread(unread)] : []),
  ];
}

const namesOf = (known: readonly PageText[]): Found<PageText>[] =>
  known.filter(({ isName }) => isName).map((one) => ({ ...one, marks: [] }));

function partOption(designer: Designer, found: Found<PageText>): LookupOption {
  const { part, keys, member, text, marks, isName } = found;
  const { icon, label, note } = part.name;
  const trail = part.trail.join(' / ');
  return {
    key: [toPointer(part.path), toPointer(keys), member, text].join(' '),
    icon,
    title: isName ? <Marked text={label} marks={marks} /> : label,
    detail: isName ? (
      trail || undefined
    ) : (
      <>
        {trail && `${trail} · `}
        {designerTexts().lookup.member(member)}
        <Marked text={text} marks={marks} />
      </>
    ),
    aside: note,
    choose: () => goTo(designer, part.path, keys),
    after: () => focusInOutline(part.path),
  };
}

/** The page, the place in words, and the text. */
function elsewhereOption(found: Found<OtherText>, after: () => void): LookupOption {
  const { page, part, keys, member, text, marks, isName } = found;
  const { icon, label } = part.name;
  const place = [...part.trail, ...(isName ? [] : [label])].join(' / ');
  return {
    key: ['other', page.id, toPointer(part.path), toPointer(keys), member, text].join(' '),
    icon,
    title: page.title,
    detail: (
      <>
        {place && `${place} · `}
        {member && designerTexts().lookup.member(member)}
        <Marked text={text} marks={marks} />
      </>
    ),
    aside: page.id,
    after,
  };
}

interface FoundPage {
  page: ListedPage;
  title: readonly Range[];
  id: readonly Range[];
}

/** Pages that a text means by their titles or ids. */
function findPages(
  pages: readonly ListedPage[],
  typed: string,
  sounds: SoundMatch | undefined,
): FoundPage[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  return pages
    .flatMap((page) => {
      const title = hitOf(page.title, words, { sounds, context: [page.id] });
      const id = hitOf(page.id, words, { sounds: undefined, context: [page.title] });
      if (!title && !id) return [];
      const rank = Math.min(title?.rank ?? Infinity, id?.rank ?? Infinity);
      return [{ page, title: title?.marks ?? [], id: id?.marks ?? [], rank }];
    })
    .toSorted((one, other) => one.rank - other.rank);
}

const pageOption = ({ page, title, id }: FoundPage, after: () => void): LookupOption => ({
  key: `page ${page.id}`,
  icon: 'page',
  title: <Marked text={page.title} marks={title} />,
  aside: <Marked text={page.id} marks={id} />,
  after,
});
