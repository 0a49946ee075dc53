/** Lines of a log, from whatever a server answers. */

type Level = 'error' | 'warning' | 'info' | 'debug';

/** Most lines that are shown: the last ones. */
export const mostLines = 100_000;

interface LogLines {
  lines: readonly string[];
  /** Lines before these that are not shown. */
  left: number;
}

/** Codes for colours that programs write for terminals. */
// oxlint-disable-next-line no-control-regex -- they begin with this character
const terminal = /\u001b\[[\d;]*m/g;

/** A text by its lines, or a list, each of whose items is one. */
export function logLines(value: unknown): LogLines {
  const all = Array.isArray(value)
    ? value.flatMap((item) => textOf(item).split(/\r?\n/))
    : textOf(value)
        .replace(/\r?\n$/, '')
        .split(/\r?\n/);
  const lines = all.length === 1 && all[0] === '' ? [] : all;
  const left = Math.max(0, lines.length - mostLines);
  return { lines: left === 0 ? lines : lines.slice(left), left };
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value.replace(terminal, '') : JSON.stringify(value);
}

const names: readonly [RegExp, Level][] = [
  [/\b(?:FATAL|ERROR|SEVERE)\b/i, 'error'],
  [/\bWARN(?:ING)?\b/i, 'warning'],
  [/\bINFO\b/i, 'info'],
  [/\b(?:DEBUG|TRACE)\b/i, 'debug'],
];

/** The level that a line names near its beginning; of several the first. */
export function levelOf(line: string): Level | undefined {
  const head = line.slice(0, 120);
  const found = names
    .map(([name, level]) => ({ level, at: head.search(name) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  return found[0]?.level;
}
