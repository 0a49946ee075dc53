/**
 * Keeps out of the build what only the documentation and the checker say: descriptions and examples
 * of field types.
 */
import { parseAst, type Plugin } from 'vite';

/** A node of the syntax tree, as far as it is looked at. */
interface Node {
  type: string;
  start: number;
  end: number;
  key?: { name?: string };
  value?: unknown;
}

/** A piece of code, and what is put in its place. */
type Cut = readonly [node: Pick<Node, 'start' | 'end'>, instead: string];

const fieldTypes = /\/fieldTypes\/\w+\/definition\.ts$/;

function cutsOf({ type, key, value }: Node): Cut[] {
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
  if (!fieldTypes.test(id)) return undefined;
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
