/**
 * Models and pages that a test adds to those of the installation, and the project folder in which a
 * server finds them all.
 */
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from './app.ts';

/**
 * Contents of files below `schemas`, by their paths without `.json`; null: there is no such file.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- files as people write them; tests change members
export type Schemas = Readonly<Record<string, any>>;

/** Where a model or a page stands below `schemas`, by what it says itself. */
const placeOf = ({ id, name }: { id?: string; name?: string }): string =>
  id === undefined ? `models/${name}` : `pages/${id}`;

/** The models and pages of an example under docs/examples, read anew at each call. */
export function exampleSchemas(name: string): Schemas {
  const folder = path.join(projectRoot, 'docs/examples', name);
  return Object.fromEntries(
    globSync('*.json', { cwd: folder }).map((file) => {
      const schema = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
      return [placeOf(schema), schema];
    }),
  );
}

/** The models and pages of the application of docs/a-real-application.md. */
export function shopSchemas(): Schemas {
  const folder = path.join(projectRoot, 'examples/shop/schemas');
  return Object.fromEntries(
    globSync('**/*.json', { cwd: folder }).map((file) => [
      file.replaceAll(path.sep, '/').replace(/\.json$/, ''),
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
    ]),
  );
}

/**
 * A project folder for a server: the schemas of this project with more beside them, in Chinese
 * only, as what a test adds needs no translation. The front end is that of this checkout.
 */
export function makeProject(schemas: Schemas): { root: string; remove(): void } {
  const root = mkdtempSync(path.join(os.tmpdir(), 'pageloom-project-'));
  for (const place of ['schemas', 'package.json'])
    cpSync(path.join(projectRoot, place), path.join(root, place), { recursive: true });
  rmSync(path.join(root, 'schemas/locale'), { recursive: true });
  for (const place of ['dist', 'extensions'])
    symlinkSync(path.join(projectRoot, place), path.join(root, place));
  for (const [place, schema] of Object.entries(schemas)) {
    const file = path.join(root, 'schemas', `${place}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    if (schema === null) rmSync(file, { force: true });
    else writeFileSync(file, JSON.stringify(schema));
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
