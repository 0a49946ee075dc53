import { isBlank } from '../../schema/record/index.ts';
import { groupAria } from '../aria.ts';
import type { DisplayProps, InputProps } from '../contract.ts';
import { texts } from '../locale/index.ts';
import { valueTexts } from '../locale/values.ts';
import { numberText, type NumberFormat } from '../../schema/record/numberText.ts';
import { plainText, shortText } from '../plainText.ts';
import './formula.css';

interface Format extends NumberFormat {
  unit?: string;
}

/** A result as it reads; numbers that are none (a division by nothing) say so. */
function resultText(result: unknown, format: NumberFormat): string {
  if (typeof result === 'boolean') return result ? texts.truth.yes : texts.truth.no;
  if (typeof result === 'number')
    return Number.isFinite(result) ? numberText(result, format) : valueTexts().formula.failed;
  return shortText(plainText(result));
}

/** A result in a form that is being filled in; nobody enters it. */
export function FormulaInput({
  id,
  result,
  precision,
  grouping,
  currency,
  unit,
  ...props
}: InputProps & Format & { result?: unknown }) {
  return (
    <output id={id} className="pl-formula" {...groupAria(props)}>
      {isBlank(result) ? (
        <span className="pl-formula-waiting">{valueTexts().formula.waiting}</span>
      ) : (
        <FormulaText value={result} {...{ precision, grouping, currency, unit }} />
      )}
    </output>
  );
}

/** A result that is shown. */
export const FormulaText = ({
  value,
  precision,
  grouping,
  currency,
  unit,
}: DisplayProps & Format) => (
  <span className={typeof value === 'number' ? 'pl-number' : undefined}>
    {resultText(value, { precision, grouping, currency })}
    {unit}
  </span>
);
