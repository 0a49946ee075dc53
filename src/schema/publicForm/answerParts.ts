/** What definitions of widgets say of answers to public forms (WidgetAnswers). */

type Values = Readonly<Record<string, unknown>>;

/** Texts and numbers among the parts of a value; undefined: it has others. */
export function partsOf(value: Values, names: readonly string[]): string[] | undefined {
  const parts = names.map((name) => value[name] ?? '');
  return parts.every((part) => typeof part === 'string' || typeof part === 'number')
    ? parts.map(String)
    : undefined;
}

/** Two ends in a list, of which one may be open. */
export const pairText = (value: Values): string | undefined =>
  Object.keys(value).length === 2 ? partsOf(value, ['0', '1'])?.join(' ~ ') : undefined;

/** Decimals that the prop `precision` asks for. */
export const precisionOf = ({ precision }: Values): number | undefined =>
  typeof precision === 'number' ? precision : undefined;
