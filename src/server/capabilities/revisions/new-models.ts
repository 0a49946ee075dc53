/** Models that a page brings when it is published (docs/decisions/new-models.md). */
import { permissionsOf } from '../../../schema/check/projectIndex.ts';
import type { Model, Page } from '../../../schema/generated/types.gen.ts';
import { listed, say, term, type Message } from '../../../schema/locale/message.ts';
import { isMadeSo, madeModel } from '../../../schema/record/newModels.ts';
import { serialise } from '../../../schema/serialise/serialise.ts';
import { codes } from '../../../protocol/codes.ts';
import { protocol } from '../../../protocol/index.ts';
import { freeTables } from '../../models/tables/foreign/free.ts';
import { isManaged } from '../../models/tables/foreign/managed.ts';
import { mayAccess } from '../../auth/permissions.ts';
import type { Db } from '../../db/database.ts';
import { lockTables } from '../../db/table-lock.ts';
import { Refusal } from '../../http/errors.ts';
import type { Session } from '../../http/session.ts';
import { madeModelTable, readModel, storedModels } from '../../pages/made-models.ts';
import type { PublishParts } from './parts.ts';

/** Of whoever publishes a page with one: a table is more than a page. */
const permission = 'tool:model:add';

type Parts = Pick<PublishParts, 'pages' | 'services'>;

/** Models that a page brings and that there are not yet, and what keeps others from coming. */
export interface MadeModels {
  models: Model[];
  refusals: Message[];
}

export async function madeModels(db: Db, { pages }: Parts, page: Page | null): Promise<MadeModels> {
  const brought = Object.entries(page?.newModels ?? {});
  if (brought.length === 0) return { models: [], refusals: [] };
  const stored = new Map((await storedModels(db)).map((one) => [one.name, one]));
  const known = pages.projectIndex().models;
  const made: MadeModels = { models: [], refusals: [] };
  for (const [name, declared] of brought) {
    const model = madeModel(name, declared);
    const own = stored.get(name);
    const there = known.has(name) ? known.get(name) : own && readModel(own);
    if (there === undefined) made.models.push(model);
    else if (!there || !isMadeSo(there, model))
      made.refusals.push(say`已有不同的模型“${term(there?.label ?? name)}”（${name}）`);
  }
  return made;
}

/** Permissions that come with the models: who publishes cannot have them before. */
export const permissionsWith = ({ models }: Pick<MadeModels, 'models'>): string[] => [
  ...new Set(models.flatMap((model) => permissionsOf(model, protocol.rights))),
];

/** What publishing would make, in words, and what keeps it from being done. */
export async function plannedModels(
  db: Db,
  parts: Parts,
  made: MadeModels,
  session: Session,
): Promise<{ texts: Message[]; refusals: Message[] }> {
  return {
    texts: made.models.flatMap(textsOf),
    refusals: await obstacles(db, parts, { made, session, isTrial: true }),
  };
}

function textsOf(model: Model): Message[] {
  const { label, table, key, fields } = model;
  const own = Object.entries(fields).filter(([name]) => name !== key);
  const labels = listed(own.map(([, field]) => term(field.label)));
  const permissions = listed(permissionsWith({ models: [model] }));
  return [
    isManaged(model)
      ? say`新增模型“${term(label)}”及其数据表 ${table}，字段：${labels}`
      : say`新增模型“${term(label)}”，使用已有的数据表 ${table} 而不改变它，字段：${labels}`,
    say`新增权限 ${permissions}，发布后由管理员分配给角色`,
  ];
}

interface Making {
  made: MadeModels;
  session: Session;
  isTrial: boolean;
}

/** Makes the tables of the models, or only tries to. @returns what is in the way */
async function obstacles(
  db: Db,
  parts: Parts,
  { made: { models, refusals }, session, isTrial }: Making,
): Promise<Message[]> {
  if (models.length > 0 && !mayAccess(session, permission))
    return [...refusals, say`您没有权限：${permission}`];
  const found = [...refusals];
  for (const model of models)
    if (!isManaged(model)) found.push(...(await tableTrouble(db, parts, model)));
    else if (!(await parts.services.engine.makeTable(db, model, isTrial)))
      found.push(await tableOfOthers(db, model.table));
  return found;
}

/** Whose the table is: that of a model which was published meanwhile, else somebody's. */
async function tableOfOthers(db: Db, table: string): Promise<Message> {
  const owner = (await storedModels(db)).map(readModel).find((one) => one?.table === table);
  return owner
    ? say`模型“${term(owner.label)}”（${owner.name}）已使用数据表 ${table}，请换一个模型名称`
    : say`数据库中已有不属于任何模型的数据表 ${table}，请换一个模型名称`;
}

/** Why the model cannot use a table that is there: it is not free, or does not fit. */
async function tableTrouble(db: Db, { pages, services }: Parts, model: Model): Promise<Message[]> {
  const { table } = model;
  const published = (await storedModels(db)).flatMap((stored) => readModel(stored) ?? []);
  const models = new Map([
    ...pages.projectIndex().models,
    ...published.map((one) => [one.name, one] as const),
  ]);
  const free = await freeTables(db, services.database.dialect, { models });
  if (!free.some(({ name }) => name === table)) return [say`数据表 ${table} 不存在，或已有模型`];
  return services.engine.mismatches(db, model);
}

/**
 * Makes the models of a page and their tables, in the transaction that publishes it.
 * @throws Refusal when one of them cannot be made
 */
export async function addNewModels(
  db: Db,
  parts: PublishParts,
  { page, made }: { page: string; made: MadeModels },
  session: Session,
): Promise<void> {
  if (made.models.length > 0) await lockTables(db, parts.services.database.dialect);
  const refusals = await obstacles(db, parts, { made, session, isTrial: false });
  if (refusals.length > 0)
    throw new Refusal(say`不能新增模型`, codes.failure, 'text', { refusals });
  const { last } = await db
    .selectFrom(madeModelTable)
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  const by = { page, user_id: session.userId, user_name: session.userName };
  for (const [index, model] of made.models.entries()) {
    const { name } = model;
    const definition = serialise('model', model);
    const number = Number(last ?? 0) + 1 + index;
    const values = { name, definition, number, added_at: parts.now(), ...by };
    await db.insertInto(madeModelTable).values(values).execute();
  }
}
