/** Refusals that travel in the protocol's envelope, always with HTTP 200. */
import { say, type MessageText } from '../../schema/locale/message.ts';
import { codes } from '../../protocol/codes.ts';

/** A business refusal: code `failure` unless said otherwise, `warning` shown as one. */
export class Refusal extends Error {
  /** What the answer says, in the language of whoever asked. */
  readonly text: MessageText;
  readonly code: number;
  /** Body member the refusal concerns, for clients that can point at it. */
  readonly field?: string;
  /** Further members of the envelope, for clients that know them. */
  readonly members?: Readonly<Record<string, unknown>>;
  constructor(
    text: MessageText,
    code: number = codes.failure,
    field?: string,
    members?: Readonly<Record<string, unknown>>,
  ) {
    super(String(text));
    this.name = 'Refusal';
    this.text = text;
    this.code = code;
    this.field = field;
    this.members = members;
  }
}

/**
 * A file, or a request with files, over the limits of http/limits.ts
 * (docs/protocol/conventions.md#envelopes).
 */
export const uploadTooLarge = (): Refusal => new Refusal('Maximum upload size exceeded');

/**
 * Something the server depends on does not answer: the message is for clients, the cause for the
 * server's log. Outside the API it is HTTP 503.
 */
export class Unavailable extends Error {
  readonly statusCode = 503;
  readonly text: MessageText;
  constructor(text: MessageText, cause: unknown) {
    super(String(text), { cause });
    this.name = 'Unavailable';
    this.text = text;
  }
}

/** Not signed in, or the session is gone: code 401. */
export class NotSignedIn extends Refusal {
  constructor(uri: string) {
    super(say`请求访问：${uri}，认证失败，无法访问系统资源`, codes.unauthenticated);
  }
}

/**
 * The path exists, the method does not: the protocol's words, with HTTP 405 and the methods there
 * are.
 */
export class MethodNotAllowed extends Refusal {
  readonly statusCode = 405;
  readonly allowed: readonly string[];
  constructor(method: string, allowed: readonly string[]) {
    super(`Request method '${method}' is not supported`);
    this.name = 'MethodNotAllowed';
    this.allowed = allowed;
  }
}

/**
 * The session came by cookie, but not from a page of ours: another site may have made the browser
 * send it. Code 403.
 */
export class NotOurPage extends Refusal {
  constructor() {
    super(say`无法确认请求来自本系统页面，请刷新页面后重试`, codes.forbidden);
    this.name = 'NotOurPage';
  }
}

/** Permission missing: code 403. */
export class NotPermitted extends Refusal {
  constructor() {
    super(say`没有权限，请联系管理员授权`, codes.forbidden);
  }
}

/** More is asked than the server can carry just now: HTTP 503 with Retry-After, everywhere. */
export class Busy extends Error {
  readonly statusCode = 503;
  /** Seconds after which to try again. */
  readonly retryAfter = 5;
  readonly text: MessageText;
  constructor() {
    const text = say`系统繁忙，请稍后再试`;
    super(String(text));
    this.text = text;
    this.name = 'Busy';
  }
}

/**
 * One address or person has called more often than the limits allow
 * (docs/protocol/conventions.md#repeated-sends-and-limits); HTTP 200, as other refusals.
 */
export class TooMany extends Refusal {
  /** @param retryAfter seconds */
  constructor(retryAfter: number) {
    super(say`访问过于频繁，请稍候再试`, codes.failure, undefined, { retryAfter });
    this.name = 'TooMany';
  }
}

/**
 * So many heavy requests of this person are running already: HTTP and envelope 429, with
 * Retry-After.
 */
export class AlreadyRunning extends Refusal {
  readonly statusCode = 429;
  /** Seconds after which to try again. */
  readonly retryAfter: number;
  constructor(text: MessageText, retryAfter = 5) {
    super(text, 429, undefined, { retryAfter });
    this.name = 'AlreadyRunning';
    this.retryAfter = retryAfter;
  }
}

/** The client took too long to send its request. */
export class TooSlow extends Error {
  readonly statusCode = 408;
  constructor() {
    super('Request body came too slowly');
    this.name = 'TooSlow';
  }
}

/** The client broke its request off; nobody hears the answer. */
export class ClientGone extends Error {
  readonly statusCode = 400;
  constructor() {
    super('Request broken off');
    this.name = 'ClientGone';
  }
}
