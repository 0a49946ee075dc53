/** Words that people write for yes and no in cells of spreadsheets, in lower case. */
const words: Readonly<Record<string, boolean>> = {
  是: true,
  true: true,
  yes: true,
  y: true,
  '1': true,
  '√': true,
  否: false,
  false: false,
  no: false,
  n: false,
  '0': false,
  '×': false,
};

/** The truth value that a word says; undefined for any other text. */
export function readBoolean(text: string): boolean | undefined {
  const word = text.toLowerCase();
  return Object.hasOwn(words, word) ? words[word] : undefined;
}
