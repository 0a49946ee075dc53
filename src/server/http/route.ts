/**
 * The one route declaration: single source of the permission check, validation, OpenAPI, operation
 * log and the generated authorisation tests. A route without it cannot be registered.
 */
import { type MessageText } from '../../schema/locale/message.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Row } from '../db/database.ts';
import type {
  BodyDeclaration,
  BodyOf,
  ParameterSchema,
  ParameterSchemas,
  ParamsOf,
  QueryOf,
} from './parameter-schema.ts';
import type { Session } from './session.ts';
import type { HeavyKind } from './heavy.ts';

/** Business type of an operation log row (dict sys_oper_type). */
export type BusinessType =
  | 'OTHER'
  | 'INSERT'
  | 'UPDATE'
  | 'DELETE'
  | 'GRANT'
  | 'EXPORT'
  | 'IMPORT'
  | 'FORCE'
  | 'GENCODE'
  | 'CLEAN';

/**
 * Who may call: anyone, any signed-in user, holders of a permission (any of several), holders of a
 * role.
 */
export type Access =
  'anonymous' | 'session' | { permission: string | readonly string[] } | { role: string };

/**
 * `asked`: of sessions whose client said at sign-in that it can give a proof, or of all by setting.
 * `always`: of every session, for what only clients call that know the proof.
 */
export type ProofDemand = 'asked' | 'always';

export interface RouteDeclaration {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /**
   * Path below /api; parameters as {name}. A plural parameter such as {postIds} takes a comma list.
   */
  path: string;
  summary: string;
  tag: string;
  access: Access;
  /**
   * A limit of calls by address of its own, besides those of all routes: for calls that store a row
   * for anybody.
   */
  limit?: 'signIn' | 'register' | 'captcha' | 'publicForm';
  /**
   * Largest body of an anonymous route, in bytes; default what a name, a password and a captcha
   * take (limits.ts).
   */
  bodyBytes?: number;
  /** What it keeps busy for long: one person may have few of each kind running (http/heavy.ts). */
  heavy?: HeavyKind;
  /**
   * Open also to people who must change their password or set up a second factor first; all else is
   * refused to them.
   */
  beforeSetup?: boolean;
  /** Asks for a recent proof of who one is before anything else (auth/proof.ts). */
  proof?: ProofDemand;
  /** How rows are limited: none, or by the data scope of the caller's roles on the named model. */
  scope?: 'none' | { model: string };
  params?: ParameterSchemas;
  query?: ParameterSchemas;
  body?: BodyDeclaration;
  /** Envelope of the answer. */
  answer: 'ajax' | 'table' | 'binary' | 'text';
  /**
   * What `data` of an ajax answer and `rows` of a table hold, for the API document; default
   * anything.
   */
  data?: ParameterSchema;
  /** Media type of a binary answer, for the API document; default any. */
  contentType?: string;
  /** Operation log row; absent: not logged. */
  log?: { title: string; type: BusinessType };
  /** Members of body and answer never logged, besides the password ones. */
  secrets?: readonly string[];
  /** Members of parameters, body and answer that logs hold as the function says, at any depth. */
  masks?: Readonly<Record<string, (value: unknown) => unknown>>;
  /** The body as the log may show it, where that depends on what is stored. */
  logged?(db: Db, body: Row): Promise<Row>;
  /**
   * false: the XSS filter of docs/protocol/conventions.md#the-text-filter is not applied. Default:
   * by path, as the protocol says.
   */
  xssFilter?: boolean;
  /**
   * true (default for POST, PUT, DELETE): the handler runs in one transaction that also holds its
   * log row.
   */
  transaction?: boolean;
  /** Of a GET that changes something without a transaction or a log row of its own. */
  changes?: true;
  handler(context: RouteContext): Promise<RouteAnswer> | RouteAnswer;
}

/** A declaration whose handler gets what it declares, in its types. */
export type TypedRoute<
  P extends ParameterSchemas,
  Q extends ParameterSchemas,
  B extends BodyDeclaration,
> = Omit<RouteDeclaration, 'params' | 'query' | 'body' | 'handler'> & {
  params?: P;
  query?: Q;
  body?: B;
  handler(
    context: RouteContext<ParamsOf<P>, QueryOf<Q>, BodyOf<B>>,
  ): Promise<RouteAnswer> | RouteAnswer;
};

/** What a declaration does not say in types. */
type Values = Record<string, unknown>;

/** Everything a handler may use. Members of routes made from models are known at run time only. */
export interface RouteContext<Params = Values, Query = Values, Body = Values> {
  /** The transaction, or the reading connection when the route has none. */
  db: Db;
  /** Path parameters, decoded and typed by the declaration; comma lists are arrays. */
  params: Params;
  /**
   * Query (or form body) parameters, typed; `params[beginTime]` arrives as params: { beginTime }.
   */
  query: Query;
  body: Body;
  /** The caller; null only for anonymous routes. */
  session: Session | null;
  ip: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * AjaxResult members beside code and msg; `msg` overrides 操作成功; `rows` answers take total. A
 * stream or buffer for binary answers.
 */
export type RouteAnswer =
  | { msg?: MessageText; data?: unknown; [member: string]: unknown }
  | { rows: unknown[]; total: number }
  | { stream: NodeJS.ReadableStream | Buffer; type: string; headers?: Record<string, string> }
  | void;

/** Declarations that went through defineRoute; the application registers no others. */
const defined = new WeakSet<RouteDeclaration>();

/** Checks and returns the declaration; the only way to make a route. */
export function defineRoute<
  const P extends ParameterSchemas = Record<never, never>,
  const Q extends ParameterSchemas = Record<never, never>,
  const B extends BodyDeclaration = { kind: 'json' },
>(typed: TypedRoute<P, Q, B>): RouteDeclaration {
  const declaration: RouteDeclaration = typed;
  const { method, path, params = {} } = declaration;
  const name = `${method} ${path}`;
  if (!path.startsWith('/')) throw new Error(`Route ${name}: the path must begin with a slash`);
  const placeholders = pathParameters(path);
  const undeclared = placeholders.filter((placeholder) => !params[placeholder]);
  const unplaced = Object.keys(params).filter((param) => !placeholders.includes(param));
  if (undeclared.length)
    throw new Error(`Route ${name}: declare the type of {${undeclared.join('}, {')}} in params`);
  if (unplaced.length)
    throw new Error(
      `Route ${name}: params names ${unplaced.join(', ')}, which the path does not contain`,
    );
  if (!declaration.access) throw new Error(`Route ${name}: say who may call it in access`);
  defined.add(declaration);
  return declaration;
}

/** Whether the object came out of defineRoute. */
export const isDefined = (declaration: RouteDeclaration): boolean => defined.has(declaration);

/** Whether a call may change anything: a page of another site must not be able to make it. */
export const isChange = ({ method, transaction, log, changes }: RouteDeclaration): boolean =>
  method !== 'GET' || transaction === true || log !== undefined || changes === true;

/** Names of the {placeholders} of a path. */
function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}
