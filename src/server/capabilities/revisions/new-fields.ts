/** Fields that a page brings to models when it is published (docs/decisions/new-fields.md). */
import type { Field, Model, Page } from '../../../schema/generated/types.gen.ts';
import {
  listed,
  say,
  term,
  type Message,
  type MessageList,
} from '../../../schema/locale/message.ts';
import { isEqual } from '../../../schema/merge/values.ts';
import { withFields } from '../../../schema/record/newFields.ts';
import { codes } from '../../../protocol/codes.ts';
import { permissionOf } from '../../models/scope/permission.ts';
import { mayAccess } from '../../auth/permissions.ts';
import type { Db } from '../../db/database.ts';
import { lockTables } from '../../db/table-lock.ts';
import { Refusal } from '../../http/errors.ts';
import type { Session } from '../../http/session.ts';
import {
  hasField,
  modelFieldTable,
  storedFields,
  withStored,
  type StoredField,
} from '../../pages/model-fields.ts';
import type { PublishParts } from './parts.ts';

/** A model that gets fields, as it is by now in the database. */
interface Extension {
  model: Model;
  fields: Readonly<Record<string, Field>>;
}

/** What publishing does to tables, in words, and what keeps it from being done. */
export interface PlannedFields {
  texts: Message[];
  refusals: Message[];
}

type Parts = Pick<PublishParts, 'pages' | 'services'>;

/** What of the fields of a page is new, by model. */
async function extensionsOf(db: Db, { pages }: Parts, { modelFields = {} }: Page) {
  const stored = Object.keys(modelFields).length > 0 ? await storedFields(db) : [];
  const refusals: Message[] = [];
  const extensions = Object.entries(modelFields).flatMap(([name, fields]): Extension[] => {
    const known = pages.models().get(name);
    if (!known) return [];
    const model = withStored(known, stored);
    const isNew = ([field, declared]: [string, Field]): boolean => {
      if (!hasField(model, field)) return true;
      if (!isEqual(model.fields[field], declared)) refusals.push(taken(model, field));
      return false;
    };
    const added = Object.entries(fields).filter(isNew);
    return added.length > 0 ? [{ model, fields: Object.fromEntries(added) }] : [];
  });
  return { extensions, refusals };
}

const taken = ({ label, fields }: Model, name: string): Message =>
  say`模型“${term(label)}”已有不同的字段“${fields[name]?.label ?? name}”（${name}），改变它会丢失已有的值`;

/** What the fields of a page would do. */
export async function plannedFields(
  db: Db,
  parts: Parts,
  page: Page,
  session: Session,
): Promise<PlannedFields> {
  const { extensions, refusals } = await extensionsOf(db, parts, page);
  const texts = extensions.flatMap(({ model, fields }) =>
    Object.entries(fields).map(([name, field]) => addition(model, name, field)),
  );
  for (const extension of extensions)
    refusals.push(...(await obstacles(db, parts, { extension, session, isTrial: true })));
  return { texts, refusals };
}

function addition({ label, table }: Model, name: string, field: Field): Message {
  const { default: initial } = field;
  return initial === undefined
    ? say`模型“${term(label)}”的数据表 ${table} 增加字段“${field.label}”（${name}），已有数据中为空`
    : say`模型“${term(label)}”的数据表 ${table} 增加字段“${field.label}”（${name}），已有数据中为“${String(initial)}”`;
}

interface Extending {
  extension: Extension;
  session: Session;
  isTrial: boolean;
}

/** Labels of the fields that need a default where there are records. */
const unfilled = (fields: Extension['fields']): MessageList =>
  listed(
    Object.values(fields).flatMap(({ required, default: initial, label }) =>
      required && initial === undefined ? [label] : [],
    ),
  );

/** Extends the table of a model, or only tries to. @returns what is in the way */
async function obstacles(
  db: Db,
  { services }: Parts,
  { extension: { model, fields }, session, isTrial }: Extending,
): Promise<Message[]> {
  const { label, table } = model;
  const permission = permissionOf({ model }, 'edit');
  if (permission !== undefined && !mayAccess(session, permission))
    return [say`您没有权限：${permission}`];
  switch (await services.engine.extendTable(db, withFields(model, fields), isTrial)) {
    case 'rows':
      return [say`模型“${term(label)}”已有数据，必填的新字段需要默认值：${unfilled(fields)}`];
    case 'different':
      return [say`数据表 ${table} 与模型“${term(label)}”不一致，可能正在升级，请稍后再试`];
    case 'foreign':
      return [say`数据表 ${table} 不由模型“${term(label)}”维护，不能增加字段`];
    case undefined:
      return [];
  }
}

/**
 * Adds the fields of a page to tables and models, in the transaction that publishes it.
 * @throws Refusal when one of them cannot be added
 */
export async function addNewFields(
  db: Db,
  parts: PublishParts,
  page: Page,
  session: Session,
): Promise<void> {
  const { extensions, refusals } = await extensionsOf(db, parts, page);
  if (extensions.length > 0) await lockTables(db, parts.services.database.dialect);
  for (const extension of extensions)
    refusals.push(...(await obstacles(db, parts, { extension, session, isTrial: false })));
  if (refusals.length > 0)
    throw new Refusal(say`不能添加新字段`, codes.failure, 'text', { refusals });
  const { last } = await db
    .selectFrom(modelFieldTable)
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  const added = extensions.flatMap(({ model, fields }): StoredField[] =>
    Object.entries(fields).map(([name, field]) => ({ model: model.name, name, field })),
  );
  const by = { page: page.id, user_id: session.userId, user_name: session.userName };
  for (const [index, { model, name, field }] of added.entries()) {
    const definition = JSON.stringify(field);
    const number = Number(last ?? 0) + 1 + index;
    const values = { model, name, definition, number, added_at: parts.now(), ...by };
    await db.insertInto(modelFieldTable).values(values).execute();
  }
}
