/** What would be, or was, different: for checks, comparisons and merges. */
import { changesBetween, type Change } from '../../../schema/changes/changesBetween.ts';
import { changeText } from '../../../schema/changes/locale/en-US.ts';
import { memberTitle } from '../../../schema/changes/locale/titles/index.ts';
import { say } from '../../../schema/locale/message.ts';
import { mergePages, type Conflict } from '../../../schema/merge/mergePages.ts';
import { withBrought, withoutBrought } from '../../../schema/record/brought.ts';
import { toPointer } from '../../../schema/pointer.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { presentLanguages } from '../../locale/current.ts';
import type { Candidate } from '../../pages/candidates.ts';
import type { PageText } from '../../pages/revisions.ts';
import type { Pages } from '../../pages/pages.ts';
import { readable, titleIn } from './documents.ts';
import { draftFor } from './drafts.ts';
import { exposureByRole } from './grants.ts';
import { fileOf, livePage } from './live.ts';
import { shownOf } from './publish.ts';
import { revisionOf } from './published.ts';

/** The differences of two versions in the language of the request; null: there is no such page. */
function changesOf(
  pages: Pages,
  page: string,
  { before, after }: { before: string | null; after: string | null },
) {
  const candidates = [before, after].map((text) =>
    text === null ? undefined : pages.candidate(page, text),
  );
  // One that is broken is compared as it is written.
  const [was, is] = candidates.map((one) => one && (pageOf(one) ?? readable(one.text)));
  const brought = candidates[1]?.document ?? {};
  const models = Object.fromEntries(withBrought(pages.models(), brought));
  return (
    was && is
      ? changesBetween({ format: 'page', before: was, after: is, models })
      : wholePage(page, { was, is })
  ).map(({ kind, at, text, ...values }) => ({
    kind,
    at: toPointer(at),
    text: changeText(text, presentLanguages().answer),
    ...values,
  }));
}

/** The page as it is published. */
const pageOf = ({ document }: Candidate) => document && withoutBrought(document);

/** A page that came or went is one change. */
function wholePage(page: string, { was, is }: { was: unknown; is: unknown }): Change[] {
  if (is) return [{ kind: 'added', at: [], text: say`新建页面“${titleIn(is, page)}”`, after: is }];
  if (!was) return [];
  return [{ kind: 'removed', at: [], text: say`去掉页面“${titleIn(was, page)}”`, before: was }];
}

/** Both sides of a comparison with what differs. */
export async function compared(
  db: Db,
  pages: Pages,
  { page, from, to }: { page: string; from: PageText | undefined; to: PageText | undefined },
) {
  const changes = changesOf(pages, page, { before: from?.text ?? null, after: to?.text ?? null });
  const [before, after] = [from, to].map((side) => side && pages.candidate(page, side.text));
  // What is broken cannot become live: nobody loses anything by it.
  const exposure =
    after && !after.isSound
      ? []
      : await exposureByRole(db, { before: shownOf(before), after: shownOf(after) });
  return { changes, exposure };
}

/** A version by its name: live, file, the number of a revision, or draft: with its id. */
export async function versionNamed(
  db: Db,
  pages: Pages,
  { page, name, userId }: { page: string; name: string; userId: number },
): Promise<PageText | undefined> {
  if (name === 'live') return (await livePage(db, pages, page)).live;
  if (name === 'file') return fileOf(pages, page);
  if (name.startsWith('draft:')) {
    const { text } = await draftFor(db, name.slice('draft:'.length), userId);
    return pages.candidate(page, text);
  }
  if (!/^\d{1,9}$/.test(name)) throw new Refusal(say`没有版本“${name}”`);
  return revisionOf(db, page, Number(name));
}

/** What was merged, as an editor goes on with it. */
export function merged(
  pages: Pages,
  page: string,
  { base, ours, theirs }: { base: string | null; ours: string; theirs: string | null },
) {
  const [start, own, other] = [base, ours, theirs].map((text) => {
    if (text === null) return {};
    const document = readable(text);
    return pages.candidate(page, text).document ?? document;
  });
  const { document, conflicts } = mergePages(start, own, other);
  const { text, problems } = pages.candidate(page, JSON.stringify(document));
  return { text, problems, conflicts: conflicts.map(shownConflict) };
}

function shownConflict({ at, kind, base, ours, theirs }: Conflict) {
  const member = at.findLast((step) => typeof step === 'string');
  const place = memberTitle(member ?? 'page');
  const text = kind === 'order' ? say`双方都调整了“${place}”的顺序` : say`双方都修改了“${place}”`;
  return {
    kind,
    at: toPointer(at),
    text: changeText(text, presentLanguages().answer),
    base,
    ours,
    theirs,
  };
}
