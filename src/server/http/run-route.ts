/**
 * One call of a declared route: session, access, parameters, the work in its transaction, log row,
 * answer.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { requestScope } from '../db/request-scope.ts';
import { DatabaseUnavailable } from '../db/unavailable.ts';
import { speaking } from '../locale/current.ts';
import { languagesOf } from '../locale/languages.ts';
import { checkAccess, checkSetup } from './access.ts';
import { parseBody } from './bodies.ts';
import { callerOf } from './caller.ts';
import { clientIp } from './client-ip.ts';
import { scopeOf } from './client-presence.ts';
import { failure, sendAnswer, sendEnvelope, sendFailure, success } from './envelope.ts';
import type { Envelope } from './envelope.ts';
import { bounded } from './heavy.ts';
import { idempotentRequest, rememberAnswer, takeKey } from './idempotency.ts';
import { readMultipartForm } from './multipart-form.ts';
import { readerOf } from './parameters.ts';
import { letRestPass } from './read-text.ts';
import type { LoggedCall, RouteEnvironment } from './route-environment.ts';
import type { RouteAnswer, RouteDeclaration } from './route.ts';
import { cleanValue, isXssFiltered } from './sanitise.ts';
import { report } from './report.ts';
import { uriOf, pathOf } from './uri.ts';

interface Call extends LoggedCall {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Sends the answer of the declared route; refusals are answers, too. */
export async function runRoute(
  environment: RouteEnvironment,
  declaration: RouteDeclaration,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const uri = uriOf(request);
  const call: Call = {
    declaration,
    request,
    reply,
    uri,
    session: null,
    query: {},
    params: {},
    body: {},
    ip: clientIp(request.raw, environment.trustProxy),
    started: environment.now(),
  };
  try {
    call.session = callerOf(request);
    checkAccess(declaration.access, call.session, pathOf(uri));
    checkSetup(declaration, call.session);
    if (declaration.proof) await environment.hooks.requireProof(call.session!, declaration.proof);
    const { heavy } = declaration;
    const answer =
      heavy && call.session
        ? await bounded({ kind: heavy, userId: call.session.userId, reply }, async () => {
            const result = await readAndWork(environment, call);
            return { isStream: 'answer' in result && isStream(result.answer), result };
          })
        : await readAndWork(environment, call);
    return 'envelope' in answer
      ? sendEnvelope(reply, answer.envelope)
      : sendAnswer(reply, declaration, answer.answer);
  } catch (error) {
    report(request, error);
    letRestPass(request.raw);
    const envelope = failure(error);
    // A database that is away takes no log row either.
    const isLogged = declaration.log && !(error instanceof DatabaseUnavailable);
    if (isLogged && call.session) await logRefusal(environment, call, envelope);
    return sendFailure(reply, error);
  }
}

async function readAndWork(environment: RouteEnvironment, call: Call): Promise<Worked> {
  const { declaration, request, reply } = call;
  request.body = parseBody(request.body);
  if (declaration.body?.kind === 'form' && request.isMultipart())
    request.body = await readMultipartForm(request);
  readInput(call);
  const languages = await languagesOf(request);
  return requestScope.run(scopeOf(reply, call.session, call.ip), () =>
    speaking(languages, () => work(environment, call)),
  );
}

function readInput(call: Call): void {
  const { declaration, request } = call;
  const reader = readerOf(declaration);
  const xss = declaration.xssFilter ?? isXssFiltered(declaration.method, pathOf(call.uri));
  const given = new URLSearchParams(request.url.split('?', 2)[1] ?? '');
  if (request.body instanceof URLSearchParams)
    for (const [name, value] of request.body) given.append(name, value);
  else call.body = reader.body(cleanValue(request.body, { xss }));
  call.params = reader.path(request.params as Record<string, string>);
  call.query = reader.query(given, xss);
}

type Worked = { envelope: Envelope } | { answer: RouteAnswer };

/**
 * Runs the handler; in a transaction unless the route says otherwise, together with its log row and
 * idempotency key.
 */
async function work(environment: RouteEnvironment, call: Call): Promise<Worked> {
  const { declaration } = call;
  const { database, hooks } = environment;
  if (declaration.transaction ?? declaration.method !== 'GET') {
    return database.transaction((db) => workOnce(environment, call, db));
  }
  const answer = await declaration.handler(contextOf(call, database.read));
  if (declaration.log)
    await database.transaction((db) =>
      hooks.log(db, call, { answer: envelopeOf(answer), problem: null }),
    );
  return { answer };
}

async function workOnce({ hooks, now }: RouteEnvironment, call: Call, db: Db): Promise<Worked> {
  const { declaration, request, session, uri } = call;
  const idempotent = idempotentRequest(
    request.headers['idempotency-key'],
    session?.userId,
    declaration.method,
    uri,
    request.body,
  );
  const remembered = idempotent && (await takeKey(db, idempotent, now()));
  if (remembered) return { envelope: remembered };
  const answer = await declaration.handler(contextOf(call, db));
  const envelope = envelopeOf(answer);
  // An answer with secrets is not kept: the same request again is refused then, and still not
  // carried out.
  if (idempotent && envelope && !declaration.secrets)
    await rememberAnswer(db, idempotent, envelope);
  if (declaration.log) await hooks.log(db, call, { answer: envelope, problem: null });
  return { answer };
}

/**
 * A body of its own for each run: a repeated transaction must not see what the first attempt
 * changed.
 */
const contextOf = ({ params, query, body, session, ip, request, reply }: Call, db: Db) => ({
  db,
  params,
  query,
  body: structuredClone(body),
  session,
  ip,
  request,
  reply,
});

const isStream = (answer: RouteAnswer): boolean => Boolean(answer && 'stream' in answer);

/** null: the answer is a file. */
const envelopeOf = (answer: RouteAnswer): Envelope | null =>
  isStream(answer) ? null : success(answer as Exclude<RouteAnswer, { stream: unknown }>);

/**
 * The work was rolled back, its refusal is logged apart. A log that cannot be written must not
 * change the answer.
 */
async function logRefusal(
  { database, hooks }: RouteEnvironment,
  call: Call,
  envelope: Envelope,
): Promise<void> {
  try {
    await database.transaction((db) =>
      hooks.log(db, call, { answer: envelope, problem: String(envelope.msg) }),
    );
  } catch (error) {
    call.request.log.error(error);
  }
}
