/** Reads a dotted path; own members only. undefined where the path ends early. */
export function readPath(source: unknown, path: string): unknown {
  let value: unknown = source;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
      return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** The result in an answer: the whole (*), the picked member, else data, else rows (protocol.md 1.2: a list has rows in place of data). */
export function pickResult(answer: Record<string, unknown>, pick?: string): unknown {
  if (pick === '*') return answer;
  if (pick) return readPath(answer, pick);
  return answer.data === undefined ? answer.rows : answer.data;
}
