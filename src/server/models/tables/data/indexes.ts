/** Unique indexes over columns that are yet to take their places. */
import { createHash } from 'node:crypto';
import { quote } from '../../../db/text.ts';
import type { IndexSpec } from '../index-spec.ts';
import { tableOf } from '../spec.ts';
import { newName } from './names.ts';
import type { DataChange } from './change.ts';

/** An index as it can be built now, and as it will be called. */
export interface PreparedIndex {
  index: IndexSpec;
  name: string;
}

/** The indexes of a change, on its columns as they are called until then. */
export function preparedIndexes({ shape, targets, added }: DataChange): PreparedIndex[] {
  const { table } = shape.model;
  const names = new Map([...targets, ...added].map(({ name }) => [name, newName(name)]));
  const nameNow = (name: string): string => names.get(name) ?? name;
  return tableOf(shape)
    .indexes.filter(({ unique, columns }) => unique && columns.some((name) => names.has(name)))
    .map((index) => ({
      name: index.name,
      index: {
        ...index,
        name: nameUntilThen(table, index),
        columns: index.columns.map(nameNow),
        folded: index.folded.map(nameNow),
        where: [...names].reduce(
          (text, [to, now]) => text.replaceAll(quote(to), quote(now)),
          index.where,
        ),
      },
    }));
}

/** The final name may be that of the index over the former values. */
function nameUntilThen(table: string, { name }: IndexSpec): string {
  const hash = createHash('sha256').update(`${table} ${name}`).digest('hex').slice(0, 16);
  return `next_${hash}`;
}
