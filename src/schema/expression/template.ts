import { compileExpression } from './compile.ts';
import { ExpressionError } from './error.ts';
import type { ExpressionHost } from './host.ts';
import { limits, Run, type Scope } from './run.ts';
import { textOf } from './values.ts';

type Host = Partial<ExpressionHost>;

/** A piece of a template: plain text, or the source of an expression. */
type Piece = { text: string } | { source: string };

const cacheSize = 1000;
const cache = new Map<string, readonly Piece[]>();

/**
 * The pieces of a template: `{expression}` is a part, `{{` a brace; the last thousand are kept.
 * Throws ExpressionError.
 */
export function templatePieces(template: string): readonly Piece[] {
  const known = cache.get(template);
  if (known) return known;
  const pieces = parse(template);
  if (cache.size >= cacheSize) cache.delete(cache.keys().next().value as string);
  cache.set(template, pieces);
  return pieces;
}

function parse(template: string): Piece[] {
  const pieces: Piece[] = [];
  let text = '';
  for (let at = 0; at < template.length;) {
    if (template[at] !== '{') text += template[at++];
    else if (template[at + 1] === '{') {
      text += '{';
      at += 2;
    } else {
      const end = endOfPart(template, at + 1);
      if (text) pieces.push({ text });
      text = '';
      pieces.push({ source: template.slice(at + 1, end) });
      at = end + 1;
    }
  }
  return text ? [...pieces, { text }] : pieces;
}

/** Index of the brace that closes a part; one inside a quoted text of the expression does not. */
function endOfPart(template: string, start: number): number {
  let quote = '';
  for (let at = start; at < template.length; at++) {
    const character = template[at]!;
    if (quote) {
      if (character === '\\') at++;
      else if (character === quote) quote = '';
    } else if (character === "'" || character === '"') quote = character;
    else if (character === '}') return at;
  }
  throw new ExpressionError(`The braces of ${template} do not match`, start - 1);
}

/**
 * Sources of the expressions in a template. Throws ExpressionError when its braces do not match.
 */
export const expressionsOf = (template: string): string[] =>
  templatePieces(template).flatMap((piece) => ('source' in piece ? [piece.source] : []));

/**
 * A template with each part replaced by the text of its value: nothing for null, a comma list for a
 * list. Throws ExpressionError.
 */
export function fillText(template: string, scope: Scope, host: Host = {}): string {
  const run = new Run(scope, host);
  let filled = '';
  for (const piece of templatePieces(template)) {
    filled +=
      'text' in piece
        ? piece.text
        : textOf(run, compileExpression(piece.source).evaluate(scope, host));
    if (filled.length > limits.text) run.text(filled);
  }
  return filled;
}

/**
 * An address with each part replaced by its value, percent-encoded; a list becomes a comma list.
 * Throws ExpressionError, naming the part, when it gives nothing, a record, or a step of path (`.`,
 * `..`).
 */
export function fillUrl(template: string, scope: Scope, host: Host = {}): string {
  return templatePieces(template)
    .map((piece) => ('text' in piece ? piece.text : urlPart(template, piece.source, scope, host)))
    .join('');
}

function urlPart(template: string, source: string, scope: Scope, host: Host): string {
  const value = compileExpression(source).evaluate(scope, host);
  const items = Array.isArray(value) ? value : [value];
  if (items.length === 0 || !items.every(isUrlPart))
    throw new ExpressionError(
      `{${source}} of ${template} gives no value for an address`,
      template.indexOf(source) - 1,
    );
  return items.map((item) => encodeURIComponent(item)).join(',');
}

const isUrlPart = (value: unknown): value is string | number | boolean =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' &&
    value !== '' &&
    value !== '.' &&
    value !== '..' &&
    !loneSurrogate.test(value));

const loneSurrogate = /[\ud800-\udfff]/u;
