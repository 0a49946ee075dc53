import { nearest } from '../nearest.ts';
import { ExpressionError } from './error.ts';
import { functionsByName, type ExpressionFunction } from './functions/index.ts';
import type { ExpressionHost } from './host.ts';
import { binaryOperators, unaryOperators } from './operators.ts';
import { parse, type Node } from './parse.ts';
import { limits, Run, type Scope } from './run.ts';
import { isClosedName, readMember } from './values.ts';

/**
 * An expression ready to be evaluated, with what the checker and linkage rules want to know of it.
 */
export interface CompiledExpression {
  /**
   * The value over a scope; throws ExpressionError when a limit is outrun or a value has no text.
   */
  evaluate(scope: Scope, host?: Partial<ExpressionHost>): unknown;
  /**
   * Paths it reads, each once, as far as they are known without values: [['row', 'status'],
   * ['ids']].
   */
  reads: string[][];
  /** Functions it calls, each once. */
  calls: string[];
}

type Step = (run: Run) => unknown;

/** What one compilation gathers. */
interface Compilation {
  source: string;
  reads: Map<string, string[]>;
  calls: Set<string>;
}

const cacheSize = 1000;
const cache = new Map<string, CompiledExpression>();

/**
 * Compiles the text of an expression; the last thousand are kept. Throws ExpressionError with the
 * place of the fault.
 */
export function compileExpression(source: string): CompiledExpression {
  const known = cache.get(source);
  if (known) return known;
  const compiled = compileSource(source);
  if (cache.size >= cacheSize) cache.delete(cache.keys().next().value as string);
  cache.set(source, compiled);
  return compiled;
}

function compileSource(source: string): CompiledExpression {
  const compilation: Compilation = { source, reads: new Map(), calls: new Set() };
  const step = compile(parse(source), compilation, 0);
  return {
    evaluate: (scope, host = {}) => step(new Run(scope, host)),
    reads: [...compilation.reads.values()],
    calls: [...compilation.calls],
  };
}

function compile(node: Node, compilation: Compilation, depth: number): Step {
  if (depth > limits.depth)
    throw new ExpressionError(`The expression is nested more than ${limits.depth} levels deep`);
  const compiler = Object.hasOwn(compilers, node.type) ? compilers[node.type] : undefined;
  if (!compiler) throw new ExpressionError(`${unsupported[node.type] ?? node.type} cannot be used`);
  const step = compiler(
    node,
    (child) => compile(child as Node, compilation, depth + 1),
    compilation,
  );
  return (run) => {
    run.spend(1);
    return step(run);
  };
}

/** What people call the nodes that the parser knows and the language does not. */
const unsupported: Record<string, string> = {
  ThisExpression: '"this"',
  SequenceExpression: 'A sequence of expressions in parentheses',
};

type Compiler = (node: Node, child: (node: unknown) => Step, compilation: Compilation) => Step;

const compilers: Record<string, Compiler> = {
  Literal: (node) => () => node.value,

  Identifier(node, _child, compilation) {
    const name = openName(node.name as string, compilation);
    note(compilation, [name]);
    return (run) => readMember(run.scope, name);
  },

  MemberExpression(node, child, compilation) {
    const path = pathOf(node);
    if (path) {
      for (const name of path) openName(name, compilation);
      note(compilation, path);
      return compilePath(path);
    }
    const object = child(node.object);
    const property = nameOf(node);
    if (property !== undefined) {
      openName(property, compilation);
      return (run) => readMember(object(run), property);
    }
    const computed = child(node.property);
    return (run) => readMember(object(run), computed(run));
  },

  CallExpression(node, child, compilation) {
    const called = calledFunction(node, compilation);
    const values = (node.arguments as unknown[]).map(child);
    return (run) =>
      called.run(
        run,
        values.map((value) => value(run)),
      );
  },

  UnaryExpression(node, child) {
    const operator = unaryOperators.get(node.operator as string)!;
    const value = child(node.argument);
    return (run) => operator(value(run));
  },

  BinaryExpression(node, child) {
    const left = child(node.left);
    const right = child(node.right);
    const decide = deciding[node.operator as string];
    if (decide) return decide(left, right);
    const operator = binaryOperators.get(node.operator as string)!;
    return (run) => operator(run, left(run), right(run));
  },

  ConditionalExpression(node, child) {
    const [test, yes, no] = [child(node.test), child(node.consequent), child(node.alternate)];
    return (run) => (test(run) ? yes(run) : no(run));
  },

  ArrayExpression(node, child) {
    const items = (node.elements as unknown[]).map((element) => {
      if (element === null) throw new ExpressionError('A list item is missing');
      return child(element);
    });
    return (run) => items.map((item) => item(run));
  },
};

/** Operators whose right side is evaluated only when the left one does not decide. */
const deciding: Record<string, (left: Step, right: Step) => Step> = {
  '&&': (left, right) => (run) => left(run) && right(run),
  '||': (left, right) => (run) => left(run) || right(run),
  '??': (left, right) => (run) => left(run) ?? right(run),
};

/** Name of the member that a node reads, when it is written in the source. */
function nameOf(node: Node): string | undefined {
  const property = node.property as Node;
  if (!node.computed) return property.name as string;
  return property.type === 'Literal' &&
    (typeof property.value === 'string' || typeof property.value === 'number')
    ? String(property.value)
    : undefined;
}

/**
 * ['row', 'dept', 'deptName'] for row.dept.deptName or row['dept'].deptName; undefined when a part
 * is computed.
 */
function pathOf(node: Node): string[] | undefined {
  const names: string[] = [];
  let current = node;
  while (current.type === 'MemberExpression') {
    const name = nameOf(current);
    if (name === undefined) return undefined;
    names.push(name);
    current = current.object as Node;
  }
  return current.type === 'Identifier' && names.length < limits.depth
    ? [current.name as string, ...names.reverse()]
    : undefined;
}

const compilePath =
  (path: readonly string[]): Step =>
  (run) => {
    run.spend(path.length);
    return path.reduce<unknown>(readMember, run.scope);
  };

const note = (compilation: Compilation, path: string[]) =>
  compilation.reads.set(path.join('.'), path);

function openName(name: string, { source }: Compilation): string {
  if (isClosedName(name))
    throw new ExpressionError(`"${name}" cannot be read`, Math.max(0, source.indexOf(name)));
  return name;
}

function calledFunction(node: Node, compilation: Compilation): ExpressionFunction {
  const callee = node.callee as Node;
  if (callee.type !== 'Identifier' || node.optional)
    throw new ExpressionError(
      'Only functions can be called, by their plain name',
      compilation.source.indexOf('('),
    );
  const name = callee.name as string;
  const index = Math.max(
    0,
    compilation.source.search(new RegExp(`${name.replaceAll('$', '\\$')}\\s*\\(`)),
  );
  const called = functionsByName.get(name);
  if (!called)
    throw new ExpressionError(
      `There is no function "${name}"`,
      index,
      nearest(name, [...functionsByName.keys()]),
    );
  const count = (node.arguments as unknown[]).length;
  if (count < called.arity[0] || count > called.arity[1])
    throw new ExpressionError(
      `${name}(${called.parameters}) was given ${count} argument${count === 1 ? '' : 's'}`,
      index,
    );
  compilation.calls.add(name);
  return called;
}
