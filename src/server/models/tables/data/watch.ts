/** Triggers that note the rows which others write while a table is changed. */
import { createHash } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import { quote, textLiteral } from '../../../db/text.ts';
import type { ModelShape } from '../../shape/shape.ts';
import { execute } from '../../sql.ts';
import { CHANGED_ROWS } from './state.ts';

const events = ['insert', 'update', 'delete'] as const;

/** A table may have a longer name than a trigger. */
const triggerName = (table: string, event: string): string =>
  `pageloom_change_${createHash('sha256').update(table).digest('hex').slice(0, 12)}_${event}`;

/** @param columns whose updates count; what the change itself writes is not among them */
export async function watchRows(
  db: Db,
  { model, dialect, key, table }: ModelShape,
  columns: readonly string[],
): Promise<void> {
  const noted = (row: string): string =>
    `insert into ${CHANGED_ROWS} (model, row_key) values (${textLiteral(model.name)}, ${row}.${key.sql})`;
  const procedure = quote(triggerName(model.table, 'note'));
  if (dialect === 'postgres')
    await execute(
      db,
      `create or replace function ${procedure}() returns trigger language plpgsql as $pageloom$ begin
        if tg_op = 'DELETE' then ${noted('old')}; else ${noted('new')}; end if; return null; end $pageloom$`,
    );
  for (const event of events) {
    const what = event === 'update' ? `update of ${columns.map(quote).join(', ')}` : event;
    const action =
      dialect === 'postgres'
        ? `execute function ${procedure}()`
        : `begin ${noted(event === 'delete' ? 'old' : 'new')}; end`;
    await execute(
      db,
      `create trigger ${quote(triggerName(model.table, event))} after ${what} on ${table} for each row ${action}`,
    );
  }
}

export async function unwatchRows(db: Db, { model, dialect, table }: ModelShape): Promise<void> {
  const on = dialect === 'postgres' ? ` on ${table}` : '';
  for (const event of events)
    await execute(db, `drop trigger if exists ${quote(triggerName(model.table, event))}${on}`);
  if (dialect === 'postgres')
    await execute(db, `drop function if exists ${quote(triggerName(model.table, 'note'))}()`);
}
