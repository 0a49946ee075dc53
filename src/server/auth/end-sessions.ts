/**
 * Sessions of somebody who is disabled or deleted end for good, in the same statement that does it:
 * enabling the person again opens none of them.
 */
import type { Database } from '../db/database.ts';
import { addTriggers } from '../db/triggers.ts';

const name = 'pageloom_end_sessions';
const body = 'delete from sys_session where user_id = new.user_id;';

/** From now on; after the tables exist, and again whenever one may have been rebuilt. */
export function endSessionsOfDisabled(database: Database): Promise<void> {
  const isPostgres = database.dialect === 'postgres';
  const differs = isPostgres ? 'is distinct from' : 'is not';
  const condition = `new.status ${differs} '0' or new.del_flag ${differs} '0'`;
  const action = isPostgres ? `execute function ${name}()` : `begin ${body} end`;
  const statement =
    `create trigger ${name} after update of status, del_flag on sys_user ` +
    `for each row when (${condition}) ${action}`;
  const procedure = `create or replace function ${name}() returns trigger language plpgsql as
    $$ begin ${body} return null; end $$`;
  return addTriggers(database, { triggers: [{ name, statement }], procedure });
}
