/** Tones of rows and cells. */
import type { Expression } from '../../schema/generated/types.gen.ts';
import type { Evaluate } from '../../runtime/core/evaluate.ts';
import type { Row } from './table/rows.ts';
import { toneNames, type Tone } from './toneNames.ts';

/** What an expression says of a row; undefined where that is no tone, or the expression fails. */
export function toneOf(
  tone: Expression | undefined,
  evaluate: Evaluate,
  row: Row,
): Tone | undefined {
  if (!tone) return undefined;
  try {
    const given = evaluate.value(tone, { row });
    return toneNames.find((name) => name === given);
  } catch {
    return undefined;
  }
}
