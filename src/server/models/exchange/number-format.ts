/** How workbooks show numbers. */
import { render, term } from '../../../schema/locale/message.ts';
import type { Field } from '../../../schema/generated/types.gen.ts';
import { currencySign } from '../../../schema/record/currency.ts';
import { decimalsOf, isQuantity } from '../../../schema/record/quantity.ts';
import type { AnswerLanguage } from '../../locale/current.ts';

/**
 * How Excel shows the numbers of a field: grouped, with its places, unit and sign of its currency.
 */
export function numberFormat(spec: Field, answer: AnswerLanguage | undefined): string | undefined {
  if (!isQuantity(spec) || spec.excel?.suffix !== undefined) return undefined;
  const { unit, currency } = spec;
  const decimals = decimalsOf(spec);
  const quoted = (text: string | undefined) => (text ? `"${text.replaceAll('"', '')}"` : '');
  const places = decimals > 0 ? `.${placesOf(spec, decimals)}` : '';
  const sign = currency === undefined ? '' : quoted(currencySign(currency));
  return `${sign}#,##0${places}${quoted(unit && render(term(unit), answer))}`;
}

/** Where rows differ in their currency, each shows the digits that it has, and two at least. */
const placesOf = ({ currencyField, scale }: Field, decimals: number): string =>
  currencyField === undefined || scale !== undefined
    ? '0'.repeat(decimals)
    : '00'.padEnd(decimals, '#');
