/** Changes the code of an expression, but not the quoted texts in it; one walk over the source. */
export function changeCode(source: string, change: (code: string) => string): string {
  let result = '';
  let code = '';
  for (let at = 0; at < source.length;) {
    const quote = source[at];
    if (quote !== "'" && quote !== '"') {
      code += source[at++];
      continue;
    }
    let end = at + 1;
    while (end < source.length && source[end] !== quote) end += source[end] === '\\' ? 2 : 1;
    result += change(code) + source.slice(at, end + 1);
    code = '';
    at = end + 1;
  }
  return result + change(code);
}
