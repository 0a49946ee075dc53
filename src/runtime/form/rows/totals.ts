import type { NodePlan } from '../../../schema/compile/plan.ts';
import { sumDecimals } from '../../../schema/record/decimalText.ts';
import { numberText } from '../../../schema/record/numberText.ts';
import { defined } from '../../../schema/defined.ts';

/**
 * The exact sum of a column with separators, at least as many digits after the point as the column
 * has, and with the sign of its currency or its unit. Rows with currencies of their own have none
 * in common. Values that are no numbers are passed over.
 */
export function totalText(
  values: readonly unknown[],
  { props, validation }: Pick<NodePlan, 'props' | 'validation'>,
): string {
  const { currency, suffix } = props;
  const sum = numberText(sumDecimals(values, validation.scale), {
    grouping: true,
    ...defined({ currency: textOf(currency) }),
  });
  return sum + (textOf(suffix) ?? '');
}

const textOf = (prop: unknown): string | undefined => (typeof prop === 'string' ? prop : undefined);
