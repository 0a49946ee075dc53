/** The lists of capabilities: the server's own, and those that an installation adds. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { note } from './text.mjs';

/** Folders that hold a capability, in the order of their names. */
const foldersIn = (root, place) =>
  existsSync(join(root, place))
    ? readdirSync(join(root, place), { withFileTypes: true })
        .filter((entry) => existsSync(join(root, place, entry.name, 'capability.ts')))
        .map((entry) => entry.name)
        .sort()
    : [];

/** @param from the path from the list to the folders, contract that to the contract */
function listOf(root, { place, from, contract, name }) {
  const found = foldersIn(root, place).map((folder, index) => ({
    folder,
    local: `capability${index + 1}`,
  }));
  const imports = found.map(
    ({ folder, local }) =>
      `import { capability as ${local} } from '${from}/${folder}/capability.ts';\n`,
  );
  return `// ${note(`${place}/*/capability.ts`)}
import type { Capability } from '${contract}';
${imports.join('')}
export const ${name}: readonly Capability[] = [${found.map(({ local }) => local).join(', ')}];
`;
}

/**
 * The files that follow from them. The folders are not run here: they may use all of the server.
 */
export const generateCapabilities = (root) => ({
  'src/server/capabilities/generated/capabilities.gen.ts': listOf(root, {
    place: 'src/server/capabilities',
    from: '..',
    contract: '../contract.ts',
    name: 'own',
  }),
  'extensions/generated/capabilities.gen.ts': listOf(root, {
    place: 'extensions/capabilities',
    from: '../capabilities',
    contract: '../../src/server/capabilities/contract.ts',
    name: 'added',
  }),
});
