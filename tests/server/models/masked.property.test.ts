/**
 * Nothing masked leaks: whatever is asked of any declared route, no answer, no log row and no
 * document holds a masked value whole, unless somebody revealed it or exports it with the
 * permission to.
 */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import { readWorkbook, XLSX_TYPE } from '../../../src/server/excel/index.ts';
import type { RouteDeclaration } from '../../../src/server/http/route.ts';
import type { Session } from '../../../src/server/http/session.ts';
import { openApiRoute } from '../../../src/server/openapi/document.ts';
import { workbookForm } from '../support/index.ts';
import { admin, role, staff } from './support/actors.ts';
import { openApp } from './support/app.ts';
import { memberModels } from './support/members.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

const verbs = ['list', 'query', 'add', 'edit', 'remove', 'export', 'import', 'freeze'].flatMap(
  (verb) => [`demo:member:${verb}`, `demo:visit:${verb}`],
);
// Each run asks as somebody else, so that nobody asks too often.
const callers: Record<string, Session> = { admin };
for (let id = 0; id < 400; id += 1)
  callers[`clerk${id}`] = staff([role('1', verbs)], { userId: 1000 + id, userName: `clerk${id}` });

let world: World;
let app: FastifyInstance;
let runs = 0;
/** All masked values ever stored or sent. */
const secrets = new Set<string>();

beforeAll(async () => {
  world = await openWorld(memberModels);
  app = await openApp(world, callers);
});
afterAll(async () => {
  await app?.close();
  await world?.close();
});

/** Values of the masked fields of a member; others for each run and each purpose. */
function wholeValues(seed: number, purpose: string): Record<string, string> {
  const bytes = createHash('sha256').update(`${seed} ${runs} ${purpose}`).digest();
  const digits = (from: number, length: number): string =>
    [...bytes.subarray(from, from + length)].map((byte) => byte % 10).join('');
  const han = (from: number): string =>
    String.fromCodePoint(
      ...[0, 2, 4, 6, 8, 10].map((at) => 0x4e00 + (bytes.readUInt16BE(from + at) % 0x5000)),
    );
  return {
    memberName: han(0),
    phone: `13${digits(4, 9)}`,
    email: `u${digits(8, 10)}@example.com`,
    idCard: digits(12, 18),
    bankCard: digits(14, 18),
    address: `${han(8)}${han(20)}`,
  };
}

const question = fc.record({
  seed: fc.noShrink(fc.nat()),
  /** Levels for which guards, checks and transitions refuse, and others. */
  level: fc.constantFrom(1, 5, 6),
  sentLevel: fc.constantFrom('1', '5', '9', 'x'),
  /** Which of the values are sent: those that are stored, others, or as they are shown. */
  brings: fc.constantFrom('same', 'other', 'shown'),
  order: fc.constantFrom(undefined, 'phone', 'memberName', 'idCard', 'memberId'),
});
type Question = typeof question extends fc.Arbitrary<infer Q> ? Q : never;

/** A member with a visit, made by the administrator; its key. */
async function stored({ seed, level }: Question): Promise<number> {
  runs += 1;
  const values = wholeValues(seed, 'stored');
  const mobile = wholeValues(seed, 'contact').phone!;
  for (const value of [...Object.values(values), mobile]) secrets.add(value);
  const made = await send('admin', 'POST', '/demo/member', {
    payload: { ...values, memberNo: `N${runs}`, level, contacts: [{ mobile }] },
  });
  expect(made).toContain('"code":200');
  const [row] = await world.sql(
    `select member_id as id from demo_member where member_no = 'N${runs}'`,
  );
  const key = Number(row!.id);
  await send('admin', 'POST', '/demo/visit', { payload: { memberId: key, note: 'x' } });
  return key;
}

interface Sent {
  payload?: object | string | Buffer;
  type?: string;
}

/** All text of an answer, that of workbooks included. */
async function send(
  caller: string,
  method: RouteDeclaration['method'],
  url: string,
  { payload, type }: Sent = {},
): Promise<string> {
  const answer = await app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: caller, ...(type && { 'content-type': type }) },
    ...(payload !== undefined && { payload }),
  });
  if (!String(answer.headers['content-type']).includes(XLSX_TYPE)) return answer.body;
  const { header, rows } = await readWorkbook(answer.rawPayload);
  return JSON.stringify([header, rows]);
}

/** What is sent in the masked members. */
function values({ brings, seed }: Question, shown: Row): Row {
  const kept = wholeValues(seed, 'stored');
  if (brings === 'same') return kept;
  if (brings === 'shown')
    return Object.fromEntries(Object.keys(kept).map((name) => [name, shown[name]]));
  const sent = wholeValues(seed, 'sent');
  for (const value of Object.values(sent)) secrets.add(value);
  return sent;
}

/** The request of a route about a member, with values wherever it takes them. */
async function requestOf(route: RouteDeclaration, about: Question, key: number): Promise<string> {
  const caller = `clerk${runs}`;
  const shown = JSON.parse(await send(caller, 'GET', `/demo/member/${key}`)).data as Row;
  const brought = values(about, shown);
  // Where several can be named, one that is not there is, too.
  const path = route.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    name.endsWith('Ids') ? `${key},999999` : String(key),
  );
  const search = new URLSearchParams();
  const parameters = route.body?.kind === 'form' ? route.body.properties : route.query;
  for (const name of Object.keys(parameters ?? {})) {
    if (brought[name] !== undefined && about.level === 5) search.set(name, brought[name]);
    if (name === 'orderByColumn' && about.order) search.set(name, about.order);
    if (name === 'with') search.set(name, 'contacts');
    if (name === 'sums') search.set(name, 'level');
  }
  switch (route.body?.kind) {
    case 'form':
      return send(caller, route.method, path, {
        payload: String(search),
        type: 'application/x-www-form-urlencoded',
      });
    case 'multipart': {
      const { memberName, phone, idCard } = brought;
      const form = await workbookForm(
        ['会员号', '姓名', '手机号', '身份证号', '等级'],
        [
          [`N${runs}`, memberName, phone, idCard, about.sentLevel],
          ['', memberName, phone, idCard, '1'],
        ],
      );
      const upload = new Response(form);
      return send(caller, route.method, `${path}?updateSupport=${about.level === 1}`, {
        payload: Buffer.from(await upload.arrayBuffer()),
        type: upload.headers.get('content-type')!,
      });
    }
    case 'json':
      return send(caller, route.method, path, {
        payload: {
          ...brought,
          memberId: route.method === 'POST' ? undefined : key,
          memberNo: `N${runs}`,
          level: about.sentLevel,
          contacts: shown.contacts,
        },
      });
    default:
      return send(caller, route.method, `${path}?${search}`);
  }
}

const leaked = (text: string): string[] => [...secrets].filter((secret) => text.includes(secret));

describe('whatever is asked', () => {
  it('reveals no masked value in an answer or in the operation log', async () => {
    const routes = world.engine.routes();
    expect(routes.length).toBeGreaterThan(15);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...routes), question, async (route, about) => {
        const key = await stored(about);
        expect(leaked(await requestOf(route, about, key)), `${route.method} ${route.path}`).toEqual(
          [],
        );
        const [log] = await world.sql('select * from sys_oper_log order by oper_id desc limit 1');
        expect(leaked(JSON.stringify(log))).toEqual([]);
      }),
      { numRuns: 150, seed: 10 },
    );
    expect(leaked(JSON.stringify(await world.sql('select * from sys_oper_log')))).toEqual([]);
    // Examples in the document of the API are none of what is stored.
    const document = await openApiRoute(routes, '1.0.0').handler({} as never);
    expect(leaked((document as unknown as { stream: Buffer }).stream.toString())).toEqual([]);
  });
});
