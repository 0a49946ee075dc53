import { templatePieces } from './template.ts';

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

/** Changes the code of the expressions in a template, but not its text. Throws ExpressionError. */
export const changeTemplate = (template: string, change: (code: string) => string): string =>
  templatePieces(template)
    .map((piece) =>
      'source' in piece
        ? `{${changeCode(piece.source, change)}}`
        : piece.text.replaceAll('{', '{{'),
    )
    .join('');
