/** What importing a page with its models and dictionaries would do, and doing it. */
import { codes } from '../../../../protocol/codes.ts';
import { say, type Message } from '../../../../schema/locale/message.ts';
import { isBreaking } from '../../../../schema/problem.ts';
import type { Db } from '../../../db/database.ts';
import { Refusal } from '../../../http/errors.ts';
import type { Session } from '../../../http/session.ts';
import { checked } from '../checked.ts';
import { titleIn } from '../documents.ts';
import type { PublishParts } from '../parts.ts';
import { publish } from '../publish.ts';
import { addDicts, planDicts, type DictPlan } from './dicts.ts';
import { readExchange } from './format.ts';
import { planModels } from './models.ts';

/** What of a file becomes what. */
interface Report {
  /** What is added here. */
  added: Message[];
  /** What is here already. */
  same: Message[];
  /** What differs, and stays as it is. */
  different: Message[];
  /** What keeps the file from being imported. */
  refusals: Message[];
}

/** What people are asked: whether a page that is there and differs is replaced. */
type PageState = 'new' | 'same' | 'different';

async function planOf(db: Db, parts: PublishParts, file: string, session: Session) {
  const exchange = readExchange(file);
  const { page } = exchange;
  const id = String(page.id);
  const models = planModels(parts.pages, exchange);
  const dicts = await planDicts(db, parts.services.engine, exchange, session);
  const { made: newModels, fields: modelFields } = models;
  const brought = Object.entries({ newModels, modelFields }).filter(([, of]) => !isEmpty(of));
  const document = { ...page, ...Object.fromEntries(brought) };
  const text = JSON.stringify(document);
  const check = await checked(db, parts, { page: id, text }, session);
  const isSame = check.changes.length === 0 && brought.length === 0;
  const state: PageState = check.live.hash === null ? 'new' : isSame ? 'same' : 'different';
  return { id, title: titleIn(page, id), page, text, state, models, dicts, check };
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

type Plan = Awaited<ReturnType<typeof planOf>>;

const dictTexts = ({ lacking }: DictPlan): Message[] =>
  lacking.map(({ dictType, entries, isNew }) =>
    isNew
      ? say`字典 ${dictType}，共 ${entries.length} 项`
      : say`字典 ${dictType} 的 ${entries.length} 项`,
  );

function reportOf({ title, page, state, models, dicts, check }: Plan): Report {
  const changed = new Set([...dicts.lacking.map(({ dictType }) => dictType), ...dicts.different]);
  const pageText = say`页面“${title}”`;
  return {
    added: [
      ...(state === 'new' ? [pageText] : []),
      ...(page.menu ? [say`菜单“${title}”：没有时新增，已有的保持不变`] : []),
      ...check.newModels,
      ...check.newFields,
      ...dictTexts(dicts),
    ],
    same: [
      ...(state === 'same' ? [pageText] : []),
      ...models.same,
      ...dicts.known.filter((type) => !changed.has(type)).map((type) => say`字典 ${type}`),
    ],
    different: [
      ...models.different,
      ...dicts.different.map((type) => say`字典 ${type} 有些项的名称或状态与文件中不同，保持现状`),
    ],
    refusals: [...models.refusals, ...dicts.refusals, ...check.refusals],
  };
}

/** What importing a file would do; nothing is changed. @throws Refusal for what is no such file */
export async function importReport(db: Db, parts: PublishParts, file: string, session: Session) {
  const plan = await planOf(db, parts, file, session);
  const { id, title, state, check } = plan;
  const { problems, changes, exposure, live } = check;
  return { page: id, title, state, ...reportOf(plan), problems, changes, exposure, live };
}

interface ImportInput {
  file: string;
  expected: string | null;
  reason: string;
  /** A page that is here and differs is published anew; else it stays. */
  isReplacing: boolean;
}

/** Imports a file in the transaction of its request. @throws Refusal: nothing is imported then */
export async function importFile(
  db: Db,
  parts: PublishParts,
  { file, expected, reason, isReplacing }: ImportInput,
  session: Session,
) {
  const plan = await planOf(db, parts, file, session);
  const { id, text, state, dicts, check } = plan;
  const { refusals } = reportOf(plan);
  const problems = check.problems.filter(isBreaking);
  if (refusals.length + problems.length > 0)
    throw new Refusal(say`不能导入`, codes.failure, 'text', { refusals, problems });
  const isPublished = state === 'new' || (state === 'different' && isReplacing);
  if (!isPublished && dicts.lacking.length === 0)
    throw new Refusal(
      state === 'different' ? say`页面已存在且内容不同，请选择覆盖或保留` : say`没有可导入的内容`,
      codes.failure,
      'text',
    );
  await addDicts(db, parts.services.engine, dicts, session);
  const published = isPublished
    ? await publish(db, parts, { page: id, text, expected, reason }, session)
    : { number: null, hash: check.live.hash };
  return { page: id, ...published };
}
