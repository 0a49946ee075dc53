/**
 * Version 1: templates in backticks were part of expressions; now a text with parts is {"$text":
 * "…{expression}…"}.
 */
import { isObject } from '../../isObject.ts';
import { type JsonObject, type Rule } from '../rule.ts';

/** A template: texts and, between them, expressions. */
interface Template {
  texts: string[];
  expressions: string[];
}

/** Index just after a quoted text that begins at `start`. */
function afterQuoted(source: string, start: number): number {
  let at = start + 1;
  while (at < source.length && source[at] !== source[start]) at += source[at] === '\\' ? 2 : 1;
  return at + 1;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

/** Reads the template in backticks that begins at `start`; `end` is the index just after it. */
function readTemplate(source: string, start: number): { template: Template; end: number } {
  const template: Template = { texts: [''], expressions: [] };
  const append = (text: string) => template.texts.push((template.texts.pop() ?? '') + text);
  let at = start + 1;
  while (at < source.length && source[at] !== '`') {
    if (source[at] === '\\') {
      const escaped = source[at + 1] ?? '';
      append(escapes[escaped] ?? escaped);
      at += 2;
    } else if (source.startsWith('${', at)) {
      const end = endOfPart(source, at + 2);
      template.expressions.push(source.slice(at + 2, end).trim());
      template.texts.push('');
      at = end + 1;
    } else append(source.charAt(at++));
  }
  return { template, end: at + 1 };
}

/** Index of the brace that closes a part. */
function endOfPart(source: string, start: number): number {
  let at = start;
  while (at < source.length && source[at] !== '}') {
    if (source[at] === '`') at = readTemplate(source, at).end;
    else if (source[at] === "'" || source[at] === '"') at = afterQuoted(source, at);
    else at++;
  }
  return at;
}

const quoted = (text: string): string =>
  `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t').replaceAll('\r', '\\r')}'`;

/** Names and calls stand by themselves in a sum; anything else goes into parentheses. */
const isPlain = (source: string): boolean => /^[A-Za-z_][\w.]*(\([^()]*\))?$/.test(source);

/** A template as a sum of texts. */
function sumOf({ texts, expressions }: Template): string {
  const parts = texts.flatMap((text, index) => [
    ...(text === '' && index > 0 ? [] : [quoted(text)]),
    ...expressions.slice(index, index + 1).map((source) => {
      const inner = withoutTemplates(source);
      return isPlain(inner) ? inner : `(${inner})`;
    }),
  ]);
  // The text at the beginning, though empty, makes it a sum of texts.
  return parts.join(' + ');
}

/** Whether a sum between these two needs no parentheses: nothing beside it binds stronger. */
const isApart = (before: string, after: string): boolean =>
  '?:(,'.includes(before.trimEnd().slice(-1)) && ':),'.includes(after.trimStart().slice(0, 1));

/** An expression with every template in it as a sum. */
function withoutTemplates(source: string): string {
  let result = '';
  for (let at = 0; at < source.length;) {
    if (source[at] === '`') {
      const { template, end } = readTemplate(source, at);
      const sum = sumOf(template);
      result += isApart(result, source.slice(end)) || !sum.includes(' + ') ? sum : `(${sum})`;
      at = end;
    } else if (source[at] === "'" || source[at] === '"') {
      const end = afterQuoted(source, at);
      result += source.slice(at, end);
      at = end;
    } else result += source[at++];
  }
  return result;
}

/**
 * The text with parts that an expression is as a whole; undefined where it is more than a template.
 */
function textOf(source: string): string | undefined {
  const trimmed = source.trim();
  if (!trimmed.startsWith('`')) return undefined;
  const { template, end } = readTemplate(trimmed, 0);
  if (end < trimmed.length) return undefined;
  return template.texts
    .map((text, index) => {
      const part = template.expressions[index];
      return text.replaceAll('{', '{{') + (part === undefined ? '' : `{${withoutTemplates(part)}}`);
    })
    .join('');
}

/** Members that take an expression and no text. */
const expressionsOnly = new Set([
  'assert',
  'checked',
  'disabled',
  'if',
  'mode',
  'readOnly',
  'recordKey',
  'records',
  'rowVisible',
  'selectable',
  'visible',
  'when',
  'where',
]);

function change(value: unknown, key: string, keys: readonly string[]): unknown {
  if (typeof value === 'string')
    return ['url', 'to', 'templateUrl'].includes(key) && value.includes('`')
      ? value.replace(/\{([^{}]*)\}/g, (_part, source: string) => `{${withoutTemplates(source)}}`)
      : value;
  if (Array.isArray(value)) return value.map((item) => change(item, key, keys));
  if (!isObject(value)) return value;
  const { $expr } = value;
  if (typeof $expr === 'string' && $expr.includes('`')) {
    const isColumn = key === 'value' && keys.includes('columns');
    const text = expressionsOnly.has(key) || isColumn ? undefined : textOf($expr);
    return text === undefined ? { $expr: withoutTemplates($expr) } : { $text: text };
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, change(member, name, [...keys, name])]),
  );
}

export const templates: Rule = {
  name: 'templates',
  apply: (page) => change(page, '', []) as JsonObject,
};
