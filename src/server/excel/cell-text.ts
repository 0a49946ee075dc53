/** Text of a cell as XML, safe against formulas and against characters that XML cannot hold. */

import { tooLarge } from './limits.ts';

/** Excel's own limit of characters in a cell. */
const MAX_CELL_LENGTH = 32_767;

const FORMULA_START = /^[=\-+@]/;
const GUARDED_FORMULA = /^\t(?=[=\-+@])/;
// Characters outside XML 1.0, lone surrogates among them, and text that reads like an escape of
// one.
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|_(?=x[0-9A-Fa-f]{4}_)/gu;
const SPECIAL = /[&<>\r]/g;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };
/** Cheap first look; surrogate pairs are taken along. */
const NEEDS_CARE = /[&<>_\r]|[^\t\n\u0020-\ud7ff\ue000-\ufffd]/;

/**
 * docs/protocol/conventions.md#workbooks: a text that a spreadsheet could take for a formula is led
 * by a tab.
 */
export const guardFormula = (text: string): string =>
  FORMULA_START.test(text) ? `\t${text}` : text;

/** Undoes guardFormula for a text read back. */
const unguardFormula = (text: string): string => text.replace(GUARDED_FORMULA, '');

/** XML text; characters XML cannot hold become Excel's _xHHHH_ form. */
export function encodeText(text: string): string {
  if (!NEEDS_CARE.test(text)) return text;
  return text
    .replace(
      NOT_XML,
      (char) => `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replace(SPECIAL, (char) => ENTITIES[char] ?? char);
}

/** Turns Excel's _xHHHH_ form back into characters. */
const decodeText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(parseInt(code, 16)),
      )
    : text;

/** A text as read from a workbook. @throws Refusal for one that no cell can hold */
export function readText(written: string): string {
  const text = unguardFormula(decodeText(written));
  if (text.length > MAX_CELL_LENGTH) throw tooLarge();
  return text;
}

/** Cuts to what a cell can hold, never through a surrogate pair. */
export function fitCell(text: string): string {
  if (text.length <= MAX_CELL_LENGTH) return text;
  const last = text.charCodeAt(MAX_CELL_LENGTH - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? MAX_CELL_LENGTH - 1 : MAX_CELL_LENGTH);
}
