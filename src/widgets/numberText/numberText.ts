import { asNumber } from '../../schema/record/index.ts';

/** Writes a number; without precision as many decimals as it has. */
export function numberText(
  value: unknown,
  { precision, grouping = false }: { precision?: number; grouping?: boolean } = {},
): string {
  const number = asNumber(value);
  if (number === undefined) return String(value ?? '');
  if (precision === undefined && !grouping) return String(value);
  return number.toLocaleString('zh-CN', {
    useGrouping: grouping,
    minimumFractionDigits: precision,
    maximumFractionDigits: precision ?? 20,
  });
}
