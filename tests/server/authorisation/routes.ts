/** The routes of a running server as its own document declares them, and requests to them. */
import { readWorkbook } from '../../../src/server/excel/index.ts';
import type { Client, TestServer } from '../support/index.ts';
import { workbookForm } from '../support/workbook.ts';
import type { Sample } from './sample.ts';
import { scopedKinds, type Kind, type Place } from './places.ts';
import type { Caller } from './world.ts';

/** A place of a request that holds the id of a record. */
export interface Slot {
  at: 'path' | 'query' | 'body';
  name: string;
  kind: Kind;
  required: boolean;
  list: boolean;
}

export interface Route {
  name: string;
  method: string;
  path: string;
  /**
   * Permissions of which one is needed; empty: every signed-in caller may call; null: everybody
   * may.
   */
  permissions: readonly string[] | null;
  slots: readonly Slot[];
  body?: 'json' | 'form' | 'multipart';
}

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  /** What is sent of it is ignored. */
  readOnly?: boolean;
  required?: string[];
}
interface Operation {
  description?: string;
  security: object[];
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const kinds: Record<string, Kind> = {
  userId: 'user',
  roleId: 'role',
  deptId: 'dept',
  menuId: 'menu',
  postId: 'post',
  configId: 'config',
  dictId: 'dictType',
  dictCode: 'dictData',
  noticeId: 'notice',
  operId: 'operlog',
  infoId: 'logininfor',
  tokenId: 'session',
  sessionId: 'ownSession',
  formId: 'publicForm',
  answerId: 'publicAnswer',
};

function kindOf(path: string, name: string): Kind | undefined {
  if (name === 'parentId') return path.startsWith('/system/menu') ? 'menu' : 'dept';
  if (name === 'ids') return 'notice';
  return kinds[name.replace(/s$/, '')];
}

export async function declaredRoutes(server: TestServer): Promise<Route[]> {
  const document = (await (await (await server.admin()).raw('GET', '/v3/api-docs')).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) =>
      routeOf(method.toUpperCase(), path, operation),
    ),
  );
}

function routeOf(
  method: string,
  path: string,
  { description = '', security, parameters = [], requestBody }: Operation,
): Route {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const members = Object.entries(content?.schema.properties ?? {})
    .filter(([, schema]) => !schema.readOnly)
    .map(([name, schema]) => ({
      at: 'body' as const,
      name,
      schema,
      required: content!.schema.required?.includes(name) ?? false,
    }));
  const slots = [
    ...parameters.map((parameter) => ({ at: parameter.in, ...parameter })),
    ...members,
  ].flatMap(({ at, name, schema, required }): Slot[] => {
    const kind = kindOf(path, name);
    return kind ? [{ at, name, kind, required, list: schema.type === 'array' }] : [];
  });
  const permissions =
    security.length === 0
      ? null
      : description.startsWith('需要权限：')
        ? description.replace('需要权限：', '').split(' 或 ')
        : [];
  const body =
    type && (type.endsWith('json') ? 'json' : type.startsWith('multipart') ? 'multipart' : 'form');
  return { name: `${method} ${path}`, method, path, permissions, slots, ...(body && { body }) };
}

/** The places of records that a request names, by slot. */
export type Chosen = ReadonlyMap<Slot, Place>;

/** The slots a request fills besides the tested one: those it cannot go without. */
export const filled = (route: Route, sample: Sample, tested?: Slot): Slot[] =>
  route.slots.filter(
    (slot) =>
      slot === tested || slot.required || slot.at === 'path' || sample.also?.includes(slot.name),
  );

export interface Reply {
  code: number;
  msg: string;
  text: string;
}

/** Sends the sample request with the caller's ids for the chosen places. */
export async function send(
  route: Route,
  sample: Sample,
  caller: Caller,
  chosen: Chosen,
): Promise<Reply> {
  let { path } = route;
  for (const [name, value] of Object.entries(sample.path ?? {}))
    path = path.replace(`{${name}}`, value);
  const query = new URLSearchParams(sample.query);
  const body: Record<string, unknown> = { ...sample.body };
  for (const [slot, place] of chosen) {
    const id = caller.idOf(slot.kind, place);
    if (slot.at === 'path') path = path.replace(`{${slot.name}}`, String(id));
    else if (slot.at === 'query') query.set(slot.name, String(id));
    // Two ids in one text are how orders are saved.
    else body[slot.name] = slot.list ? [id] : slot.name.endsWith('Ids') ? String(id) : id;
  }
  return request(
    caller.client,
    route,
    query.size ? `${path}?${query}` : path,
    sample.workbook ? await workbookForm(sample.workbook.header, sample.workbook.rows) : body,
  );
}

async function request(
  client: Client,
  { method, body: kind }: Route,
  path: string,
  values: Record<string, unknown> | FormData,
): Promise<Reply> {
  const init: RequestInit = {};
  if (kind === 'json')
    Object.assign(init, {
      body: JSON.stringify(values),
      headers: { 'content-type': 'application/json' },
    });
  if (kind === 'form')
    init.body = new URLSearchParams(
      Object.entries(values).map(([name, value]) => [name, String(value)]),
    );
  if (kind === 'multipart') init.body = values instanceof FormData ? values : new FormData();
  const response = await client.raw(method, path, init);
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('application/json')) return fileReply(response, type);
  const text = await response.text();
  const { code = 200, msg = '' } = JSON.parse(text) as { code?: number; msg?: string };
  return { code, msg, text };
}

/**
 * Files count as let through; of a workbook the rows are reported, of an endless stream that it
 * began.
 */
async function fileReply(response: Response, type: string): Promise<Reply> {
  if (type.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return { code: 200, msg: '', text: 'stream' };
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = type.includes('spreadsheetml')
    ? JSON.stringify((await readWorkbook(bytes)).rows)
    : bytes.toString();
  return { code: response.status, msg: '', text };
}

/** Whether everything the request names is there for the caller. */
export const isWithin = (caller: Caller, chosen: Chosen): boolean =>
  [...chosen].every(([{ kind }, place]) => caller.reach(kind).includes(place));

export const isScoped = ({ kind }: Slot): boolean => scopedKinds.includes(kind);
