/** The list of capabilities that an installation adds to the server. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const place = 'extensions/capabilities';

/** Folders that hold a capability, in the order of their names. */
const folders = (root) =>
  existsSync(join(root, place))
    ? readdirSync(join(root, place), { withFileTypes: true })
        .filter((entry) => existsSync(join(root, place, entry.name, 'capability.ts')))
        .map((entry) => entry.name)
        .sort()
    : [];

/**
 * The files that follow from them. The folders are not run here: they may use all of the server.
 */
export function generateCapabilities(root) {
  const found = folders(root).map((folder, index) => ({ folder, name: `capability${index + 1}` }));
  const imports = found.map(
    ({ folder, name }) =>
      `import { capability as ${name} } from '../capabilities/${folder}/capability.ts';\n`,
  );
  return {
    'extensions/generated/capabilities.gen.ts': `// Generated from ${place}/*/capability.ts by scripts/generate.mjs. Change those files, then run \`npm run generate\`.
import type { Capability } from '../../src/server/capabilities/contract.ts';
${imports.join('')}
export const added: readonly Capability[] = [${found.map(({ name }) => name).join(', ')}];
`,
  };
}
