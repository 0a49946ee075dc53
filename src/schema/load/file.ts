/** Loading one schema file: text to a checked value of the current format version. */
import type { Defaults, Model, Page } from '../generated/types.gen.ts';
import { migrate, type FileFormat } from '../migrate/migrate.ts';
import type { Problem } from '../problem.ts';
import { checkFormat } from './format.ts';
import { parseText, type Locate } from './parse.ts';
import { ownPath } from './place.ts';
import { isObject } from '../isObject.ts';

/** Value type of each kind of file. */
export interface FileValues {
  model: Model;
  page: Page;
  defaults: Defaults;
}

/** A text and where it stands, below the project root, with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

export interface LoadedFile<F extends FileFormat = FileFormat> {
  path: string;
  format: F;
  /** Name by its place: `system/post` for schemas/pages/system/post.json. */
  name: string;
  /** null when problems make it unusable. */
  value: FileValues[F] | null;
  /** Format version of the text; the value is always of the current one. */
  version: number;
  locate: Locate;
  problems: Problem[];
}

const folders: Record<FileFormat, string> = {
  model: 'schemas/models/',
  page: 'schemas/pages/',
  defaults: 'schemas/defaults/',
};

/** The kind of file a path holds; undefined for other files. */
export function formatOf(path: string): FileFormat | undefined {
  if (!path.endsWith('.json')) return undefined;
  return (Object.keys(folders) as FileFormat[]).find((format) =>
    ownPath(path).startsWith(folders[format]),
  );
}

/** Adds file and position to problems of one file. */
export function placeProblems(
  problems: readonly Problem[],
  file: Pick<LoadedFile, 'path' | 'locate'>,
): Problem[] {
  return problems.map((problem) => ({
    file: file.path,
    ...problem,
    ...(problem.line ? {} : file.locate(problem.pointer)),
  }));
}

/**
 * Keys like integers are refused for their order; the links of default rows had some in version 1,
 * where order means nothing.
 */
const isFormerLink = (format: FileFormat, value: unknown, pointer: string): boolean =>
  format === 'defaults' &&
  isObject(value) &&
  value.version === 1 &&
  /^\/links\/[^/]+\/[1-9]\d*$/.test(pointer);

/** Reads, migrates and checks one file. Never throws; all its problems are reported at once. */
export function loadFile<F extends FileFormat>(
  format: F,
  { path, text }: SourceFile,
): LoadedFile<F> {
  const { value, locate, problems: found } = parseText(text);
  const problems = found.filter(
    ({ kind, pointer }) => kind !== 'integer-key' || !isFormerLink(format, value, pointer),
  );
  const file: LoadedFile<F> = {
    path,
    format,
    name: ownPath(path).slice(folders[format].length, -'.json'.length),
    value: null,
    version: 0,
    locate,
    problems: [],
  };
  const end = (more: readonly Problem[], usable: unknown = null): LoadedFile<F> => ({
    ...file,
    // What is wrong with a key in itself is enough to report of it.
    problems: placeProblems(
      [
        ...problems,
        ...more.filter((one) => !problems.some(({ pointer }) => pointer === one.pointer)),
      ],
      file,
    ),
    value: problems.length + more.length > 0 ? null : (usable as FileValues[F]),
  });
  if (value === undefined) return end([]);
  if (!isObject(value)) return end(checkFormat(format, value));
  const migration = migrate(format, value);
  if ('problem' in migration) return end([{ ...migration.problem, pointer: '/version' }]);
  file.version = migration.from;
  return end(checkFormat(format, migration.value), migration.value);
}
