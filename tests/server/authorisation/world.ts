/** Six callers, and records near to and far from each of them. */
import { done, fill, linkTo } from '../publicForms/support.ts';
import type { Client, TestServer } from '../support/index.ts';
import {
  isReading,
  makeBound,
  makePeople,
  makeProver,
  oneOperationEach,
  permissionsInUse,
} from './people.ts';
import { ABSENT, DEPTS, type Kind, MENUS, type Place, reaches } from './places.ts';
import { fingerprint, keeper, loginRows, rowsOf, sessionIds } from './tables.ts';

export interface Caller {
  name: keyof typeof reaches;
  client: Client;
  /** null: all there are. */
  permissions: ReadonlySet<string> | null;
  /** Places of scoped kinds within the caller's data scope. */
  reach(kind: Kind): readonly Place[];
  idOf(kind: Kind, place: Place): number | string;
}

export interface World {
  callers: readonly Caller[];
  /** Has every permission, and must set up a second factor first. */
  bound: Caller;
  /** The administrator in a client that can give a proof, whose last one is old. */
  prover: Caller;
  /** Checksums of all tables but those in which calls leave traces even when refused. */
  fingerprint(): Promise<Record<string, string>>;
  /** Checksum of log rows and sessions of people out of the data scope of limited callers. */
  outsiders(): Promise<string>;
  /** Puts every table back as it was, after a call that was let through. */
  restore(): Promise<void>;
}

type People = Awaited<ReturnType<typeof makePeople>>;

/** Ids of records that do not lie in a department. */
const unscoped: Partial<Record<Kind, number>> = {
  post: 1,
  config: 3,
  dictType: 1,
  dictData: 1,
  notice: 1,
  publicForm: 1,
  publicAnswer: 1,
};

/** What people have left behind: ids by the id of the user. */
interface Traces {
  operations: ReadonlyMap<number, number>;
  sessions: ReadonlyMap<number, string>;
  logins: ReadonlyMap<number, number>;
}

/**
 * Ids by kind and place, as one caller sees them.
 * @param own who calls; null: somebody who has not signed in
 */
const idFor =
  ({ people, targets }: People, traces: Traces, own: { userId: number; roleId: number } | null) =>
  (kind: Kind, place: Place): number | string => {
    const isText = kind === 'session' || kind === 'ownSession';
    if (place === 'absent') return isText ? 'no-such-session' : ABSENT;
    if (kind in unscoped) return unscoped[kind]!;
    if (kind === 'menu') return MENUS[place];
    if (kind === 'dept') return DEPTS[place];
    const person = place === 'own' ? (own ?? people.nobody) : targets[place];
    if (kind === 'operlog') return traces.operations.get(person.userId)!;
    if (kind === 'logininfor') return traces.logins.get(person.userId) ?? ABSENT;
    if (isText) return traces.sessions.get(person.userId) ?? 'no-such-session';
    return kind === 'user' ? person.userId : person.roleId;
  };

/** The callers, signed in but for the anonymous one. */
async function makeCallers(
  server: TestServer,
  made: People,
  traces: Traces,
  all: readonly string[],
): Promise<readonly Caller[]> {
  const limited = async (
    name: keyof People['people'],
    permissions: readonly string[],
  ): Promise<Caller> => {
    const person = made.people[name];
    return {
      name,
      client: await server.signIn(person.userName, person.password),
      permissions: new Set(permissions),
      reach: reaches[name],
      idOf: idFor(made, traces, person),
    };
  };
  return [
    {
      name: 'anonymous',
      client: server.client(),
      permissions: new Set(),
      reach: reaches.anonymous,
      idOf: idFor(made, traces, null),
    },
    await limited('nobody', []),
    await limited('reader', all.filter(isReading)),
    await limited('editor', all),
    await limited('self', all),
    {
      name: 'admin',
      client: await server.admin(),
      permissions: null,
      reach: reaches.admin,
      idOf: idFor(made, traces, { userId: 1, roleId: 1 }),
    },
  ];
}

export async function makeWorld(server: TestServer): Promise<World> {
  const db = server.database.write;
  const all = await permissionsInUse(server);
  const made = await makePeople(server, all);
  const { people, targets } = made;
  for (const { userName, password } of Object.values(targets))
    await server.signIn(userName, password);
  const everybody = [...Object.values(people), ...Object.values(targets)]
    .map(({ userId }) => userId)
    .concat(1);
  const traces = {
    operations: await oneOperationEach(server, everybody),
    sessions: new Map<number, string>(),
    logins: new Map<number, number>(),
  };
  const callers = await makeCallers(server, made, traces, all);
  const bound: Caller = {
    ...callers.find(({ name }) => name === 'self')!,
    client: await makeBound(server, all),
  };
  const prover: Caller = {
    ...callers.find(({ name }) => name === 'admin')!,
    client: await makeProver(server),
  };
  const { token } = await linkTo(await server.admin());
  done(await fill(server, token));
  await db
    .insertInto('sys_notice_read')
    .values(
      [targets.foreign, people.nobody].map(({ userId }) => ({
        notice_id: 1,
        user_id: userId,
        read_time: '2026-02-27 08:00:00',
      })),
    )
    .execute();
  // Where they signed in from is in summaries, too.
  for (const { userId } of Object.values(targets))
    await db
      .updateTable('sys_logininfor')
      .set({ browser: `browser of ${userId}`, os: `system of ${userId}` })
      .where('user_id', '=', userId)
      .execute();
  traces.sessions = await sessionIds(server);
  traces.logins = await loginRows(server);
  const kept = await keeper(server);
  const restore = async () => {
    await kept.restore();
    // What calls before left in the log must not look like a fault of calls after.
    await db
      .deleteFrom('sys_oper_log')
      .where('oper_id', 'not in', [...traces.operations.values()])
      .execute();
    const present = await db
      .selectFrom('sys_oper_log')
      .select('oper_id')
      .where('oper_id', 'in', [...traces.operations.values()])
      .execute();
    if (present.length < traces.operations.size)
      traces.operations = await oneOperationEach(server, everybody);
  };
  return {
    callers,
    bound,
    prover,
    fingerprint: () => fingerprint(server),
    outsiders: () => rowsOf(server, [targets.sibling.userId, targets.foreign.userId]),
    restore,
  };
}
