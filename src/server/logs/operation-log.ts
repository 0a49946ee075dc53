/**
 * Operation log rows (docs/protocol/monitoring.md): one for each call of a logged route, written
 * with the work it records.
 */
import type { Db } from '../db/database.ts';
import { timeText } from '../db/time.ts';
import { ipLocation } from '../http/client-ip.ts';
import type { BusinessType } from '../http/route.ts';
import type { CallOutcome, LoggedCall } from '../http/route-environment.ts';
import type { AuditChain } from './audit/chain.ts';
import { cut, withoutSecrets } from './masked.ts';
import { pathOf } from '../http/uri.ts';

/** Codes of dict sys_oper_type are the places in this list. */
const businessTypes: readonly BusinessType[] = [
  'OTHER',
  'INSERT',
  'UPDATE',
  'DELETE',
  'GRANT',
  'EXPORT',
  'IMPORT',
  'FORCE',
  'GENCODE',
  'CLEAN',
];

/** operatorType: a user of the back office. */
const backOffice = 1;

/** What writing a row needs besides the call. */
export interface OperationLog {
  audit: AuditChain;
  /** Epoch milliseconds. */
  now(): number;
}

/** Writes the row, and has it chained. */
export async function writeOperationLog(
  { audit, now: clock }: OperationLog,
  db: Db,
  call: LoggedCall,
  { answer, problem }: CallOutcome,
): Promise<void> {
  const now = clock();
  const { declaration, session, ip, uri, started } = call;
  const log = declaration.log!;
  const shown = declaration.logged
    ? { ...call, body: await declaration.logged(db, call.body) }
    : call;
  await audit.append(db, {
    title: log.title,
    business_type: businessTypes.indexOf(log.type),
    method: cut(`${declaration.path}.${declaration.method.toLowerCase()}()`, 200),
    request_method: declaration.method,
    operator_type: backOffice,
    // Whose data scope the row belongs to, as of now.
    user_id: session?.userId ?? null,
    dept_id: session?.deptId ?? null,
    oper_name: cut(session?.userName ?? '', 50),
    dept_name: cut(session?.deptName ?? '', 50),
    // Without the query, as in the protocol: some clients send passwords there. What was read of it
    // stands in oper_param.
    oper_url: cut(pathOf(uri), 255),
    oper_ip: cut(ip, 128),
    oper_location: ipLocation(ip),
    oper_param: cut(parametersText(shown), 2000),
    json_result: answer && cut(JSON.stringify(withoutSecrets(answer, declaration)), 2000),
    status: problem === null ? 0 : 1,
    error_msg: problem && cut(problem, 2000),
    oper_time: timeText(now),
    cost_time: now - started,
  });
}

/**
 * Parameters of the path, query or form, and body of a writing call, as JSON. What the route reads
 * comes first: members that nobody reads must not push it past the end of the column. Nor does a
 * member take the place of what the address says, such as the reason.
 */
function parametersText({ declaration, query, params, body }: LoggedCall): string {
  const read = Object.keys(declaration.body?.properties ?? {})
    .filter((name) => Object.hasOwn(body, name))
    .map((name) => [name, body[name]]);
  const parameters =
    declaration.method === 'GET'
      ? query
      : { ...query, ...params, ...Object.fromEntries(read), ...body, ...query, ...params };
  return JSON.stringify(withoutSecrets(parameters, declaration));
}
