import { defined } from '../defined.ts';
import {
  compileExpression,
  ExpressionError,
  expressionsOf,
  isExpression,
  isTemplate,
} from '../expression/index.ts';
import type { Rule } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { optionsPlan } from './choices.ts';
import { PageError, type Compilation } from './compilation.ts';
import type { NodePlan, RulePlan } from './plan.ts';

/** Linkage rules over the nodes that the viewer has; a rule without a target left is gone. */
export function compileRules(
  compilation: Compilation,
  rules: readonly Rule[],
  nodes: readonly NodePlan[],
  path: Path,
): RulePlan[] {
  const names = namesOf(nodes);
  return rules.flatMap(({ target, if: when, set }, index) => {
    const targets = (Array.isArray(target) ? target : [target]).filter((name) => names.has(name));
    if (targets.length === 0) return [];
    const at = [...path, index];
    const { options, label, hint, ...rest } = set;
    const own = {
      ...rest,
      ...defined({
        title: label,
        description: hint,
        choices: options && optionsPlan(options, compilation, [...at, 'set', 'options']),
      }),
    } as RulePlan['set'];
    const reads = readsOf({ when, set }, names, at);
    const plan: RulePlan = { targets, ...defined({ when }), set: own, reads };
    compilation.observer?.made(at, plan);
    return [plan];
  });
}

const namesOf = (nodes: readonly NodePlan[]): Set<string> =>
  new Set(nodes.flatMap((node) => [node.name, ...namesOf(node.children)]));

/**
 * Names of the form values that any expression of the rule reads; all of them when one reads values
 * as a whole.
 */
function readsOf(rule: unknown, names: ReadonlySet<string>, path: Path): string[] {
  const reads = new Set<string>();
  for (const source of expressionsIn(rule)) {
    for (const [root, name] of pathsRead(source, path)) {
      if (root === 'values')
        for (const read of name === undefined ? names : [name]) reads.add(read);
    }
  }
  return [...reads];
}

/** The sources of all expressions in a value, those in parts of its texts included. */
export function expressionsIn(value: unknown): string[] {
  if (isExpression(value)) return [value.$expr];
  if (isTemplate(value)) return expressionsOf(value.$text);
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(expressionsIn)
    : [];
}

/** Paths of names that an expression reads, each from its root. */
export function pathsRead(source: string, path: Path): string[][] {
  try {
    return compileExpression(source).reads;
  } catch (problem) {
    if (problem instanceof ExpressionError) throw new PageError(problem.message, path);
    throw problem;
  }
}
