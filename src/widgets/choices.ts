/** What widgets over choices share. */
import type { Choice } from '../schema/compile/plan.ts';
import { findChoice } from '../schema/record/index.ts';
import { defined } from '../schema/defined.ts';

/** An option or node as antd's selects take it. */
export interface SelectNode {
  value: string | number;
  label: string;
  title: string;
  disabled?: boolean;
  children?: SelectNode[];
}

/** A value that nothing is known of, as people read it. */
export const valueText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** antd knows texts and numbers only; other values travel as their text, NaN too. */
const keyOf = (value: unknown): string | number =>
  typeof value === 'number' && !Number.isNaN(value) ? value : valueText(value);

export const nodeOf = ({ value, label, disabled, children }: Choice): SelectNode => ({
  value: keyOf(value),
  label,
  title: label,
  ...defined({
    disabled: disabled ? true : undefined,
    children: children?.map(nodeOf),
  }),
});

/**
 * A held value as the choice of it is known to antd ("1" and 1 are one); a value without a choice
 * stays as it is. undefined while choices load, so that no bare key is shown.
 */
export function shownKey(
  choices: readonly Choice[] | undefined,
  value: unknown,
): string | number | undefined {
  if (value == null || value === '' || !choices) return undefined;
  const choice = findChoice(choices, value);
  return keyOf(choice ? choice.value : value);
}

/** The same for a list of values; a comma text is taken apart. */
export function shownKeys(
  choices: readonly Choice[] | undefined,
  value: unknown,
): (string | number)[] {
  return listOf(value).flatMap((one) => shownKey(choices, one) ?? []);
}

/**
 * The value of the choice that antd names by its key; one without a choice (a tag typed in) stays
 * as it is.
 */
export const valueOf = (choices: readonly Choice[] | undefined, key: unknown): unknown => {
  const choice = findChoice(choices, key);
  return choice ? choice.value : key;
};

/** Several values: a list, or texts joined by commas. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string') return value === '' ? [] : value.split(',');
  return value == null ? [] : [value];
}

/** Labels by what a person types, in any case. */
export const matches = (input: string, option: { label?: unknown } | undefined): boolean =>
  String(option?.label ?? '')
    .toLowerCase()
    .includes(input.trim().toLowerCase());

/** Options of all choices, and of held values without one (any more), which stay in sight. */
export function optionsWithHeld(
  choices: readonly Choice[],
  held: readonly unknown[],
): SelectNode[] {
  const gone = held.filter((one) => one != null && one !== '' && !findChoice(choices, one));
  return [
    ...choices.map(nodeOf),
    ...gone.map((one) => ({ value: keyOf(one), label: valueText(one), title: valueText(one) })),
  ];
}
