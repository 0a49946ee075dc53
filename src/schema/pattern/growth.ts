/** How the time of a regular expression may grow with the length of the text it is tried on. */
import { kindsOf } from './alphabet.ts';
import { isExponential, isPolynomial, TooTangled } from './ambiguity.ts';
import { automatonOf } from './automaton.ts';
import { parsePattern } from './parse.ts';
import type { PatternNode } from './parse.ts';

/** `tangled`: too large to decide. */
export type Growth = 'linear' | 'polynomial' | 'exponential' | 'tangled';

/**
 * The growth at worst. Careful rather than exact: a pattern called linear is, one called otherwise
 * may be harmless, as counts beyond ten are taken for loops and references to groups for any text.
 * @throws SyntaxError for what is no regular expression
 */
export function growthOf(source: string, flags = 'u'): Growth {
  const node = parsePattern(source);
  try {
    return growth(
      node,
      flags,
      !flags.includes('m') && (flags.includes('y') || beginsAtStart(node)),
    );
  } catch (error) {
    if (error instanceof TooTangled) return 'tangled';
    throw error;
  }
}

function growth(node: PatternNode, flags: string, anchored: boolean): Growth {
  const automaton = automatonOf(node, anchored);
  if (!automaton) return 'tangled';
  const machine = { ...automaton, kinds: kindsOf(automaton.sets, flags) };
  if (isExponential(machine)) return 'exponential';
  const looks = automaton.looks.map(({ body, inLoop }) =>
    inLoop && hasLoop(body)
      ? worse('polynomial', growth(body, flags, true))
      : growth(body, flags, true),
  );
  return looks.reduce(worse, isPolynomial(machine) ? 'polynomial' : 'linear');
}

const order: readonly Growth[] = ['linear', 'polynomial', 'exponential', 'tangled'];
const worse = (a: Growth, b: Growth): Growth => (order.indexOf(a) >= order.indexOf(b) ? a : b);

/** Whether every way into the pattern is through ^. */
function beginsAtStart(node: PatternNode): boolean {
  if (node.type === 'start') return true;
  if (node.type === 'choice') return node.options.every(beginsAtStart);
  const first = node.type === 'sequence' ? node.parts[0] : undefined;
  return first !== undefined && beginsAtStart(first);
}

function hasLoop(node: PatternNode): boolean {
  switch (node.type) {
    case 'loop':
      return true;
    case 'sequence':
      return node.parts.some(hasLoop);
    case 'choice':
      return node.options.some(hasLoop);
    case 'optional':
    case 'look':
      return hasLoop(node.body);
    case 'set':
    case 'start':
    case 'assertion':
      return false;
  }
}
