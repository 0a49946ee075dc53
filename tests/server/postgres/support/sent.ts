/** What the server sends to PostgreSQL while a test runs. */
import { afterEach, beforeEach, vi } from 'vitest';
import type { Row } from '../../../../src/server/db/database.ts';
import { PostgresClient } from '../../../../src/server/db/postgres/client.ts';
import type { itemWorld } from '../../models/support/items.ts';

export interface Sent {
  /** In the order of sending; a test empties it where it begins to look. */
  statements: string[];
  /** Called after each statement. */
  after(text: string): Promise<void>;
  /** The statements of a kind. */
  like(pattern: RegExp): string[];
  /** Builds of indexes for which writers, and after other changes readers, would wait. */
  blockingBuilds(): string[];
}

/** Keeps what each test of a file sends. */
export function watchSent(): Sent {
  const sent: Sent = {
    statements: [],
    after: async () => {},
    like: (pattern) => sent.statements.filter((text) => pattern.test(text)),
    blockingBuilds: () => sent.like(/^create (unique )?index (?!concurrently)/),
  };
  beforeEach(() => {
    sent.statements = [];
    sent.after = async () => {};
    const { send } = PostgresClient.prototype;
    vi.spyOn(PostgresClient.prototype, 'send').mockImplementation(async function (
      this: PostgresClient,
      ...given
    ) {
      const result = await send.apply(this, given);
      sent.statements.push(given[0]);
      await sent.after(given[0]);
      return result;
    });
  });
  afterEach(() => vi.restoreAllMocks());
  return sent;
}

/** The indexes of the items but that of the key. */
export const indexesOf = ({ world }: Pick<ReturnType<typeof itemWorld>, 'world'>): Promise<Row[]> =>
  world.sql(`
    select indexrelid::regclass::text as name, indisunique as unique, indisvalid as valid
    from pg_index where indrelid = 'test_item'::regclass and not indisprimary order by 1`);
