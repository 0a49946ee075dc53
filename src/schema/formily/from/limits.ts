/** Limits of a Formily node. */
import { defined } from '../../defined.ts';
import type { Path } from '../../pointer.ts';
import { writtenPattern } from '../../record/patterns.ts';
import { fromFormilyValue } from '../expressions.ts';
import type { FormilySchema } from '../schema.ts';
import { said, unlessEmpty, type Context, type Members } from './context.ts';

interface PatternRule {
  pattern: string;
  message?: unknown;
}

/** Formats that both know; toFormily gives no others. */
const formats: readonly string[] = ['email', 'url', 'phone'];

const limitNames = ['required', 'minLength', 'maxLength', 'minimum', 'maximum'] as const;

/**
 * Limits from the members of JSON Schema and from x-validator, with the messages that we have a
 * word for.
 */
export function limitsOf(node: FormilySchema, path: Path, context: Context): Members {
  const members: Members = said(Object.fromEntries(limitNames.map((name) => [name, node[name]])));
  const messages: Members = {};
  const patterns = ownPattern(node, path, context);
  const validators = node['x-validator'] === undefined ? [] : [node['x-validator']].flat();
  for (const [index, validator] of validators.entries()) {
    const { message, ...rest } =
      typeof validator === 'object' && validator !== null
        ? (validator as Members)
        : { format: validator };
    for (const [name, value] of Object.entries(rest)) {
      if ((limitNames as readonly string[]).includes(name)) members[name] = value;
      else if (name === 'pattern' && typeof value === 'string')
        addPattern(patterns, value, typeof message === 'string' ? message : undefined);
      else if (name === 'format' && formats.includes(String(value))) members.format = value;
      else
        context.lose(
          [...path, 'x-validator', index],
          `the validator ${name} has no place in a form`,
        );
      if (typeof message !== 'string') continue;
      if (name === 'required') messages.required = fromFormilyValue(message);
      if (name === 'format') messages.pattern = fromFormilyValue(message);
    }
  }
  const [first, ...others] = patterns;
  if (others.length === 0 && first?.message !== undefined) messages.pattern = first.message;
  const pattern = writtenPattern(patterns);
  return { ...members, ...defined({ pattern, messages: unlessEmpty(messages) }) };
}

/** The pattern beside the validators, which is a text in JSON. */
function ownPattern(node: FormilySchema, path: Path, { lose }: Context): PatternRule[] {
  const key = 'pattern';
  const given: unknown = node[key];
  if (typeof given === 'string') return [{ pattern: given }];
  if (given !== undefined && given !== null) lose([...path, key], `${key} has no place in a form`);
  return [];
}

/** A pattern that stands there already, without a message, gets that of its validator. */
function addPattern(patterns: PatternRule[], pattern: string, message: string | undefined): void {
  const text = message === undefined ? {} : { message: fromFormilyValue(message) };
  const same = patterns.find((one) => one.pattern === pattern);
  if (!same) patterns.push({ pattern, ...text });
  else if (same.message === undefined) Object.assign(same, text);
}
