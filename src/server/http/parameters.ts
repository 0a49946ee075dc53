/**
 * Turns the texts of a path, query or form, and the members of a JSON body, into the types a
 * declaration asks for.
 */
import { say } from '../../schema/locale/message.ts';
import { readDate } from '../../schema/record/readDate.ts';
import { Refusal } from './errors.ts';
import type { ParameterSchema, RouteDeclaration } from './route.ts';
import { withoutMarkup } from './markup.ts';
import { isSafeName, markupFilter, storableText } from './sanitise.ts';
import { codes } from '../../protocol/codes.ts';
import { listParameters } from '../../protocol/paging.ts';

type Values = Record<string, unknown>;
type Schemas = Record<string, ParameterSchema>;

/**
 * Parameters every paged list takes; unreadable ones count as absent
 * (docs/protocol/conventions.md#paging-order-filters).
 */
const paging: Schemas = {
  [listParameters.page]: { type: 'integer', format: 'int32' },
  [listParameters.size]: { type: 'integer', format: 'int32' },
  [listParameters.order]: { type: 'string' },
  [listParameters.direction]: { type: 'string' },
  [listParameters.reasonable]: { type: 'boolean' },
};

/** The ends of ranges come as `params[beginTime]`; other brackets are not looked into. */
const bracketed = /^(\w+)\[(\w{1,64})\]$/;

/**
 * Query and form parameters by the declaration; what it does not name is ignored, except the range
 * members `params[…]` and, on lists, paging. A parameter given several times is a list, or one text
 * with commas.
 */
export function readParameters(
  declaration: RouteDeclaration,
  given: URLSearchParams,
  xss: boolean,
): Values {
  if (given.size === 0 && !hasRequired(declaration)) return {};
  const declared: Schemas = {
    ...declaration.query,
    ...(declaration.body?.kind === 'form' && declaration.body.properties),
  };
  const texts = Map.groupBy(given, ([name]) => plainName(name, declared));
  const clean = cleanerOf(xss);
  const values: Values = {};
  for (const [name, schema] of Object.entries(declared)) {
    if (name === listParameters.ranges || name in paging) continue;
    const value = readTexts(
      name,
      schema,
      (texts.get(name) ?? []).map(([, text]) => clean(text)),
    );
    if (value !== undefined) values[name] = value;
  }
  for (const [name, schema] of Object.entries(paging)) {
    const text = texts.get(name)?.[0]?.[1].trim();
    const value = text ? convert(schema, text) : undefined;
    if (value !== undefined) values[name] = value;
  }
  const params = readRanges(given, clean);
  if (params) values[listParameters.ranges] = params;
  return values;
}

/**
 * Lists come as `ids=1&ids=2`, `ids[]=1` and `ids[0]=1`
 * (docs/protocol/conventions.md#paging-order-filters): one name for them all. A bracketed name that
 * went unread would be a list nobody sent, and replace what is stored by nothing.
 */
function plainName(name: string, declared: Schemas): string {
  const plain = /^(\w+)\[\d{0,6}\]$/.exec(name)?.[1];
  return plain !== undefined && Object.hasOwn(declared, plain) && declared[plain]?.type === 'array'
    ? plain
    : name;
}

const hasRequired = ({ query = {}, body }: RouteDeclaration) =>
  [query, body?.kind === 'form' ? (body.properties ?? {}) : {}].some((schemas) =>
    Object.values(schemas).some((schema) => schema.required),
  );

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

/** Path parameters by the declaration, from their decoded texts. */
export function readPath(declaration: RouteDeclaration, given: Record<string, string>): Values {
  const values: Values = {};
  for (const [name, schema] of Object.entries(declaration.params ?? {})) {
    const text = storableText(given[name] ?? '');
    const value = readTexts(name, schema, [text.trim() === '' ? '' : text]);
    if (value === undefined) throw new Refusal(say`请求路径中缺少必需的路径变量[${name}]`);
    values[name] = value;
  }
  return values;
}

function cleanerOf(xss: boolean): (text: string) => string {
  const filter = xss ? markupFilter() : (text: string) => text;
  return (text) => filter(storableText(text));
}

function readTexts(name: string, schema: ParameterSchema, texts: string[]): unknown {
  const joined = texts.join(',');
  if (schema.type === 'array') {
    const parts = joined
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    if (parts.length === 0) return requireAbsent(name, schema);
    return parts.map((part) =>
      convertOrRefuse(name, schema.items ?? { type: 'string' }, part, joined, '[]'),
    );
  }
  if (joined === '') return requireAbsent(name, schema);
  return convertOrRefuse(name, schema, joined, joined);
}

function requireAbsent(name: string, schema: ParameterSchema): undefined {
  if (schema.required)
    throw new Refusal(
      `Required request parameter '${name}' for method parameter type ${typeName(schema)} is not present`,
    );
  return undefined;
}

function convertOrRefuse(
  name: string,
  schema: ParameterSchema,
  text: string,
  whole: string,
  suffix = '',
): unknown {
  const value = convert(schema, text.trim());
  if (value === undefined) throw mismatch(name, typeName(schema) + suffix, whole);
  return value;
}

/** The value of a text; undefined when the text is not of the type. */
function convert(schema: ParameterSchema, text: string): unknown {
  if (schema.format === 'date-time') return readDate(text);
  switch (schema.type) {
    case 'integer':
      return integer(text, schema);
    case 'number':
      return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
    case 'boolean':
      return /^(true|1|yes|on)$/i.test(text)
        ? true
        : /^(false|0|no|off)$/i.test(text)
          ? false
          : undefined;
    default:
      return text;
  }
}

/** Java's int has 32 bits; a long beyond 2^53 would lose digits as a JSON number. */
function integer(text: string, schema: ParameterSchema): number | undefined {
  if (!/^[+-]?\d{1,17}$/.test(text)) return undefined;
  const value = Number(text);
  const limit = schema.format === 'int32' ? 2 ** 31 - 1 : Number.MAX_SAFE_INTEGER;
  return Math.abs(value) <= limit ? value : undefined;
}

/**
 * Declared members of a JSON body in their types, as far as a text or number says the same thing;
 * unknown members stay, handlers do not read them. Routes whose model checks values pass wrong
 * types through for its messages.
 */
export function readBody(declaration: RouteDeclaration, given: unknown): Values {
  if (given === undefined || given === null) return {};
  if (typeof given !== 'object' || Array.isArray(given))
    throw new Refusal('JSON parse error: the body must be an object');
  const { properties = {}, checkedByHandler = false } = declaration.body ?? {};
  const body: Values = { ...given };
  for (const [name, schema] of Object.entries(properties)) {
    if (!Object.hasOwn(body, name) || body[name] === null) continue;
    const value = member(schema, body[name]);
    if (value !== undefined) body[name] = value;
    else if (!checkedByHandler) throw mismatch(name, typeName(schema), short(body[name]), name);
  }
  return body;
}

/**
 * A member in its declared type; undefined when it is of another. An empty text is null for
 * everything but texts.
 */
function member(schema: ParameterSchema, value: unknown): unknown {
  if (schema.type === 'string' && schema.format !== 'date-time')
    return typeof value === 'string'
      ? value
      : typeof value === 'number' || typeof value === 'boolean'
        ? String(value)
        : undefined;
  if (schema.type === 'array') return Array.isArray(value) ? items(schema.items, value) : undefined;
  if (schema.type === 'object')
    return typeof value === 'object' && !Array.isArray(value) ? value : undefined;
  if (value === '') return null;
  if (typeof value === 'boolean') return schema.type === 'boolean' ? value : undefined;
  return typeof value === 'string' || typeof value === 'number'
    ? convert(schema, String(value).trim())
    : undefined;
}

function items(schema: ParameterSchema | undefined, values: unknown[]): unknown[] | undefined {
  if (!schema) return values;
  const converted = values.map((value) => (value === null ? null : member(schema, value)));
  return converted.includes(undefined) ? undefined : converted;
}

const short = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** docs/protocol/conventions.md#envelopes, type mismatch. */
function mismatch(name: string, type: string, value: string, field?: string): Refusal {
  return new Refusal(
    say`请求参数类型不匹配，参数[${name}]要求类型为：'${type}'，但输入值为：'${withoutMarkup(value.slice(0, 100))}'`,
    codes.failure,
    field,
  );
}

/** The type's name in the protocol's messages. */
function typeName(schema: ParameterSchema): string {
  if (schema.type === 'array') return `${typeName(schema.items ?? { type: 'string' })}[]`;
  const names = {
    string: 'String',
    integer: schema.format === 'int32' ? 'Integer' : 'Long',
    number: 'Double',
    boolean: 'Boolean',
    object: 'Object',
  } as const;
  return schema.format === 'date-time' ? 'java.util.Date' : `java.lang.${names[schema.type]}`;
}
