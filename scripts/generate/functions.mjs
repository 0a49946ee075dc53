/**
 * What follows from the expression functions of an installation: the list that the language reads,
 * and their page.
 */
import { definitionsIn, refuseTwins } from './discover.mjs';
import { code, importName, lines, noteOfDefinitions, row, table } from './text.mjs';

const place = 'extensions/functions';
const note = noteOfDefinitions(place);

const nameOf = (folder) => importName(folder, 'Function');

function list(found) {
  const imports = found.map(
    ({ folder }) =>
      `import { definition as ${nameOf(folder)} } from '../functions/${folder}/definition.ts';\n`,
  );
  const names = found.map(({ folder }) => `  ${nameOf(folder)},\n`);
  return `// ${note}
import type { ExpressionFunction } from '../../src/schema/expression/functions/define.ts';
${imports.join('')}
export const functions: readonly ExpressionFunction[] = [${lines(names)}];
`;
}

function docs(found) {
  const rows = found.map(({ definition: { name, parameters, description, example } }) =>
    row(
      code(`${name}(${parameters})`),
      description,
      `${code(example[0])} → ${code(JSON.stringify(example[1]))}`,
    ),
  );
  return `<!-- ${note} -->

# Functions of this installation

${table(['Function', 'Gives', 'Example'], rows)}
`;
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
