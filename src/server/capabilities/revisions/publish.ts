/** Publishing: from a text to what everybody gets at the next navigation. */
import type { ShownPage } from '../../../schema/changes/exposure.ts';
import { say } from '../../../schema/locale/message.ts';
import { codes } from '../../../protocol/codes.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Session } from '../../http/session.ts';
import type { Candidate } from '../../pages/candidates.ts';
import type { Pages } from '../../pages/pages.ts';
import { soundPage, titleIn } from './documents.ts';
import { excessOf } from './grants.ts';
import { liveFacts, livePage, type LivePage } from './live.ts';
import { addNewFields } from './new-fields.ts';
import { addNewModels, madeModels, permissionsWith } from './new-models.ts';
import type { PublishParts } from './parts.ts';
import { addRevision, countPublication, replaceLive, withdrawLive } from './published.ts';

/** What somebody wants to become live. */
export interface PublishInput {
  page: string;
  text: string;
  /** Hash of the live page that they have seen. */
  expected: string | null;
  reason: string;
  restoredFrom?: number;
}

/** A text as people would get it; one that is broken, or none, is shown to nobody. */
export const shownOf = (candidate: Candidate | undefined): ShownPage =>
  candidate?.bundle ?? { page: null, models: {} };

/** The live page as people get it. */
export const shownLive = (pages: Pages, { page, live }: LivePage): ShownPage =>
  shownOf(live && pages.candidate(page, live.text));

/** @throws Refusal where another page is live than the one that was seen */
function expectLive(found: LivePage, expected: string | null): void {
  if ((found.live?.hash ?? null) !== expected)
    throw new Refusal(say`页面已有新的版本，请合并后再发布`, codes.failure, 'expected', {
      live: liveFacts(found),
    });
}

/** @throws Refusal that says what the person lacks */
export function refuseExcess(
  { pages, routes }: PublishParts,
  found: LivePage,
  { after, session, coming = [] }: { after: ShownPage; session: Session; coming?: string[] },
): void {
  const publication = { before: shownLive(pages, found), after };
  const refusals = excessOf(publication, { session, routes: routes(), coming });
  if (refusals.length > 0)
    throw new Refusal(say`不能发布超出自身权限的页面`, codes.forbidden, undefined, { refusals });
}

/** Publishes a text. @throws Refusal */
export async function publish(
  db: Db,
  parts: PublishParts,
  { page, text, expected, reason, restoredFrom }: PublishInput,
  session: Session,
): Promise<{ number: number; hash: string }> {
  const { pages, now } = parts;
  const candidate = soundPage(pages, page, text);
  await countPublication(db);
  const found = await livePage(db, pages, page);
  expectLive(found, expected);
  const { text: content, hash } = candidate.published;
  if (found.live?.hash === hash) throw new Refusal(say`与当前版本相同，无需发布`);
  const made = await madeModels(db, parts, candidate.document);
  const coming = permissionsWith(made);
  refuseExcess(parts, found, { after: shownOf(candidate), session, coming });
  await addNewModels(db, parts, { page, made }, session);
  await addNewFields(db, parts, candidate.document!, session);
  const at = now();
  await replaceLive(db, page, at);
  const number = await addRevision(
    db,
    {
      page,
      title: titleIn(candidate.document, page),
      text: content,
      hash,
      reason,
      file: found.file,
      basedOn: found.revision?.number ?? null,
      restoredFrom: restoredFrom ?? null,
    },
    { session, now: at },
  );
  return { number, hash };
}

/** Takes the published revision back: people get the committed file again. @throws Refusal */
export async function withdraw(
  db: Db,
  parts: PublishParts,
  { page, expected, reason }: Pick<PublishInput, 'page' | 'expected' | 'reason'>,
  session: Session,
): Promise<void> {
  const { pages, now } = parts;
  await countPublication(db);
  const found = await livePage(db, pages, page);
  expectLive(found, expected);
  if (!found.revision) throw new Refusal(say`该页面没有已发布的版本`);
  const { file } = found;
  const after = shownOf(file && pages.candidate(page, file.text));
  refuseExcess(parts, found, { after, session });
  await withdrawLive(db, page, { userName: session.userName, reason, now: now() });
}
