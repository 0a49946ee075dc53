/**
 * Which packages may be used: under which licences, and with which scripts
 * when it is installed.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

interface Locked {
  version: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
  resolved?: string;
  integrity?: string;
}
interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
}

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as unknown;
const manifest = read('package.json') as Manifest;
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
const installed = Object.entries(packages)
  .filter(([place]) => place !== '')
  .map(([place, facts]) => ({
    name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
    ...facts,
  }));

/**
 * Of what is served: none of them asks anything of the project that uses it but to keep the notice.
 */
const free = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
];
/** Besides, of tools that are used unchanged and never served (docs/architecture.md). */
const ofTools = [...free, 'MPL-2.0', 'Python-2.0', 'PSF-2.0', 'CC-BY-4.0'];

/** One of several licences suffices where the package offers a choice. */
const isAmong = (license: string | undefined, allowed: readonly string[]) =>
  (license ?? '')
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((one) => allowed.includes(one));

describe('packages', () => {
  it('have a licence that is allowed', () => {
    const others = installed.filter(
      ({ license, dev, devOptional }) => !isAmong(license, dev || devOptional ? ofTools : free),
    );
    expect(others.map(({ name, version, license }) => `${name}@${version} ${license}`)).toEqual([]);
  });

  it('are named with exact versions, and the lock names no place to fetch them from', () => {
    for (const [name, version] of Object.entries({
      ...manifest.dependencies,
      ...manifest.devDependencies,
    }))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(
      installed.filter(({ resolved }) => resolved !== undefined).map(({ name }) => name),
    ).toEqual([]);
  });

  it('run nothing when they are installed, except those that were read and pinned', () => {
    const asked = installed
      .filter(({ hasInstallScript }) => hasInstallScript)
      .map(({ name, version }) => `${name}@${version}`);
    expect(asked).toEqual(Object.keys(manifest.allowScripts));
  });
});
