/** `npm run sbom` names everything that is served. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

interface Bill {
  bomFormat: string;
  metadata: { component: { name: string } };
  components: { name: string; version: string; licenses?: object[] }[];
}

const root = path.resolve(import.meta.dirname, '../..');

test('the bill of materials names every package that is served, with its version and licence', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pageloom-sbom-'));
  try {
    const file = path.join(folder, 'bill.json');
    execFileSync(process.execPath, [path.join(root, 'scripts/sbom.mjs'), file], {
      cwd: root,
      stdio: 'pipe',
    });
    const bill = JSON.parse(readFileSync(file, 'utf8')) as Bill;
    expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', 'pageloom']);
    const named = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(path.join(root, 'package.json'), 'utf8'),
    ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
    for (const [name, version] of Object.entries(dependencies))
      expect(named, name).toContain(`${name}@${version}`);
    expect([...named].filter((one) => one.startsWith('vitest@'))).toEqual([]);
    expect(Object.keys(devDependencies)).toContain('vitest');
    for (const { name, licenses } of bill.components)
      expect(licenses?.length, name).toBeGreaterThan(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
