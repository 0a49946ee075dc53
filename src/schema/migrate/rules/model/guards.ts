import { isObject } from '../../../isObject.ts';
import type { Rule } from '../../rule.ts';

const opposites: Readonly<Record<string, string>> = { '==': '!=', '!=': '==' };

/** The opposite of an expression, as a person would write it where it is one comparison. */
function opposite(expression: string): string {
  const comparison = /^([\w.]+) (==|!=) ([\w.]+|'[^'\\]*')$/.exec(expression);
  return comparison
    ? `${comparison[1]} ${opposites[comparison[2]!]} ${comparison[3]}`
    : `!(${expression})`;
}

/**
 * A guard says what must hold (`assert`), as checks do everywhere, instead of what must not
 * (`when`).
 */
export const guards: Rule = {
  name: 'guards',
  spellings: { when: 'assert' },
  apply: (model) => {
    if (!Array.isArray(model.guards)) return model;
    return {
      ...model,
      guards: model.guards.map((guard: unknown) => {
        if (!isObject(guard) || !isObject(guard.when) || typeof guard.when.$expr !== 'string')
          return guard;
        const { when, ...rest } = guard;
        return { ...rest, assert: { $expr: opposite((when as { $expr: string }).$expr) } };
      }),
    };
  },
};
