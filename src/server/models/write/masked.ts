/** Hidden values that come back: they were shown so, and mean the stored ones. */
import { say, term } from '../../../schema/locale/message.ts';
import { holdsHidden, isHidden } from '../../../schema/record/index.ts';
import type { Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { shownText } from '../shape/masked.ts';
import type { ModelShape } from '../shape/shape.ts';
import { valueOf } from './values.ts';

/**
 * The input with the stored value wherever it brings a hidden one as it was shown.
 * @param stored undefined for a new record
 * @throws Refusal for other values with hidden characters: they are no whole values
 */
export function withStoredValues(shape: ModelShape, input: Row, stored: Row | undefined): Row {
  let result = input;
  for (const column of shape.columns) {
    const { field, spec } = column;
    const sent = isHidden(spec) ? valueOf(input, field) : undefined;
    if (!holdsHidden(sent)) continue;
    const before = stored?.[field];
    if (sent !== before && sent !== shownText(column, before))
      throw new Refusal(say`${term(spec.label)}含有隐藏字符，请填写完整的内容`, 500, field);
    if (result === input) result = { ...input };
    result[field] = before;
  }
  return result;
}
