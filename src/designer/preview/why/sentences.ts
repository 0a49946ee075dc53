/** Reasons in words. */
import type { ConditionReason, Reason } from '../../../schema/explain/explanation.ts';
import type { DesignerTexts } from '../../locale/index.ts';

type Texts = DesignerTexts['preview']['why'];

/** Whether a reason lets the part be shown and used. */
type Outcome = 'for' | 'against' | 'unknown';

export function outcomeOf(reason: Reason): Outcome {
  switch (reason.kind) {
    case 'access':
      return reason.result ? 'for' : 'against';
    case 'condition':
    case 'rule':
      if (reason.result === undefined) return 'unknown';
      return reason.result === (reason.aspect === 'visible') ? 'for' : 'against';
    case 'selection':
      return 'unknown';
    case 'unreached':
    case 'emptied':
    case 'unseen':
    case 'mode':
      return 'against';
  }
}

export function sentenceOf(reason: Reason, texts: Texts): string {
  switch (reason.kind) {
    case 'access': {
      const { of, permissions, granted } = reason;
      if (!permissions) return texts.closed[of];
      return texts.access[of](permissions.join(texts.or), granted);
    }
    case 'condition':
    case 'rule':
      return conditionSentence(reason, texts);
    case 'mode':
      return texts.mode(
        texts.modes[reason.mode],
        reason.modes.map((mode) => texts.modes[mode]).join(texts.and),
      );
    case 'selection':
      return texts.selection[reason.selection];
    case 'unreached':
    case 'emptied':
    case 'unseen':
      return texts[reason.kind];
  }
}

function conditionSentence(
  { kind, at, aspect, condition, holds, result, missing }: ConditionReason,
  texts: Texts,
): string {
  const number = at.at(-1);
  const what =
    kind === 'rule' ? texts.rule(typeof number === 'number' ? number + 1 : 0) : texts.own;
  if (missing.length > 0) {
    const names = missing.map((name) => texts.names[name] ?? name);
    return texts.missing(what, [...new Set(names)].join(texts.and));
  }
  const outcome = texts.outcomes[aspect][result ? 'yes' : 'no'];
  if (condition === undefined || typeof condition === 'boolean') return texts.always(what, outcome);
  return holds === undefined ? texts.undecided(what, outcome) : texts.holds(what, holds, outcome);
}

/** Characters of a value that are shown. */
const longest = 80;

export function valueText(value: unknown, { absent }: Texts): string {
  const text = value === undefined ? absent : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
