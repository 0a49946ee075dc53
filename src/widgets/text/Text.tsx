import { listOf } from '../choices.ts';
import type { DisplayProps } from '../contract.ts';
import { texts } from '../locale/index.ts';

/**
 * What a value reads as: choices by their labels are DictTag's work, lists are joined, objects are
 * JSON.
 */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return listOf(value).map(textOf).join(texts.common.comma);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
}

/**
 * Plain text. Cells stay on one line (the column cuts it); elsewhere line breaks are kept, and
 * `lines` cuts it.
 */
export function Text({ value, suffix, compact = false, lines }: DisplayProps & { lines?: number }) {
  const text = textOf(value) + (suffix ?? '');
  if (compact) return <>{text}</>;
  return lines === undefined ? (
    <span className="pl-plain">{text}</span>
  ) : (
    <span className="pl-plain pl-cut" style={{ WebkitLineClamp: lines }} title={text}>
      {text}
    </span>
  );
}
