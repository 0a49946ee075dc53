/** Versions of a record, and what changed from one to the next. */
import { isDeepStrictEqual } from 'node:util';
import { clauses, render, say, term, type Message } from '../../../schema/locale/message.ts';
import { versionFields } from '../../../schema/record/versions.ts';
import { stampNames } from '../../../schema/record/fieldsOf.ts';
import type { Row } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import { Refusal } from '../../http/errors.ts';
import { presentLanguages } from '../../locale/current.ts';
import { choiceLabels } from '../exchange/columns.ts';
import type { Labels } from '../exchange/columns.ts';
import type { Operation } from '../operation.ts';
import { readableColumns } from '../shape/field-access.ts';
import { shownText } from '../shape/masked.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import type { ListAnswer, ListRequest } from '../types.ts';
import { presentContent } from './former.ts';
import type { StoredVersion } from './former.ts';
import { versionTable } from './keep.ts';
import { defaultPageSize, maxPageSize } from '../../../protocol/paging.ts';

/** One difference to the version before; values as people read them, masked ones masked. */
interface Change {
  field: string;
  label: Message;
  before: string | Message;
  after: string | Message;
}

/** A page of the versions of a record, the newest first, with what changed from the one before. */
export async function versionsOf(
  operation: Operation,
  key: number,
  { page = 1, size = defaultPageSize }: Pick<ListRequest, 'page' | 'size'>,
): Promise<ListAnswer> {
  const { db, context, shape } = operation;
  const limit = Math.min(Math.max(size, 1), maxPageSize);
  const ofRecord = versionsQuery(operation, key);
  const { total } = await ofRecord
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const found = await ofRecord
    .selectAll()
    .orderBy('number', 'desc')
    .limit(limit + 1)
    .offset((Math.max(page, 1) - 1) * limit)
    .execute();
  const columns = comparedColumns(operation);
  const labels = await choiceLabels(db, context, columns);
  const contents: Row[] = [];
  for (const row of found) contents.push(await presentContent(db, shape, row as StoredVersion));
  const rows = found.slice(0, limit).map((row, index) => {
    const before = contents[index + 1];
    const changes = before ? changesOf(shape, { columns, labels }, before, contents[index]!) : [];
    return {
      number: row.number,
      userName: row.user_name,
      time: timeText(Number(row.published_at)),
      changes,
      summary: before ? summaryOf(changes) : say`首次发布`,
    };
  });
  return { rows, total: Number(total) };
}

const versionsQuery = ({ db, shape }: Operation, key: number) =>
  db.selectFrom(versionTable).where('model', '=', shape.model.name).where('record_id', '=', key);

/** One version as it was published: the fields that the caller may read, and its parts. */
export async function versionOf(operation: Operation, key: number, number: number): Promise<Row> {
  const found = await versionsQuery(operation, key)
    .select(['content', 'migrations', 'published_at'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (!found) throw new Refusal(say`没有该版本`);
  const { db, shape } = operation;
  return shownContent(operation, await presentContent(db, shape, found as StoredVersion));
}

function shownContent(operation: Operation, content: Row): Row {
  const { shape } = operation;
  const row: Row = {};
  for (const column of keptColumns(operation))
    row[column.field] = shownText(column, valueIn(content, column));
  for (const owned of shape.owned)
    row[owned.name] = ((content[owned.name] ?? []) as Row[]).map((part) =>
      shownContent({ ...operation, shape: owned.shape }, part),
    );
  return row;
}

/** What of a version the caller may read; what follows from the clock is in none. */
const keptColumns = ({ shape, actor }: Operation): Column[] =>
  readableColumns(shape, actor, false).flatMap(({ field }) => shape.byField.get(field) ?? []);

/** What a version holds for a column; fields from after it have no value. */
function valueIn(content: Row, { field, lookup, codec }: Column): unknown {
  const value: unknown = content[field] ?? null;
  return lookup && value !== null ? codec.read!(value) : value;
}

/** What people enter: without key, stamps, and what versions themselves count. */
function comparedColumns(operation: Operation): Column[] {
  const { shape } = operation;
  const { key, versionField } = shape.model;
  const { state, number } = versionFields(shape.model) ?? {};
  const own = new Set<string | undefined>([key, versionField, state, number, ...stampNames]);
  return keptColumns(operation).filter(({ field }) => !own.has(field));
}

function changesOf(
  shape: ModelShape,
  { columns, labels }: { columns: readonly Column[]; labels: Labels },
  old: Row,
  now: Row,
): Change[] {
  const fields = columns.flatMap((column): Change[] => {
    const values = [valueIn(old, column), valueIn(now, column)] as const;
    if (isDeepStrictEqual(...values)) return [];
    const [from, to] = values.map((value) => textOf(column, value, labels));
    return [{ field: column.field, label: term(column.spec.label), before: from!, after: to! }];
  });
  const parts = shape.owned.flatMap(({ name, label }): Change[] => {
    const [from, to] = [old, now].map((content) => (content[name] ?? []) as Row[]);
    return isDeepStrictEqual(from, to)
      ? []
      : [
          {
            field: name,
            label: term(label),
            before: say`${from!.length}行`,
            after: say`${to!.length}行`,
          },
        ];
  });
  return [...fields, ...parts];
}

function textOf(column: Column, value: unknown, labels: Labels): string {
  const shown = shownText(column, value);
  if (shown === null || shown === '') return '-';
  const label = labels.get(column.field)?.get(String(shown));
  if (label !== undefined) return render(term(label), presentLanguages().answer);
  return typeof shown === 'object' ? JSON.stringify(shown) : String(shown);
}

const summaryOf = (changes: readonly Change[]): Message =>
  changes.length === 0
    ? say`没有改动`
    : say`${clauses(changes.map(({ label, before, after }) => say`${label}：${before} → ${after}`))}`;
