/** Strict reading of JSON text: standard JSON only, with the position of every value. */
import { printParseErrorCode, visit } from 'jsonc-parser';
import { isForbiddenKey } from '../forbiddenKeys.ts';
import { toPointer, type Path } from '../pointer.ts';
import type { Problem, ProblemKind } from '../problem.ts';

/** Longest text read, in characters. */
const MAX_LENGTH = 2_000_000;
/** Deepest nesting read. */
export const MAX_DEPTH = 64;

/** 1-based place in a text. */
export interface Position {
  line: number;
  column: number;
}

/**
 * Position of a place by JSON pointer; of its nearest surrounding place when the text does not hold
 * it.
 */
export type Locate = (pointer: string) => Position;

export interface ParsedText {
  /** undefined when the text is no JSON. */
  value: unknown;
  locate: Locate;
  problems: Problem[];
}

/** Messages by the names of jsonc-parser's error codes. */
const syntaxMessages: Record<string, string> = {
  InvalidSymbol: 'this is no JSON value (texts need double quotes)',
  InvalidNumberFormat: 'this is no number',
  PropertyNameExpected: 'a key in double quotes is expected here',
  ValueExpected: 'a value is expected here (a comma before a closing bracket is not allowed)',
  ColonExpected: 'a colon is expected here',
  CommaExpected: 'a comma is expected here',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'the file should end here',
  InvalidCommentToken: 'comments are not allowed',
  UnexpectedEndOfComment: 'comments are not allowed',
  UnexpectedEndOfString: 'a text is not closed',
  UnexpectedEndOfNumber: 'a number is not finished',
  InvalidUnicode: 'a \\u escape needs four hexadecimal digits',
  InvalidEscapeCharacter: 'this escape does not exist in JSON',
  InvalidCharacter: 'a control character must be escaped',
};

/** Deepest bracket nesting of a text; counted before parsing, because the parser recurses. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (inText) {
      if (character === '\\') index++;
      else if (character === '"') inText = false;
    } else if (character === '"') inText = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth);
    else if (character === '}' || character === ']') depth--;
  }
  return deepest;
}

function locator(positions: ReadonlyMap<string, Position>): Locate {
  return (pointer) => {
    for (let at = pointer; at; at = at.slice(0, at.lastIndexOf('/'))) {
      const found = positions.get(at);
      if (found) return found;
    }
    return positions.get('') ?? { line: 1, column: 1 };
  };
}

function refusal(kind: ProblemKind, message: string): ParsedText {
  return {
    value: undefined,
    locate: () => ({ line: 1, column: 1 }),
    problems: [{ kind, pointer: '', line: 1, column: 1, message }],
  };
}

/** What is wrong with a key, whatever the format says. */
function faultOfKey(
  key: string,
  holder: object,
): { kind: ProblemKind; message: string } | undefined {
  if (isForbiddenKey(key))
    return { kind: 'forbidden-key', message: `the key ${key} is not allowed` };
  if (/^(0|[1-9]\d*)$/.test(key))
    return {
      kind: 'integer-key',
      message: `the key ${key} looks like an integer, and JavaScript would reorder it`,
    };
  if (Object.hasOwn(holder, key))
    return { kind: 'duplicate-key', message: `the key ${key} stands twice` };
  return faultOfText(key);
}

/** What is wrong with a text, whatever the format says. */
function faultOfText(text: unknown): { kind: ProblemKind; message: string } | undefined {
  if (typeof text !== 'string' || (!text.includes('\0') && text.isWellFormed())) return undefined;
  const what = text.includes('\0') ? 'NUL' : 'half of a surrogate pair';
  return {
    kind: 'unstorable-text',
    message: `the text has a character no database keeps: ${what}`,
  };
}

/**
 * Reads a schema file. Never throws; a text with a syntax fault has value undefined and that one
 * problem.
 */
export function parseText(text: string): ParsedText {
  if (text.length > MAX_LENGTH)
    return refusal('too-large', `the file is longer than ${MAX_LENGTH} characters`);
  if (depthOf(text) > MAX_DEPTH)
    return refusal('too-deep', `the file nests deeper than ${MAX_DEPTH} levels`);

  const positions = new Map<string, Position>();
  const problems: Problem[] = [];
  let syntax: Problem | undefined;
  const root: { value: unknown } = { value: undefined };
  const open: (Record<string, unknown> | unknown[])[] = [];
  let key = '';

  const place = (value: unknown, path: Path, position: Position) => {
    const holder = open.at(-1);
    if (!holder) root.value = value;
    else if (Array.isArray(holder)) holder.push(value);
    else if (!isForbiddenKey(key)) holder[key] = value;
    // A member is found by its key, which onObjectProperty has recorded.
    const pointer = toPointer(path);
    if (!positions.has(pointer)) positions.set(pointer, position);
  };
  const start = (value: Record<string, unknown> | unknown[], path: Path, position: Position) => {
    place(value, path, position);
    open.push(value);
  };

  visit(
    text,
    {
      onObjectBegin: (_offset, _length, line, column, path) =>
        start({}, path(), { line: line + 1, column: column + 1 }),
      onObjectEnd: () => void open.pop(),
      onArrayBegin: (_offset, _length, line, column, path) =>
        start([], path(), { line: line + 1, column: column + 1 }),
      onArrayEnd: () => void open.pop(),
      onLiteralValue: (value, _offset, _length, line, column, path) => {
        const position = { line: line + 1, column: column + 1 };
        const fault = faultOfText(value);
        if (fault) problems.push({ ...fault, pointer: toPointer(path()), ...position });
        place(value, path(), position);
      },
      onObjectProperty: (name, _offset, _length, line, column, path) => {
        const position = { line: line + 1, column: column + 1 };
        const pointer = toPointer([...path(), name]);
        const fault = faultOfKey(name, open.at(-1)!);
        if (fault) problems.push({ ...fault, pointer, ...position });
        positions.set(pointer, position);
        key = name;
      },
      onError: (code, _offset, _length, line, column) => {
        // Later faults mostly follow from the first.
        syntax ??= {
          kind: 'syntax',
          pointer: '',
          line: line + 1,
          column: column + 1,
          message: `not JSON: ${syntaxMessages[printParseErrorCode(code)] ?? 'unreadable'}`,
        };
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  );

  if (syntax) return { value: undefined, locate: locator(positions), problems: [syntax] };
  return { value: root.value, locate: locator(positions), problems };
}
