/** In development: a page that is designed becomes a file of the project at once. */
import { pageToolPath as PATH } from '../../../protocol/addresses.ts';
import { codes } from '../../../protocol/codes.ts';
import { say } from '../../../schema/locale/message.ts';
import type { Session } from '../../http/session.ts';
import { Refusal } from '../../http/errors.ts';
import { defineRoute, type RouteDeclaration } from '../../http/route.ts';
import { pageText, pathOfPage, type PageText } from '../../pages/revisions.ts';
import type { Db } from '../../db/database.ts';
import { given, soundPage } from './documents.ts';
import { livePage, type LivePage } from './live.ts';
import { placeOf, textOf, writePageFile } from './page-file.ts';
import type { PublishParts } from './parts.ts';
import { refuseExcess, shownOf } from './publish.ts';

interface FileInput {
  page: string;
  text: string;
  /** Hash of what the work began with: of the file, or of the revision that covers it. */
  expected: string | null;
}

export function fileRoute(parts: PublishParts): RouteDeclaration {
  return defineRoute({
    tag: '页面设计',
    access: { permission: 'tool:build:publish' },
    answer: 'ajax',
    xssFilter: false,
    method: 'POST',
    path: `${PATH}/file`,
    summary: '开发环境：把页面写入项目文件',
    transaction: false,
    log: { title: '页面文件', type: 'UPDATE' },
    body: {
      kind: 'json',
      properties: { page: given.page, text: given.text, expected: given.expected },
    },
    async handler({ db, body: { page, text, expected }, session }) {
      const input = { page, text, expected: expected ?? null };
      return { data: await saveFile(db, parts, input, session!) };
    },
  });
}

/** Whether nobody has changed the file since the work began. */
function isExpected(
  file: PageText | undefined,
  { revision }: LivePage,
  expected: string | null,
): boolean {
  const present = file?.hash ?? null;
  return present === expected || (revision?.hash === expected && revision.fileHash === present);
}

/** @throws Refusal */
async function saveFile(
  db: Db,
  parts: PublishParts,
  { page, text, expected }: FileInput,
  session: Session,
) {
  const { pages, root } = parts;
  const candidate = soundPage(pages, page, text);
  if (candidate.published.hash !== candidate.hash)
    throw new Refusal(
      say`页面带来的新模型和新字段只能随发布写入数据库，请先发布，再用 npm run schemas:pull 写入文件`,
      codes.failure,
      'text',
    );
  const path = pages.pageSource(page)?.file?.path ?? pathOfPage(page);
  const place = await placeOf(root, path);
  const found = await livePage(db, pages, page);
  refuseExcess(parts, found, { after: shownOf(candidate), session });
  const present = await textOf(place);
  const file = present === undefined ? undefined : pageText({ path, text: present });
  const isWritten =
    isExpected(file, found, expected) &&
    (await writePageFile(place, candidate.text, present === undefined));
  if (!isWritten)
    throw new Refusal(say`文件 ${path} 已被修改，请先合并再保存`, codes.failure, 'expected');
  await pages.reload();
  const { revision } = await livePage(db, pages, page);
  return { path, hash: candidate.hash, covering: revision?.number ?? null };
}
