/**
 * What follows from the expression functions of an installation: the list that the language reads,
 * and their page.
 */
import { definitionsIn, refuseTwins } from './discover.mjs';

const place = 'extensions/functions';
const note = `Generated from ${place}/*/definition.ts by scripts/generate.mjs. Change those files, then run \`npm run generate\`.`;

const importName = (folder) =>
  `${folder.replaceAll(/\W+(\w)/g, (_, letter) => letter.toUpperCase())}Function`;

function list(found) {
  const imports = found.map(
    ({ folder }) =>
      `import { definition as ${importName(folder)} } from '../functions/${folder}/definition.ts';\n`,
  );
  const names = found.map(({ folder }) => `\n  ${importName(folder)},`).join('');
  return `// ${note}
import type { ExpressionFunction } from '../../src/schema/expression/functions/define.ts';
${imports.join('')}
export const functions: readonly ExpressionFunction[] = [${names}${found.length > 0 ? '\n' : ''}];
`;
}

function docs(found) {
  const rows = found.map(
    ({ definition: { name, parameters, description, example } }) =>
      `| \`${name}(${parameters})\` | ${description} | \`${example[0]}\` → \`${JSON.stringify(example[1])}\` |`,
  );
  return `<!-- ${note} -->\n\n# Functions of this installation\n\n| Function | Gives | Example |\n|---|---|---|\n${rows.join('\n')}\n`;
}

/** All files that follow from the functions of a project. */
export async function generateFunctions(root) {
  const found = await definitionsIn(root, place);
  refuseTwins(found);
  return {
    'extensions/generated/functions.gen.ts': list(found),
    ...(found.length > 0 && { 'extensions/functions.md': docs(found) }),
  };
}
