/** Pairs of a key and a value, as people write them. */

/** Lines such as `key=value`, `key: value` or two cells of a spreadsheet. */
export function pairsInText(text: string): { key: string; value: string }[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const at = line.search(/[=:：\t]/);
    const key = (at < 0 ? line : line.slice(0, at)).trim();
    return key === '' ? [] : [{ key, value: at < 0 ? '' : line.slice(at + 1).trim() }];
  });
}

/** Keys that stand more than once. */
export function repeatedKeys(pairs: readonly { key: string }[]): Set<string> {
  const names = pairs.map(({ key }) => key.trim()).filter((name) => name !== '');
  const seen = new Set<string>();
  return new Set(names.filter((name) => seen.size === seen.add(name).size));
}
