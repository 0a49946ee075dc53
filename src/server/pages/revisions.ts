/** Published revisions of pages, as they cover the committed files. */
import { hashText } from '../../schema/bundle/bundle.ts';
import { loadFile, type SourceFile } from '../../schema/load/file.ts';
import { ownPath } from '../../schema/load/place.ts';
import { serialise } from '../../schema/serialise/serialise.ts';
import type { Database, Db, Row } from '../db/database.ts';
import { storedAdditions, type Additions } from './additions.ts';

/** A revision that has not ended, or ended because the file became the same. */
export interface CoveringRevision {
  page: string;
  number: number;
  content: string;
  hash: string;
  /** Of the file when it was published; null: there was none. */
  fileHash: string | null;
  isEqual: boolean;
}

/** Where the schema store learns of revisions. */
export interface RevisionSource {
  /** Another number after each publication. */
  epoch(): Promise<number>;
  /** The last revision of each page, unless it was withdrawn. */
  revisions(): Promise<CoveringRevision[]>;
  /** Models and fields that they brought. */
  additions(): Promise<Additions>;
  /** The file of the page has become the same: it is what people get from now on. */
  retire(revision: CoveringRevision): Promise<void>;
}

/** The revisions of a database. */
export const revisionsIn = (database: Database, now: () => number): RevisionSource => ({
  async epoch() {
    const { value } = await database.read
      .selectFrom('sys_page_epoch')
      .select('value')
      .executeTakeFirstOrThrow();
    return Number(value);
  },
  revisions: () => coveringRevisions(database.read),
  additions: () => storedAdditions(database.read),
  async retire({ page, number }) {
    await database.write
      .updateTable('sys_page_revision')
      .set({ ended_at: now(), ended_as: 'equal' })
      .where('page', '=', page)
      .where('number', '=', number)
      .where('ended_at', 'is', null)
      .execute();
  },
});

/** The last revision of each page, unless it was withdrawn. */
export async function coveringRevisions(db: Db): Promise<CoveringRevision[]> {
  const rows: Row[] = await db
    .selectFrom('sys_page_revision as r')
    .innerJoin(
      (inner) =>
        inner
          .selectFrom('sys_page_revision')
          .select(({ fn }) => ['page', fn.max('number').as('last')])
          .groupBy('page')
          .as('l'),
      (join) => join.onRef('l.page', '=', 'r.page').onRef('l.last', '=', 'r.number'),
    )
    .select(['r.page', 'r.number', 'r.content', 'r.hash', 'r.file_hash', 'r.ended_as'])
    .where(({ or, eb }) => or([eb('r.ended_as', 'is', null), eb('r.ended_as', '=', 'equal')]))
    .execute();
  return rows.map((row) => ({
    page: row.page,
    number: row.number,
    content: row.content,
    hash: row.hash,
    fileHash: row.file_hash,
    isEqual: row.ended_as === 'equal',
  }));
}

/** A document as it is stored and compared: its canonical text and the hash of that. */
export interface PageText {
  text: string;
  hash: string;
}

const texts = new WeakMap<SourceFile, PageText>();

/** A page's text in its canonical form; one that is broken as it is. */
export function pageText(file: SourceFile): PageText {
  const known = texts.get(file);
  if (known) return known;
  const { value } = loadFile('page', file);
  const text = value ? serialise('page', value) : file.text;
  const read = { text, hash: hashText(text) };
  texts.set(file, read);
  return read;
}

/** What there is of a page: the file, and the revision that covers it. */
export interface PageSource {
  file?: SourceFile;
  revision?: CoveringRevision;
}

/** Files with the revisions in their places. */
export interface Covered {
  files: SourceFile[];
  /** By page id. */
  sources: Map<string, PageSource>;
  /** Revisions whose file has become the same. */
  retired: CoveringRevision[];
}

/** The path that the file of a page has, or would have. */
export const pathOfPage = (id: string): string => `schemas/pages/${id}.json`;

/**
 * Puts revisions in the places of the files that they cover. One that ended because the file became
 * the same still holds where the file is the one from before: on a server that is yet to be
 * updated.
 */
export function cover(
  files: readonly SourceFile[],
  revisions: readonly CoveringRevision[],
): Covered {
  const sources = new Map<string, PageSource>();
  for (const file of files) {
    const id = /^schemas\/pages\/(.+)\.json$/.exec(ownPath(file.path))?.[1];
    if (id !== undefined && !sources.has(id)) sources.set(id, { file });
  }
  const contents = new Map<string, string>();
  const retired: CoveringRevision[] = [];
  for (const revision of revisions) {
    const { page, content, hash, fileHash, isEqual } = revision;
    const file = sources.get(page)?.file;
    const present = file && pageText(file).hash;
    if (present === hash) {
      if (!isEqual) retired.push(revision);
    } else if (!isEqual || (present ?? null) === fileHash) {
      sources.set(page, { ...sources.get(page), revision });
      contents.set(file?.path ?? pathOfPage(page), content);
    }
  }
  const covered = files.map((file) => ({ ...file, text: contents.get(file.path) ?? file.text }));
  const paths = new Set(files.map(({ path }) => path));
  const added = [...contents].filter(([path]) => !paths.has(path));
  return {
    files: [...covered, ...added.map(([path, text]) => ({ path, text }))],
    sources,
    retired,
  };
}
