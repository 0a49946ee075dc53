/** The project of this repository as the designer is given it. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withParts } from '../../src/schema/check/parts.ts';
import { loadProject } from '../../src/schema/check/project.ts';
import { indexProject } from '../../src/schema/check/projectIndex.ts';
import { protocol } from '../../src/protocol/index.ts';
import { projectOf, type Project } from '../../src/designer/document/project.ts';
import { vocabulary } from '../../src/server/schemas/vocabulary.ts';

const root = path.resolve(import.meta.dirname, '../..');

const files = globSync(['schemas/**/*.json', 'extensions/capabilities/*/schemas/**/*.json'], {
  cwd: root,
}).map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));

/** All committed pages: their ids and the texts of their files. */
export const pages: readonly [id: string, text: string][] = files
  .filter(({ path: file }) => /(^|\/)schemas\/pages\//.test(file))
  .map(({ path: file, text }) => [file.replace(/^.*schemas\/pages\/|\.json$/g, ''), text]);

export const project: Project = (() => {
  const {
    models,
    pages: ids,
    dicts,
    permissions,
    addresses,
    complete,
  } = indexProject(withParts(loadProject(files)), vocabulary);
  const given = {
    models: Object.fromEntries(models),
    pages: [...ids],
    dicts: Object.fromEntries(dicts),
    permissions: [...permissions],
    ...(addresses && { addresses }),
    complete,
  };
  return projectOf(given, protocol, vocabulary.customActions);
})();
