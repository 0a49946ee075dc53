/** Published revisions as files of a project, for its repository. */
import type { SourceFile } from '../../schema/load/file.ts';
import type { ServerConfig } from '../config/config.ts';
import { openForReading } from '../db/read-only.ts';
import { storedAdditions, withAdditions } from '../pages/additions.ts';
import { readSchemaFiles } from './files.ts';
import {
  cover,
  coveringRevisions,
  pageText,
  pathOfPage,
  type PageSource,
} from '../pages/revisions.ts';

/** What the files of a project are to become. */
export interface Pulled {
  /**
   * Canonical texts of the models that were published, or have fields that were, and of the pages
   * whose file is still the one that the revision covers.
   */
  files: SourceFile[];
  /** Paths of files that have changed, or went, since: they are to be merged first. */
  changed: string[];
}

/** Reads what is published in a database, and holds it against the files. @throws StartupError */
export async function pulledFiles({
  config,
  root,
}: {
  config: ServerConfig;
  /** Project root: holds schemas/. */
  root: string;
}): Promise<Pulled> {
  const database = await openForReading(config);
  try {
    const revisions = await coveringRevisions(database.read);
    const given = await readSchemaFiles(root);
    const { sources } = cover(given, revisions);
    const extended = withAdditions(given, await storedAdditions(database.read));
    const models = extended.filter((file, index) => file !== given[index]);
    const covered = [...sources].filter(([, { revision }]) => revision && !revision.isEqual);
    const pathOf = (id: string, { file }: PageSource) => file?.path ?? pathOfPage(id);
    const isCurrent = ({ file, revision }: PageSource) =>
      (file ? pageText(file).hash : null) === revision?.fileHash;
    return {
      files: [
        ...models,
        ...covered
          .filter(([, source]) => isCurrent(source))
          .map(([id, source]) => ({ path: pathOf(id, source), text: source.revision!.content })),
      ],
      changed: covered
        .filter(([, source]) => !isCurrent(source))
        .map(([id, source]) => pathOf(id, source)),
    };
  } finally {
    await database.close();
  }
}
