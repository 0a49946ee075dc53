/** The stored record that a row of an import is about. */
import type { Db, Row } from '../../db/database.ts';
import { rowsByKey } from '../read/rows.ts';
import type { AnswerLanguage } from '../../locale/current.ts';
import type { ModelShape } from '../shape/shape.ts';
import { keyOfEqual } from '../write/unique.ts';
import { hasShippedTexts, inSourceTexts, overStoredTexts } from './shipped-texts.ts';

/** The record that a row is about, if there is one, and its values as they are to be stored. */
export async function meantRecord(
  db: Db,
  { shape, language }: { shape: ModelShape; language: AnswerLanguage | undefined },
  written: Row,
): Promise<{ existing: number | undefined; record: Row }> {
  const existing = await keyOfEqual(db, shape, written);
  if (!hasShippedTexts(written, language)) return { existing, record: written };
  const created = inSourceTexts(written, language);
  const key = existing ?? (await keyOfEqual(db, shape, created));
  if (key === undefined) return { existing: key, record: created };
  const [stored = {}] = await rowsByKey(db, shape, [key]);
  return { existing: key, record: overStoredTexts(written, language, stored) };
}

/** What an import may change of a record that exists. */
export const overwriting = (shape: ModelShape, record: Row): Row =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([field]) => shape.byField.get(field)!.spec.excel?.overwrite !== false,
    ),
  );
