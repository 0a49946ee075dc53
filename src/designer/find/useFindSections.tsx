import { useContext, useMemo } from 'react';
import type { SoundMatch } from '../../parts/sounds.ts';
import { toPointer } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import type { ListedPage } from '../start/listedPages.ts';
import { useDesigner, useDocument, WorkplaceContext, type Designer } from '../state/context.ts';
import { bestOfParts, findTexts, type FoundText } from './findTexts.ts';
import { focusInOutline, goTo } from './goTo.ts';
import type { LookupOption, LookupSection } from './Lookup.tsx';
import { Marked } from './Marked.tsx';
import { hitOf, wordsOf, type Range } from './match.ts';
import { pageTexts, type PageText } from './pageTexts.ts';

/** How many parts and pages are shown. */
const mostParts = 50;
const mostPages = 20;

interface Asked {
  /** What is typed; without a text all parts are shown, and no page. */
  typed: string;
  sounds: SoundMatch | undefined;
  isActive: boolean;
}

/** Parts of the page and other pages that somebody means. */
export function useFindSections({ typed, sounds, isActive }: Asked): LookupSection[] {
  const designer = useDesigner();
  const workplace = useContext(WorkplaceContext);
  const document = useDocument();
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
  ];
}

const namesOf = (known: readonly PageText[]): FoundText[] =>
  known.filter(({ isName }) => isName).map((one) => ({ ...one, marks: [] }));

function partOption(designer: Designer, found: FoundText): LookupOption {
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
