/** Conditions and addresses of amis. They are read as far as our expressions go, never run. */
import {
  changeCode,
  compileExpression,
  ExpressionError,
} from '../../../schema/expression/index.ts';
import type { Expression, Request } from '../../../schema/generated/types.gen.ts';
import { isObject, loseOthers, textIn, type AmisReading, type Path } from './shape.ts';

const words = new Set(['true', 'false', 'null', 'undefined']);

/** Code of amis with the values read from where ours stand; undefined: it is more than that. */
function codeOf(code: string, { read }: AmisReading): string | undefined {
  let isKnown = true;
  const own = changeCode(code, (part) =>
    part.replace(/(?<![\w.$])(?:(?:data|this)\.)?([A-Za-z_]\w*)/g, (found, name: string) => {
      if (words.has(name) && found === name) return found;
      const place = read(name);
      if (place === undefined) isKnown = false;
      return place ?? name;
    }),
  );
  if (!isKnown) return undefined;
  try {
    return compileExpression(own).calls.length === 0 ? own : undefined;
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}

/** A condition such as `${a == 1}`, `data.a == 1` or `this.a`. */
export function conditionOf(
  value: unknown,
  path: Path,
  reading: AmisReading,
): Expression | undefined {
  const text = textIn(value);
  if (text === undefined) return undefined;
  const [, inner = text] = /^\s*\$\{([^{}]*)\}\s*$/.exec(text) ?? [];
  const code = codeOf(inner.trim(), reading);
  if (code !== undefined) return { $expr: code };
  return void reading.lose('expression', path, { name: text });
}

/** A text with `${name}` or `$name` in it, as ours has it; undefined: it reads more than names. */
export function templateOf(text: string, { read }: AmisReading): string | undefined {
  let isRead = true;
  const own = text
    .replaceAll('{', '{{')
    .replace(/\$\{\{\s*([A-Za-z_]\w*)\s*\}|\$([A-Za-z_]\w*)/g, (_found, one, other) => {
      const place = read(String(one ?? other));
      if (place === undefined) isRead = false;
      return `{${place}}`;
    });
  return isRead && !own.includes('$') ? own : undefined;
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/**
 * The request of `put:/api/x/${id}` or of `{ method, url }`. Of another server we do not ask.
 *
 * @param usual the method where none is named
 */
export function requestOf(
  value: unknown,
  path: Path,
  reading: AmisReading,
  usual: 'GET' | 'POST',
): (Request & { url: string }) | undefined {
  const { lose } = reading;
  const given = isObject(value) ? value : { url: value };
  const [, verb, address = ''] =
    /^(?:(\w+):)?(\/.*|[a-z]+:\/\/.*)$/s.exec(textIn(given.url) ?? '') ?? [];
  loseOthers(given, ['url', 'method'], { path, lose });
  if (!address.startsWith('/') || address.startsWith('//')) {
    const name = textIn(given.url);
    if (name !== undefined) lose('foreignAddress', path, { name });
    return undefined;
  }
  const [route = '', query] = address.split('?');
  const url = templateOf(route, reading);
  if (url === undefined) return void lose('expression', path, { name: address });
  const named = (verb ?? textIn(given.method) ?? usual).toUpperCase();
  const method = methods.find((one) => one === named);
  if (!method) return void lose('badValue', path, { name: named });
  const params: Record<string, string> = {};
  for (const [name, text] of new URLSearchParams(query ?? ''))
    if (text.includes('$')) lose('expression', path, { name: text });
    else params[name] = text;
  return {
    ...(method !== 'GET' && { method }),
    url,
    ...(Object.keys(params).length > 0 && { params }),
  };
}
