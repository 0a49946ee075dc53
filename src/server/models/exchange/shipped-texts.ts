/**
 * Texts of a workbook in another language than Chinese. What came with the installation is shown
 * translated and stored in Chinese: a file that shows the translation means the stored text.
 */
import type { Row } from '../../db/database.ts';
import { presentLanguages, type AnswerLanguage } from '../../locale/current.ts';
import type { Column } from '../shape/shape.ts';
import { excelLabel } from './columns.ts';

/** The language other than Chinese in which a header names its columns; undefined: there is none. */
export const languageOfHeader = (
  columns: readonly Column[],
  header: readonly string[],
): AnswerLanguage | undefined =>
  presentLanguages().known.find(({ lookup }) =>
    columns.some((column) => {
      const label = excelLabel(column);
      return !header.includes(label) && header.includes(lookup(label) ?? label);
    }),
  );

/** The values of a record, the texts that translate shipped ones replaced by what `choose` says. */
const replaced = (
  record: Row,
  language: AnswerLanguage | undefined,
  choose: (field: string, shown: string, sources: readonly string[]) => unknown,
): Row =>
  language === undefined
    ? record
    : Object.fromEntries(
        Object.entries(record).map(([field, value]) => {
          const sources = typeof value === 'string' ? language.sourcesOf(field, value) : [];
          return [field, sources.length > 0 ? choose(field, String(value), sources) : value];
        }),
      );

/** A new record: the shipped text that is shown so, where it is the only one. */
export const inSourceTexts = (record: Row, language: AnswerLanguage | undefined): Row =>
  replaced(record, language, (_field, shown, [source, ...others]) =>
    others.length > 0 ? shown : source,
  );

/** The changes of a record that exists: what is stored and shown so stays as it is. */
export const overStoredTexts = (
  record: Row,
  language: AnswerLanguage | undefined,
  stored: Row,
): Row =>
  replaced(record, language, (field, shown, [source, ...others]) => {
    const before: unknown = stored[field];
    if (typeof before === 'string' && language?.data(field, before) === shown) return before;
    return others.length > 0 ? shown : source;
  });

/** Whether a record has texts that translate shipped ones. */
export const hasShippedTexts = (record: Row, language: AnswerLanguage | undefined): boolean =>
  Object.entries(record).some(
    ([field, value]) =>
      typeof value === 'string' && language && language.sourcesOf(field, value).length > 0,
  );
