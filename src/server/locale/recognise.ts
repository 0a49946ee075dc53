/** Finding the message that a stored text was made of: logs hold texts, in Chinese. */
import { Message, type MessageValue } from '../../schema/locale/message.ts';

/**
 * A recogniser of texts by patterns with {0}, {1}, … for their values; patterns with more words of
 * their own come first.
 * @param valueOf what a part of the text means: itself, or a text to be translated
 */
export function recogniser(
  patterns: readonly string[],
  valueOf: (part: string) => MessageValue,
): (text: string) => Message | undefined {
  const known = patterns
    .map((pattern) => ({ pattern, parts: pattern.split(/\{\d+\}/), names: namesOf(pattern) }))
    .filter(({ names, parts }) => names.length > 0 && parts.join('').length > 1)
    .sort((a, b) => b.parts.join('').length - a.parts.join('').length);
  return (text) => {
    for (const { pattern, parts, names } of known) {
      const values = valuesIn(text, parts);
      if (values)
        return new Message(
          pattern,
          Object.fromEntries(
            names.map((name, at): [string, MessageValue] => [name, valueOf(values[at] ?? '')]),
          ),
        );
    }
    return undefined;
  };
}

const namesOf = (pattern: string): string[] =>
  [...pattern.matchAll(/\{(\d+)\}/g)].map(([, name = '']) => name);

/** What stands between the parts, each as short as it can be; undefined when the text lacks one. */
function valuesIn(text: string, parts: readonly string[]): string[] | undefined {
  const [first = '', ...rest] = parts;
  const last = rest.pop() ?? '';
  if (!text.startsWith(first)) return undefined;
  const values: string[] = [];
  let at = first.length;
  for (const part of rest) {
    const next = text.indexOf(part, at);
    if (next < 0) return undefined;
    values.push(text.slice(at, next));
    at = next + part.length;
  }
  if (!text.endsWith(last) || text.length - last.length < at) return undefined;
  return [...values, text.slice(at, text.length - last.length)];
}
