/** Linkage rules: targets that exist, and no rule that feeds back into itself. */
import type { FormSchema, Rule } from '../generated/types.gen.ts';
import { isExpressionValue } from '../meta/visit.ts';
import { compileExpression, ExpressionError } from '../expression/index.ts';
import type { Path } from '../pointer.ts';
import type { PageContext } from './pageContext.ts';

const targetsOf = (rule: Rule): string[] => [rule.target].flat();

/** Form values that an expression reads; none when it is broken, which is reported elsewhere. */
function valuesRead(value: unknown): string[] {
  if (!isExpressionValue(value)) return [];
  try {
    return compileExpression(value.$expr).reads.flatMap(([name, member]) =>
      name === 'values' && member !== undefined ? [member] : [],
    );
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}

/**
 * Only a changed value can start rules again: a value that is set, or one that goes because its
 * field is hidden.
 */
function feeds(rule: Rule): string[] {
  if (!('value' in rule.set) && rule.set.visible === undefined) return [];
  return [...new Set([...valuesRead(rule.if), ...valuesRead(rule.set.value)])];
}

/**
 * @param names what rules reach by its name: all that stands outside of lists
 * @param listed the list that each name inside of one belongs to
 */
export function checkRules(
  form: FormSchema,
  { names, listed }: { names: readonly string[]; listed: ReadonlyMap<string, string> },
  path: Path,
  { report }: PageContext,
): void {
  const rules = form.rules ?? [];
  rules.forEach((rule, index) => {
    for (const [at, target] of targetsOf(rule).entries()) {
      const place = [
        ...path,
        'rules',
        index,
        'target',
        ...(Array.isArray(rule.target) ? [at] : []),
      ];
      const list = names.includes(target) ? undefined : listed.get(target);
      if (list === undefined)
        report.expect('unknown-target', place, 'field or layout', target, names);
      else
        report.add(
          'unknown-target',
          place,
          `${target} stands in the list ${list}, whose rows no rule reaches`,
          list,
        );
    }
  });
  const reported = new Set<string>();
  rules.forEach((rule, index) => {
    for (const target of targetsOf(rule)) {
      const cycle = feeds(rule)
        .map((source) => chain(rules, target, source))
        .find((found) => found !== undefined);
      if (!cycle || reported.has([...cycle].sort().join())) continue;
      reported.add([...cycle].sort().join());
      report.add(
        'rule-cycle',
        [...path, 'rules', index],
        `the rules feed back into themselves: ${[...cycle, cycle[0]].join(' -> ')}`,
      );
    }
  });
}

/**
 * Fields on the way from one to another along the rules, both included; undefined when there is no
 * way.
 */
function chain(
  rules: readonly Rule[],
  from: string,
  to: string,
  passed: readonly string[] = [],
): string[] | undefined {
  const way = [...passed, from];
  if (from === to) return way;
  const next = new Set(rules.filter((rule) => feeds(rule).includes(from)).flatMap(targetsOf));
  for (const node of next) {
    const found = way.includes(node) ? undefined : chain(rules, node, to, way);
    if (found) return found;
  }
  return undefined;
}
