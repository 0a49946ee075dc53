/** Which cell styles show their number as a date, and the text of such a number. */
import { tooLarge } from '../limits.ts';
import { parseXml } from './xml.ts';

/** Built-in number formats that are dates or times (ECMA-376 18.8.30, East Asian ones included). */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/**
 * Quoted texts, [conditions] and escapes. One left open reaches to the end, so that none is looked
 * through twice.
 */
const LITERALS = /"[^"]*"?|\[[^\]]*\]?|[\\_*].?/g;
/** Characters of a format code, by Excel's own limit. */
const CODE_LENGTH = 255;

/** A format code is a date when date letters remain after its literals are gone. */
function isDateCode(code: string): boolean {
  if (code.length > CODE_LENGTH) throw tooLarge();
  return /[ymdhs]/i.test(code.replace(LITERALS, '')) && !/general/i.test(code);
}

/** Indexes of the cell styles that are dates. */
export async function readDateStyles(chunks: AsyncIterable<Buffer>): Promise<ReadonlySet<number>> {
  const dateFormats = new Set<number>();
  const dateStyles = new Set<number>();
  let inCellStyles = false;
  let index = 0;
  await parseXml(chunks, {
    open(name, attributes) {
      if (name === 'numFmt' && isDateCode(attributes.formatCode ?? ''))
        dateFormats.add(Number(attributes.numFmtId));
      if (name === 'cellXfs') inCellStyles = true;
      if (name !== 'xf' || !inCellStyles) return;
      const format = Number(attributes.numFmtId ?? 0);
      if (isBuiltInDate(format) || dateFormats.has(format)) dateStyles.add(index);
      index += 1;
    },
    close(name) {
      if (name === 'cellXfs') inCellStyles = false;
    },
  });
  return dateStyles;
}

const DAY_MS = 86_400_000;
const DAYS_1904 = 1462;
/** 9999-12-31, the last day Excel knows. */
const LAST_DAY = 2_958_466;

/**
 * yyyy-MM-dd of a whole day number, with HH:mm:ss when it has a fraction; undefined when it is no
 * date.
 */
export function dateText(serial: number, date1904: boolean): string | undefined {
  const days = date1904 ? serial + DAYS_1904 : serial;
  if (!(days >= 0 && days < LAST_DAY)) return undefined;
  // Excel counts a 29 February 1900 that never was: days before it start one day later.
  const epoch = Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const text = new Date(epoch + Math.round((days * DAY_MS) / 1000) * 1000).toISOString();
  const time = text.slice(11, 19);
  if (days < 1) return time;
  return time === '00:00:00' ? text.slice(0, 10) : `${text.slice(0, 10)} ${time}`;
}
