/**
 * Where schema files stand: below `schemas` of the project, and in the same folders of each
 * capability that an installation adds.
 */

/** The folders below `schemas` that hold files of the formats. */
export const schemaFolders = ['models', 'pages', 'defaults', 'locale'] as const;

/** The folder with those that an installation adds; each may have a folder `schemas`. */
export const capabilitiesFolder = 'extensions/capabilities';

/** A path in the folder of a capability: its name, and what stands behind it. */
function addedPath(path: string): [capability: string, path: string] | undefined {
  if (!path.startsWith(`${capabilitiesFolder}/`)) return undefined;
  const inside = path.slice(capabilitiesFolder.length + 1);
  const end = inside.indexOf('/');
  const own = inside.slice(end + 1);
  return end > 0 && own.startsWith('schemas/') ? [inside.slice(0, end), own] : undefined;
}

/** The capability whose folder a schema file stands in; undefined: it is one of the project's own. */
export const capabilityOf = (path: string): string | undefined => addedPath(path)?.[0];

/** The path that a file would have among the project's own: its name follows from it. */
export const ownPath = (path: string): string => addedPath(path)?.[1] ?? path;

/** Order of files: the project's own come first, so that what is added is at fault where both name the same. */
export function byPlace(a: string, b: string): number {
  const [one, other] = [a, b].map(
    (path) => `${Number(capabilityOf(path) !== undefined)} ${path}`,
  ) as [string, string];
  return one < other ? -1 : one > other ? 1 : 0;
}
