/** What stands in an input of amounts while somebody types or pastes. */
import { amountOf, meansCurrency } from '../../schema/record/amountText.ts';
import { groupDigits } from '../../schema/record/decimalText.ts';

/** Separators are where the digits of a moment ago had them; those after the point stay. */
const ungrouped = (text: string): string => {
  const plain = text.normalize('NFKC').replaceAll('。', '.');
  const point = plain.indexOf('.');
  const end = point < 0 ? plain.length : point;
  return plain.slice(0, end).replaceAll(/[,\s]/g, '') + plain.slice(end);
};

const typed = (text: string, currency: string | undefined): string | undefined => {
  const amount = amountOf(ungrouped(text));
  return amount && (currency === undefined || meansCurrency(amount.beside, currency))
    ? amount.number
    : undefined;
};

/** The number in the text, as a text; one that holds none of this currency stays what it is. */
export const readTyped = (text: string, currency: string | undefined): string =>
  typed(text, currency) ?? text;

/**
 * The text with its digits in groups, and nothing added: neither digits nor a point that was not
 * typed yet.
 */
export function shownTyped(
  text: string,
  { grouping, currency }: { grouping: boolean; currency: string | undefined },
): string {
  const number = typed(text, currency);
  if (number === undefined || !grouping) return number ?? text;
  const ends = /\.\s*$/.test(ungrouped(text)) ? '.' : '';
  return groupDigits(number) + ends;
}
