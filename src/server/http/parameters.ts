/** What a request brings to its route: path, query, form and JSON body, read by the declaration. */
import { codes } from '../../protocol/codes.ts';
import { listParameters } from '../../protocol/paging.ts';
import { say } from '../../schema/locale/message.ts';
import { Refusal } from './errors.ts';
import { defined } from '../../schema/defined.ts';
import { compileCheck, compileType, typeName } from './parameter-checks.ts';
import type { Check } from './parameter-checks.ts';
import { orderParameters, pageParameters } from './paging.ts';
import { requiredOf } from './parameter-schema.ts';
import type { ParameterSchema, ParameterSchemas } from './parameter-schema.ts';
import { valueOfMember, valueOfTexts } from './parameter-values.ts';
import type { RouteDeclaration } from './route.ts';
import { isSafeName, markupFilter, storableText } from './sanitise.ts';

type Values = Record<string, unknown>;

/**
 * Parameters every paged list takes; unreadable ones count as absent
 * (docs/protocol/conventions.md#paging-order-filters).
 */
const paging: ParameterSchemas = { ...pageParameters, ...orderParameters };

/** The ends of ranges come as `params[beginTime]`; other brackets are not looked into. */
const bracketed = /^(\w+)\[([\w.]{1,200})\]$/;

/** Reads requests of one route. Each throws the protocol's refusal of a value that is wrong. */
export interface RequestReader {
  /** From the decoded texts of the path. */
  path(given: Readonly<Record<string, string>>): Values;
  /**
   * Query and form; what the declaration does not name is ignored, except the range members
   * `params[…]` and, on lists, paging. A parameter given several times is a list, or one text with
   * commas.
   */
  query(given: URLSearchParams, xss: boolean): Values;
  /**
   * JSON. Unknown members stay, handlers do not read them. Routes whose model checks values pass
   * wrong types through for its messages.
   */
  body(given: unknown): Values;
}

const readers = new WeakMap<RouteDeclaration, RequestReader>();

/**
 * Makes something when it is first asked for: compiling takes time that most starts need not spend.
 */
function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The reader of a route; checks are compiled when they are first needed. */
export function readerOf(declaration: RouteDeclaration): RequestReader {
  let reader = readers.get(declaration);
  if (!reader) {
    reader = {
      path: pathReader(declaration),
      query: queryReader(declaration),
      body: bodyReader(declaration),
    };
    readers.set(declaration, reader);
  }
  return reader;
}

function pathReader({ params = {} }: RouteDeclaration): RequestReader['path'] {
  const names = Object.entries(params);
  const check = onFirstUse(() =>
    compileCheck({
      schemas: params,
      required: Object.keys(params),
      missing: (name) => new Refusal(say`请求路径中缺少必需的路径变量[${name}]`),
    }),
  );
  return (given) => {
    const values: Values = {};
    if (names.length === 0) return values;
    const textOf = (name: string): string => storableText(given[name] ?? '');
    for (const [name, schema] of names) {
      const text = textOf(name);
      const value = valueOfTexts(schema, text.trim() === '' ? [] : [text]);
      if (value !== undefined) values[name] = value;
    }
    check()(values, textOf);
    return values;
  };
}

function queryReader({ query, body }: RouteDeclaration): RequestReader['query'] {
  const all = { ...query, ...(body?.kind === 'form' && body.properties) };
  const names = Object.entries(all).filter(
    ([name]) => name !== listParameters.ranges && !(name in paging),
  );
  const declared: ParameterSchemas = Object.fromEntries(names);
  const required = requiredOf(declared);
  const check = onFirstUse(() =>
    compileCheck({ schemas: declared, required, missing: missingParameter }),
  );
  return (given, xss) => {
    if (given.size === 0 && required.length === 0) return {};
    const texts = Map.groupBy(given, ([name]) => plainName(name, declared));
    const clean = cleanerOf(xss);
    const textsOf = (name: string): string[] =>
      (texts.get(name) ?? []).map(([, text]) => clean(text));
    const values: Values = {};
    for (const [name, schema] of names) {
      const value = valueOfTexts(schema, textsOf(name));
      if (value !== undefined) values[name] = value;
    }
    check()(values, (name) => textsOf(name).join(','));
    const ranges = readRanges(given, clean);
    return { ...values, ...readPaging(texts), ...defined({ [listParameters.ranges]: ranges }) };
  };
}

function missingParameter(name: string, schema: ParameterSchema): Refusal {
  if (schema.required && schema.required !== true)
    return new Refusal(schema.required, codes.failure, name, schema.missing);
  return new Refusal(
    `Required request parameter '${name}' for method parameter type ${typeName(schema)} is not present`,
  );
}

/** Whether a value is of the paging parameter's type. */
const pagingChecks = onFirstUse(
  () => new Map(Object.entries(paging).map(([name, schema]) => [name, compileType(schema)])),
);

function readPaging(texts: ReadonlyMap<string, readonly [string, string][]>): Values {
  const values: Values = {};
  for (const [name, schema] of Object.entries(paging)) {
    const text = texts.get(name)?.[0]?.[1].trim();
    if (!text) continue;
    const value = valueOfTexts(schema, [text]);
    if (pagingChecks().get(name)?.(value)) values[name] = value;
  }
  return values;
}

/**
 * Lists come as `ids=1&ids=2`, `ids[]=1` and `ids[0]=1`
 * (docs/protocol/conventions.md#paging-order-filters): one name for them all. A bracketed name that
 * went unread would be a list nobody sent, and replace what is stored by nothing.
 */
function plainName(name: string, declared: ParameterSchemas): string {
  const plain = /^(\w+)\[\d{0,6}\]$/.exec(name)?.[1];
  return plain !== undefined && Object.hasOwn(declared, plain) && declared[plain]?.type === 'array'
    ? plain
    : name;
}

/**
 * `params[beginTime]=…` becomes `{ beginTime }`. A data scope sent by a client is discarded
 * (docs/protocol/data-scope.md).
 */
function readRanges(given: URLSearchParams, clean: (text: string) => string): Values | undefined {
  const ranges: Values = {};
  for (const [key, text] of given) {
    const [, member, name] = bracketed.exec(key) ?? [];
    if (
      member === listParameters.ranges &&
      name &&
      name !== 'dataScope' &&
      isSafeName(name) &&
      text !== ''
    )
      ranges[name] = clean(text);
  }
  return Object.keys(ranges).length ? ranges : undefined;
}

function cleanerOf(xss: boolean): (text: string) => string {
  const filter = xss ? markupFilter() : (text: string) => text;
  return (text) => filter(storableText(text));
}

function bodyReader({ body }: RouteDeclaration): RequestReader['body'] {
  const { properties = {}, checkedByHandler = false } = body ?? {};
  const names = Object.entries(properties);
  const required = requiredOf(properties);
  const check: () => Check = onFirstUse(() =>
    compileCheck({
      schemas: properties,
      required,
      nullItems: true,
      missing: (name, { required: text }) =>
        new Refusal(
          text === true || !text ? say`请求体中缺少必需的参数[${name}]` : text,
          codes.failure,
          name,
        ),
      namesField: true,
    }),
  );
  const isChecked = body?.kind === 'json' && !checkedByHandler && names.length > 0;
  return (given) => {
    if (
      given !== undefined &&
      given !== null &&
      (typeof given !== 'object' || Array.isArray(given))
    )
      throw new Refusal('JSON parse error: the body must be an object');
    const sent: Values = { ...given };
    const read: Values = {};
    for (const [name, schema] of names) {
      if (!Object.hasOwn(sent, name) || sent[name] === null) continue;
      // An empty text clears a value that null leaves alone, which is for a model to decide.
      if (sent[name] === '' && checkedByHandler) continue;
      const value = valueOfMember(schema, sent[name]);
      if (value !== null) read[name] = value;
      else sent[name] = null;
    }
    if (isChecked) check()(read, (name) => textOf(sent[name]));
    return { ...sent, ...read };
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
