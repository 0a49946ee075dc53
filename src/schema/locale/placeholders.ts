/** Templates and expressions as texts to translate. */

/** Whether a text is Chinese: all others read alike in every language. */
export const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** The `{…}` parts of a template, braces inside them counted; `{{` stands for a brace. */
export function placeholdersOf(template: string): string[] {
  const found: string[] = [];
  for (let at = template.indexOf('{'); at >= 0; at = template.indexOf('{', at)) {
    if (template[at + 1] === '{') {
      at += 2;
      continue;
    }
    const end = endOf(template, at);
    found.push(template.slice(at, end));
    at = end;
  }
  return found;
}

/** Replaces the `{…}` parts of a template. */
export function mapPlaceholders(template: string, change: (part: string) => string): string {
  let text = '';
  let rest = template;
  for (const part of placeholdersOf(template)) {
    const at = rest.indexOf(part);
    text += rest.slice(0, at) + change(part);
    rest = rest.slice(at + part.length);
  }
  return text + rest;
}

/** Index behind the brace that closes the one at `from`; quoted braces do not count. */
function endOf(template: string, from: number): number {
  let depth = 0;
  for (let at = from; at < template.length; at++) {
    const character = template.charAt(at);
    if (isQuote(character)) at = skipQuoted(template, at);
    else if (character === '{') depth += 1;
    else if (character === '}' && --depth === 0) return at + 1;
  }
  return template.length;
}

/**
 * Index of the quote that closes the one at `from`; `from` itself where none does, as in a text
 * with an apostrophe.
 */
function skipQuoted(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === text[from]) return at;
  }
  return from;
}

/**
 * Replaces the Chinese texts that an expression quotes; what is compared in expressions are codes,
 * never labels.
 */
export function mapQuoted(expression: string, change: (text: string) => string): string {
  let out = '';
  for (let at = 0; at < expression.length; at++) {
    const quote = expression.charAt(at);
    const end = isQuote(quote) ? skipQuoted(expression, at) : at;
    if (end === at) {
      out += quote;
      continue;
    }
    const text = expression.slice(at + 1, end);
    out += quote + mapPlain(text, quote, change) + quote;
    at = end;
  }
  return out;
}

const isQuote = (character: string): boolean => '\'"'.includes(character);

function mapPlain(text: string, quote: string, change: (text: string) => string): string {
  if (!isChinese(text)) return text;
  const plain = text.replace(/\\(.)/g, '$1');
  return change(plain).replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`);
}
