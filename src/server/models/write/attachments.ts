/** Files that a record carries (docs/decisions/attachments.md). */
import {
  attachmentLimits,
  attachmentsIn,
  attachmentsText,
  sizeText,
} from '../../../schema/record/attachments.ts';
import type { Attachment } from '../../../schema/record/attachments.ts';
import { defined } from '../../../schema/defined.ts';
import { listed, say, term } from '../../../schema/locale/message.ts';
import type { MessageText } from '../../../schema/locale/message.ts';
import type { Row } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import { served, uploadKey } from '../../files/served.ts';
import { addUses, dropUses, dropUsesOf, lockUploads, moveUses, usesOf } from '../../files/uses.ts';
import type { Upload } from '../../files/uses.ts';
import { Refusal } from '../../http/errors.ts';
import type { Operation } from '../operation.ts';
import { carriesVisibly } from '../read/carried.ts';
import { storageOf } from '../shape/codec.ts';
import { rowsByKey } from '../read/rows.ts';
import { hasVersions } from '../versions/keep.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { valueOf } from './values.ts';

/** Those of the columns whose values are files. */
export const attachmentColumns = (columns: readonly Column[]): Column[] =>
  columns.filter(({ spec }) => storageOf(spec).isFiles);

/**
 * Makes the files that a row brings what is to be stored: what the record carries already as it is,
 * and of new ones what the server knows of them. The new ones stay locked until the end of the
 * transaction.
 * @throws Refusal for files that the caller may not attach, and beyond the limits of the field
 */
export async function setAttachments(
  operation: Operation,
  row: Row,
  stored: Row | undefined,
): Promise<void> {
  for (const column of attachmentColumns(operation.shape.columns)) {
    const sent = valueOf(row, column.field);
    if (sent === undefined || sent === null) continue;
    const before = carriedBy(stored?.[column.field]);
    const keys = sentKeys(column, sent);
    const added = keys.filter((key) => !before.has(key));
    const { max } = attachmentLimits(column.spec);
    if (keys.length > max && keys.length > before.size)
      throw refusal(column, say`最多可上传${max}个文件`);
    const found = await attachable(operation, column, added);
    const files = keys.map((key) => before.get(key) ?? found.get(key)!);
    row[column.field] = files.length > 0 ? attachmentsText(files) : null;
  }
}

const refusal = ({ field, spec }: Column, text: MessageText): Refusal =>
  new Refusal(say`${term(spec.label)}：${text}`, 500, field);

/** Files of a value by their keys. */
export const carriedBy = (value: unknown): Map<string, Attachment> =>
  new Map(
    attachmentsIn(value).flatMap((file) => {
      const key = uploadKey(file.path);
      return key === undefined ? [] : [[key, file] as const];
    }),
  );

/** Keys of sent files, each once. @throws Refusal for what is no address of an upload */
function sentKeys(column: Column, sent: unknown): string[] {
  const keys = attachmentsIn(sent).map(({ path, name }) => {
    const key = uploadKey(path);
    if (key === undefined) throw unknownFile(column, name);
    return key;
  });
  return [...new Set(keys)];
}

/** The same whether there is no such file or it is somebody else's, so that none can be guessed. */
const unknownFile = (column: Column, name: string): Refusal =>
  refusal(column, say`文件“${name.slice(0, 100)}”不存在或已过期，请重新上传`);

/**
 * Files that are new to the record: uploaded by the caller, or carried by a record they may read.
 */
async function attachable(
  operation: Operation,
  column: Column,
  keys: readonly string[],
): Promise<Map<string, Attachment>> {
  const { db, actor } = operation;
  const files = new Map<string, Attachment>();
  if (keys.length === 0) return files;
  const uploads = await lockUploads(db, keys);
  const uses = await usesOf(db, keys);
  for (const key of keys) {
    const upload = uploads.get(key);
    const name = upload?.name ?? nameIn(key);
    const isOwn = upload !== undefined && (actor === null || upload.userId === actor.userId);
    if (!upload || !(isOwn || (await carriesVisibly(operation, uses.get(key)!))))
      throw unknownFile(column, name);
    checkLimits(column, upload, name);
    files.set(key, factsOf(upload, name));
  }
  return files;
}

const nameIn = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** Its extension is that of its content (files/kinds.ts). @throws Refusal */
function checkLimits(column: Column, { key, bytes }: Upload, name: string): void {
  const { accept, maxSize } = attachmentLimits(column.spec);
  const extension = key.slice(key.lastIndexOf('.') + 1).toLowerCase();
  if (!accept.includes(extension))
    throw refusal(column, say`不能上传文件“${name}”，请上传${listed(accept)}格式的文件`);
  if (bytes > maxSize)
    throw refusal(column, say`文件“${name}”超出大小限制，单个文件不能超过${sizeText(maxSize)}`);
}

const factsOf = ({ key, bytes, userName, at }: Upload, name: string): Attachment => ({
  path: served + key,
  name,
  size: bytes,
  ...defined({ by: userName ?? undefined, at: at === null ? undefined : timeText(at) }),
});

/**
 * Notes which files a stored record carries, and gives up those that it does not carry any more.
 */
export async function keepAttachments(
  operation: Operation,
  key: number,
  row: Row,
  stored: Row | undefined,
): Promise<void> {
  const { context, db, shape } = operation;
  for (const { field } of attachmentColumns(shape.columns)) {
    const value = valueOf(row, field);
    if (value === undefined) continue;
    const files = carriedBy(value);
    const use = { model: shape.model.name, record: key, field };
    await addUses(
      db,
      [...files].map(([file, { name }]) => ({ ...use, key: file, name })),
    );
    const gone = [...carriedBy(stored?.[field]).keys()].filter((file) => !files.has(file));
    if (gone.length === 0) continue;
    // What a published record carried is part of its versions.
    const published = await publishedRecord(operation, {
      ...stored,
      ...row,
      [shape.key.field]: key,
    });
    if (!published) await dropUses(db, use, gone, context.now());
  }
}

/** Gives up the files of records that are gone for good; those of parts stay with versions. */
export async function releaseAttachments(
  operation: Operation,
  rows: readonly Row[],
): Promise<void> {
  const { context, db, shape } = operation;
  const { model, key } = shape;
  if (model.softDelete || attachmentColumns(shape.columns).length === 0) return;
  const records = rows.map((row) => Number(row[key.field]));
  if (!isVersioned(shape)) return dropUsesOf(db, model.name, records, context.now());
  for (const [index, record] of records.entries()) {
    const published = await publishedRecord(operation, rows[index]!);
    if (published) await moveUses(db, { model: model.name, record }, published);
    else await dropUsesOf(db, model.name, [record], context.now());
  }
}

const isVersioned = ({ model, owner }: ModelShape): boolean =>
  model.versions !== undefined || (owner !== undefined && isVersioned(owner.shape));

/** The record with versions that the row is, or is part of; undefined: none, or never published. */
async function publishedRecord(
  { db, shape }: Pick<Operation, 'db' | 'shape'>,
  row: Row,
): Promise<{ model: string; record: number } | undefined> {
  const { model, key, owner } = shape;
  if (!isVersioned(shape)) return undefined;
  if (owner) {
    const [above] = await rowsByKey(db, owner.shape, [Number(row[owner.by.field])]);
    return above && publishedRecord({ db, shape: owner.shape }, above);
  }
  const record = Number(row[key.field]);
  return (await hasVersions(db, model.name, record)) ? { model: model.name, record } : undefined;
}
