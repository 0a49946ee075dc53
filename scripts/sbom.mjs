/**
 * `npm run sbom [file]`: the bill of materials of what is served, in CycloneDX, from
 * package-lock.json. Default file: sbom.cdx.json. `--all` adds the tools of development.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at, run } from './lib/root.mjs';

const given = process.argv.slice(2);
const all = given.includes('--all');
const file = path.resolve(
  given.find((argument) => !argument.startsWith('--')) ?? at('sbom.cdx.json'),
);

const command = [
  'sbom',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  '--package-lock-only',
  '--loglevel=error',
];
const { code, output } = await run('npm', command, { quiet: true });
if (code !== 0) {
  console.error(output);
  process.exit(1);
}
const bill = JSON.parse(output.slice(output.indexOf('{')));
// npm's own --omit=dev also leaves out packages that are served and a tool needs, too.
const isTool = ({ properties = [] }) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');
if (!all) {
  bill.components = bill.components.filter((component) => !isTool(component));
  const kept = new Set([
    bill.metadata.component['bom-ref'],
    ...bill.components.map((component) => component['bom-ref']),
  ]);
  const known = (reference) => kept.has(reference);
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => known(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(known) }));
}
// npm names the project after its folder.
bill.metadata.component.name = JSON.parse(readFileSync(at('package.json'), 'utf8')).name;
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${file}: ${bill.components.length} packages`);
