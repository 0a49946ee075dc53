/**
 * The structure of a regular expression: loops, choices and sets of characters. Names, captures and
 * flags are left out.
 */

export type PatternNode =
  /** One character of a set, written as in the pattern. */
  | { type: 'set'; source: string }
  | { type: 'sequence'; parts: PatternNode[] }
  | { type: 'choice'; options: PatternNode[] }
  /** Any number of times; `once`: at least one time. */
  | { type: 'loop'; body: PatternNode; once: boolean }
  | { type: 'optional'; body: PatternNode }
  /** A look ahead or behind, which takes no character. */
  | { type: 'look'; body: PatternNode }
  /** The beginning of the text; and any other question about a place, which takes no character. */
  | { type: 'start' }
  | { type: 'assertion' };

/**
 * Exact counts up to this are written out; everything else that repeats counts as a loop, which
 * costs at least as much.
 */
const WRITTEN_OUT = 10;
/** Any text: what a reference may stand for, unless its group is known. */
const ANYTHING: PatternNode = { type: 'loop', body: { type: 'set', source: '[^]' }, once: false };

/** @throws SyntaxError for what is no regular expression of the u flavour */
export function parsePattern(source: string): PatternNode {
  const reader = new Reader(source);
  const node = choice(reader);
  if (!reader.ended) throw new SyntaxError(`Unmatched ')' in ${source}`);
  return node;
}

class Reader {
  /** What the numbered groups hold, in the order in which they begin; undefined until they end. */
  readonly groups: (PatternNode | undefined)[] = [];
  private at = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  get ended(): boolean {
    return this.at >= this.source.length;
  }

  /** Takes what the sticky expression matches here. */
  take(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.at;
    const match = expression.exec(this.source);
    if (match) this.at = expression.lastIndex;
    return match;
  }

  sees(text: string): boolean {
    return this.source.startsWith(text, this.at);
  }

  require(match: RegExpExecArray | null): RegExpExecArray {
    if (!match) throw new SyntaxError(`Cannot read ${this.source} at ${this.at}`);
    return match;
  }
}

function choice(reader: Reader): PatternNode {
  const first = sequence(reader);
  const others: PatternNode[] = [];
  while (reader.take(/\|/y)) others.push(sequence(reader));
  return others.length === 0 ? first : { type: 'choice', options: [first, ...others] };
}

function sequence(reader: Reader): PatternNode {
  const parts: PatternNode[] = [];
  while (!reader.ended && !reader.sees('|') && !reader.sees(')')) {
    parts.push(...quantified(reader, atom(reader)));
  }
  return { type: 'sequence', parts };
}

const LOOK = /\(\?<?[=!]/y;
const GROUP = /\((?:\?(?:(<)[^>]*>|[a-z]*(?:-[a-z]*)?:))?/y;
const ESCAPE =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[dD][89a-bA-B][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|[^])/uy;
const CLASS = /\[(?:\\[^]|[^\\\]])*\]/uy;

/** One thing that may be repeated. */
function atom(reader: Reader): PatternNode {
  if (reader.take(/\^/y)) return { type: 'start' };
  if (reader.take(/\$|\\[bB]/y)) return { type: 'assertion' };
  if (reader.take(LOOK)) return { type: 'look', body: grouped(reader) };
  const group = reader.take(GROUP);
  if (group) return group[0] === '(' || group[1] ? captured(reader) : grouped(reader);
  if (reader.take(/\\k<[^>]*>/y)) return ANYTHING;
  const number = reader.take(/\\([1-9]\d?)/y);
  if (number) return reader.groups[Number(number[1]) - 1] ?? ANYTHING;
  const [source] = reader.require(
    reader.take(CLASS) ?? reader.take(ESCAPE) ?? reader.take(/[^\\[(]/uy),
  );
  return { type: 'set', source: /^[{}\]/]$/.test(source) ? `\\${source}` : source };
}

function captured(reader: Reader): PatternNode {
  const place = reader.groups.push(undefined) - 1;
  return (reader.groups[place] = grouped(reader));
}

function grouped(reader: Reader): PatternNode {
  const body = choice(reader);
  reader.require(reader.take(/\)/y));
  return body;
}

/** The node as often as the quantifier behind it says. */
function quantified(reader: Reader, node: PatternNode): PatternNode[] {
  const found = reader.take(/([*+?])\??|\{(\d+)(?:(,)(\d*))?\}\??/y);
  if (!found) return [node];
  const [, sign, least, comma, most = ''] = found;
  if (sign === '?' || (least === '0' && most === '1')) return [{ type: 'optional', body: node }];
  const count = Number(least);
  if (!sign && (!comma || most === least) && count <= WRITTEN_OUT)
    return Array.from({ length: count }, () => node);
  return [{ type: 'loop', body: node, once: sign ? sign === '+' : count > 0 }];
}
