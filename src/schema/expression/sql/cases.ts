/**
 * Upper and lower case in SQL, letter by letter as JavaScript has them. SQLite is given functions
 * for it; PostgreSQL knows the letters by collations of its own, whose rules are others, so the
 * letters stand in the statement.
 */
import { sqliteFunctions } from './sqliteFunctions.ts';
import { quoted, type SqlDialect } from './value.ts';

type Case = 'upper' | 'lower';

/** @param text never null */
export const casedSql = (text: string, to: Case, dialect: SqlDialect): string =>
  dialect === 'sqlite' ? `${sqliteFunctions[to]}(${text})` : postgresCased(text, to);

/** Most texts have no letters beyond A to Z that change: these are looked for first. */
function postgresCased(text: string, to: Case): string {
  const { changing, from, into, longer } = lettersOf(to);
  const known = `translate(${to === 'lower' ? finalSigmas() : 'v'}, ${quoted(from)}, ${quoted(into)})`;
  const cased = longer.reduce(
    (sql, [letter, letters]) => `replace(${sql}, ${quoted(letter)}, ${quoted(letters)})`,
    known,
  );
  return (
    `(select case when v !~ ${quoted(`[${changing}]`)} collate "C" ` +
    `then ${to}(v collate "C") else ${cased} end from (select ${text} as v) cased)`
  );
}

/** A sigma at the end of a word has a form of its own in lower case. */
function finalSigmas(): string {
  sigma ??= {
    cased: classOf((letter) => /^\p{Cased}$/u.test(letter) && !isIgnorable(letter)),
    between: classOf(isIgnorable),
  };
  const { cased, between } = sigma;
  const final = `(?<=[${cased}][${between}]*)Σ(?![${between}]*[${cased}])`;
  return `case when position('Σ' in v) > 0 then regexp_replace(v collate "C", ${quoted(final)}, 'ς', 'g') else v end`;
}

const isIgnorable = (letter: string): boolean => /^\p{Case_Ignorable}$/u.test(letter);

let sigma: { cased: string; between: string } | undefined;

interface Letters {
  /** Those beyond A to Z that change, as ranges. */
  changing: string;
  /** Letters that become one, and what they become. */
  from: string;
  into: string;
  /** Those that become several. */
  longer: (readonly [letter: string, letters: string])[];
}

const known = new Map<Case, Letters>();

function lettersOf(to: Case): Letters {
  const found = known.get(to) ?? readLetters((letter) => changed(letter, to));
  known.set(to, found);
  return found;
}

const changed = (letter: string, to: Case): string =>
  to === 'upper' ? letter.toUpperCase() : letter.toLowerCase();

function readLetters(become: (letter: string) => string): Letters {
  const changing = allLetters().filter((letter) => become(letter) !== letter);
  const single = changing.filter((letter) => [...become(letter)].length === 1);
  return {
    changing: classOf((letter) => letter > '\x7f' && become(letter) !== letter),
    from: single.join(''),
    into: single.map(become).join(''),
    longer: changing
      .filter((letter) => !single.includes(letter))
      .map((letter) => [letter, become(letter)] as const),
  };
}

/** Letters with a case are below: what is behind has none. */
const last = 0x1ffff;

const allLetters = (): string[] =>
  Array.from({ length: last }, (_, n) => n + 1)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code));

/** Letters as the inside of a class of a regular expression of PostgreSQL. */
function classOf(has: (letter: string) => boolean): string {
  const ranges: [number, number][] = [];
  for (const letter of allLetters()) {
    if (!has(letter)) continue;
    const code = letter.codePointAt(0)!;
    const range = ranges.at(-1);
    if (range?.[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([from, to]) => (from === to ? written(from) : `${written(from)}-${written(to)}`))
    .join('');
}

/** Signs of ASCII may mean something in a class. */
const written = (code: number): string =>
  code > 0x7f ? String.fromCodePoint(code) : `\\u${code.toString(16).padStart(4, '0')}`;
