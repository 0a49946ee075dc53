import type { Condition, NodePlan, RulePlan } from '../compile/plan.ts';

/** What a field of a form is, beside its value. */
export interface Aspects {
  visible: boolean;
  disabled: boolean;
  readOnly: boolean;
  required: boolean;
}

/**
 * Truth of a condition: `fallback` without one, `failed` where it cannot be decided.
 */
export type Test = (condition: unknown, fallback: boolean, failed: boolean) => boolean;

/** One thing that had a say in an aspect. */
export interface Say {
  aspect: keyof Aspects;
  /** The rule that says so; absent: the field itself. */
  rule?: RulePlan;
  condition: Condition | undefined;
  /** undefined: it cannot be decided. */
  holds: boolean | undefined;
  /** What the aspect is by it alone. */
  result: boolean;
}

/** Whether a rule holds; undefined when its condition fails. A rule without one always holds. */
export function truth(when: Condition | undefined, test: Test): boolean | undefined {
  if (when === undefined) return true;
  const whenFailed = test(when, true, true);
  return whenFailed === test(when, true, false) ? whenFailed : undefined;
}

type Note = (say: Say) => void;

/** What a field is by itself. What cannot be decided stays closed. */
function ownAspects(node: NodePlan, test: Test, note: Note | undefined): Aspects {
  const aspects = {
    visible: test(node.visible, true, false),
    disabled: test(node.disabled, false, true),
    readOnly: test(node.readOnly, false, true),
    required: node.validation.required === true,
  };
  if (note)
    for (const aspect of ['visible', 'disabled', 'readOnly'] as const)
      if (node[aspect] !== undefined)
        note({
          aspect,
          condition: node[aspect],
          holds: truth(node[aspect], test),
          result: aspects[aspect],
        });
  if (node.validation.required !== undefined)
    note?.({ aspect: 'required', condition: undefined, holds: true, result: aspects.required });
  return aspects;
}

/**
 * What a field is under the rules that target it. Several rules on one aspect agree in the closed
 * direction: hidden, locked or demanded by one is so.
 *
 * @param note hears of each thing that has a say
 * @returns the aspects, and which of the rules hold
 */
export function nodeAspects(
  { node, rules }: { node: NodePlan; rules: readonly RulePlan[] },
  test: Test,
  note?: Note,
): { aspects: Aspects; held: (boolean | undefined)[] } {
  const aspects = ownAspects(node, test, note);
  const own = aspects.required;
  let demanded: boolean | undefined;
  const held = rules.map((rule) => {
    const { when: condition, set } = rule;
    const holds = truth(condition, test);
    const say = (aspect: keyof Aspects, result: boolean): boolean => {
      note?.({ aspect, rule, condition, holds, result });
      return result;
    };
    if (set.visible !== undefined)
      aspects.visible = say('visible', holds === set.visible) && aspects.visible;
    if (set.disabled !== undefined)
      aspects.disabled =
        say('disabled', holds === undefined || holds === set.disabled) || aspects.disabled;
    if (set.readOnly !== undefined)
      aspects.readOnly =
        say('readOnly', holds === undefined || holds === set.readOnly) || aspects.readOnly;
    if (set.required !== undefined)
      demanded =
        say('required', holds === undefined ? own : holds === set.required) || (demanded ?? false);
    return holds;
  });
  aspects.required = demanded ?? own;
  return { aspects, held };
}
