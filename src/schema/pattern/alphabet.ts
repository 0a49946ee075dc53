/** Which sets of characters have some in common. */

/**
 * One of each kind that escapes and properties distinguish; the pattern's own characters come on
 * top.
 */
const USUAL = [
  ...Array.from({ length: 256 }, (_, code) => code),
  0x17f,
  0x391,
  0x3b1,
  0x430,
  0x5d0,
  0x627,
  0x660,
  0x905,
  0xe01,
  0x1e9e,
  0x2014,
  0x2028,
  0x20ac,
  0x212a,
  0x2160,
  0x3000,
  0x3001,
  0x3042,
  0x30a2,
  0x4e00,
  0x4e2d,
  0x9fa5,
  0xac00,
  0xd800,
  0xdc00,
  0xe000,
  0xfeff,
  0xff0c,
  0xff11,
  0xff21,
  0x1d400,
  0x1f600,
  0x20000,
  0x10ffff,
];

/**
 * The kinds of characters that each set takes, as bits: two sets have characters in common when
 * their bits do.
 * @param sets as a pattern writes them; '' takes none
 * @param flags of the pattern: i, s and u count
 */
export function kindsOf(sets: readonly string[], flags: string): bigint[] {
  const samples = samplesOf(sets);
  const takes = new Map([...new Set(sets)].map((source) => [source, takerOf(source, flags)]));
  const kinds = new Map<string, bigint>();
  const bits = new Map([...takes.keys()].map((source) => [source, 0n]));
  for (const sample of samples) {
    const takers = [...takes].filter(([, take]) => take(sample)).map(([source]) => source);
    const signature = takers.join('\0');
    let kind = kinds.get(signature);
    if (kind === undefined) kinds.set(signature, (kind = 1n << BigInt(kinds.size)));
    for (const source of takers) bits.set(source, bits.get(source)! | kind);
  }
  return sets.map((source) => bits.get(source)!);
}

function takerOf(source: string, flags: string): (sample: string) => boolean {
  if (source === '') return () => false;
  const expression = new RegExp(`^(?:${source})$`, flags.replace(/[^isu]/g, ''));
  return (sample) => expression.test(sample);
}

/** Every character written in the sets, its neighbours, and the usual ones. */
function samplesOf(sets: readonly string[]): Set<string> {
  const codes = new Set(USUAL);
  const near = (code: number): void =>
    [code - 1, code, code + 1]
      .filter((one) => one >= 0 && one <= 0x10ffff)
      .forEach((one) => codes.add(one));
  for (const source of new Set(sets)) {
    for (const character of source) near(character.codePointAt(0)!);
    for (const [, braced, four, two] of source.matchAll(
      /\\(?:u\{([\da-fA-F]+)\}|u([\da-fA-F]{4})|x([\da-fA-F]{2}))/g,
    ))
      near(parseInt(braced ?? four ?? two ?? '', 16));
  }
  return new Set([...codes].map((code) => String.fromCodePoint(code)));
}
