/** Tables that a model may take over. */
import type { ProjectIndex } from '../../../../schema/check/projectIndex.ts';
import type { Db, DialectName } from '../../../db/database.ts';
import { foundTables, type FoundTable } from './catalogue.ts';

/** Tables that models describe: their own, and those of their links. */
function tablesOfModels({ models }: Pick<ProjectIndex, 'models'>): Set<string> {
  const all = [...models.values()].flatMap((model) => model ?? []);
  const links = all.flatMap(({ relations = {} }) =>
    Object.values(relations).flatMap(({ through }) => through?.table ?? []),
  );
  return new Set([...all.map(({ table }) => table), ...links]);
}

/** Tables of the database that are neither the server's own nor of a model. */
export async function freeTables(
  db: Db,
  dialect: DialectName,
  project: Pick<ProjectIndex, 'models'>,
): Promise<FoundTable[]> {
  const taken = tablesOfModels(project);
  return (await foundTables(db, dialect)).filter(({ name }) => !taken.has(name));
}
