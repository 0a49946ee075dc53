/**
 * Keeps out of the build what only the documentation and the checker say: descriptions and examples
 * of functions of expressions (4 KB of gzip) and of field types.
 */
import { parseAst, type Plugin } from 'vite';

/** A node of the syntax tree, as far as it is looked at. */
interface Node {
  type: string;
  start: number;
  end: number;
  callee?: { name?: string };
  arguments?: Node[];
  key?: { name?: string };
  value?: unknown;
}

/** A piece of code, and what is put in its place. */
type Cut = readonly [node: Pick<Node, 'start' | 'end'>, instead: string];

const functions = /\/expression\/functions\/\w+\.ts$/;
const fieldTypes = /\/fieldTypes\/\w+\/definition\.ts$/;

/** Description and example are the third and fourth of what defineFunction is given. */
function cutsOfFunction({ type, callee, arguments: given = [] }: Node): Cut[] {
  const [, , description, example] = given;
  return type === 'CallExpression' && callee?.name === 'defineFunction' && description && example
    ? [
        [description, "''"],
        [example, "['', null]"],
      ]
    : [];
}

function cutsOfFieldType({ type, key, value }: Node): Cut[] {
  const name = type === 'Property' ? key?.name : undefined;
  return name === 'doc' || name === 'example' ? [[value as Node, "''"]] : [];
}

/** All nodes of a tree. */
function* nodesIn(part: unknown): Generator<Node> {
  if (typeof part !== 'object' || part === null) return;
  if ('type' in part && 'start' in part) yield part as Node;
  for (const member of Object.values(part)) yield* nodesIn(member);
}

/** The code without what browsers never read. */
export function withoutDocs(code: string, id: string): string | undefined {
  const cutsOf = functions.test(id)
    ? cutsOfFunction
    : fieldTypes.test(id)
      ? cutsOfFieldType
      : undefined;
  if (!cutsOf) return undefined;
  const cuts = [...nodesIn(parseAst(code))].flatMap(cutsOf);
  return cuts
    .toSorted(([one], [other]) => other.start - one.start)
    .reduce(
      (rest, [{ start, end }, instead]) => rest.slice(0, start) + instead + rest.slice(end),
      code,
    );
}

export function leaveDocs(): Plugin {
  return {
    name: 'leave-docs',
    apply: 'build',
    // Types are gone by then.
    enforce: 'post',
    transform(code, id) {
      const rest = withoutDocs(code, id);
      return rest === undefined ? null : { code: rest, map: null };
    },
  };
}
