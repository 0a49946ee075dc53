/** What a cell of a workbook stands for, by the field of its column. */
import { typeOf } from '../../../schema/fieldTypes/index.ts';
import type { Field } from '../../../schema/generated/types.gen.ts';
import { say, type MessageText } from '../../../schema/locale/message.ts';
import { amountOf, meansCurrency } from '../../../schema/record/amountText.ts';
import { isNumber } from '../../../schema/record/quantity.ts';
import { endField, endsIn } from '../../../schema/record/range.ts';
import { readDate } from '../../../schema/record/readDate.ts';
import { choiceLabel, inAnyLanguage, presentLanguages } from '../../locale/current.ts';
import { namedLabels } from '../dictionaries.ts';
import { storageOf } from '../shape/codec.ts';
import type { Column } from '../shape/shape.ts';

/** The value of a cell, or why it has none. */
export interface Read {
  value?: unknown;
  problem?: MessageText;
  /** Of an amount whose currency stands in its row: the sign or code that the cell has. */
  beside?: string;
}

/** Whether a cell holds a label, in whatever language the workbook was written. */
export const isLabel = (label: string, text: string): boolean =>
  inAnyLanguage(label).includes(text) ||
  presentLanguages().known.some((language) => choiceLabel(label, language) === text);

/** The value of a cell without choices. */
export function valueOf(column: Column, text: string): Read {
  const { spec } = column;
  const { suffix } = spec.excel ?? {};
  const bare = suffix === undefined ? text : withoutEnd(text, suffix);
  const end = endField(spec);
  if (end) return rangeIn(bare, (one) => valueOf({ ...column, spec: end }, one));
  const { cell } = storageOf(spec);
  if (cell?.read) return cell.read(bare);
  if (isNumber(spec)) return bareNumber(bare, spec);
  return { value: typeOf(spec).range ? dateText(bare, spec) : bare };
}

/** A range as exports write it: 2026-01-01 至 2026-01-31; an end that is not there is open. */
function rangeIn(text: string, endIn: (text: string) => Read): Read {
  const ends = endsIn(text)?.map((one) => (one === '' ? { value: null } : endIn(one)));
  if (!ends) return { problem: say`格式应为“开始 至 结束”` };
  const wrong = ends.find(({ problem }) => problem !== undefined);
  return wrong ?? { value: { begin: ends[0]!.value, end: ends[1]!.value } };
}

/** A text without what stands behind its value, in whatever language that was written. */
function withoutEnd(text: string, end: string): string {
  const [written] = inAnyLanguage(end).filter((one) => one !== '' && text.endsWith(one));
  return written === undefined ? text : text.slice(0, -written.length).trimEnd();
}

/** A number as people write it (¥1,234.50, 5件) without what is no part of it. */
function bareNumber(text: string, { unit, currency, currencyField }: Field): Read {
  const bare = unit === undefined ? text : withoutEnd(text, unit);
  const amount = amountOf(bare);
  if (!amount) return { value: bare };
  const { number: value, beside } = amount;
  // Where rows differ, what stands beside the number is held against the currency of the row.
  if (currencyField !== undefined) return { value, beside };
  if (currency !== undefined && !meansCurrency(beside, currency))
    return { problem: otherCurrency(beside) };
  return currency === undefined && beside !== '' ? { value: bare } : { value };
}

/** An amount of another currency than that of its record is none. */
export const otherCurrency = (beside: string): MessageText => say`币种与“${beside}”不符`;

/** A day or moment in any of the forms of the protocol; what is none stays, to be refused. */
function dateText(text: string, spec: Field): string {
  const read = text.split(/[-/.]/).length < 3 ? undefined : readDate(text);
  return read === undefined ? text : typeOf(spec).range === 'days' ? read.slice(0, 10) : read;
}

/**
 * Codes of labels, a comma between several. A code itself is understood, too; anything else is
 * refused, never guessed.
 */
export function codesOf(text: string, choices: ReadonlyMap<string, string>): Read {
  const codes: string[] = [];
  const isWhole = [...choices.values()].some((known) => isLabel(known, text));
  for (const label of isWhole ? [text] : text.split(',')) {
    const code =
      [...choices].find(([, known]) => isLabel(known, label))?.[0] ??
      (choices.has(label) ? label : undefined);
    if (code === undefined)
      return { problem: say`没有“${label}”，可选：${namedLabels([...choices.values()])}` };
    codes.push(code);
  }
  return { value: codes.join(',') };
}
