/** Messages of models, filled in from rows. */
import { ExpressionError } from '../../schema/expression/index.ts';
import { filledMessage } from '../../schema/locale/filled.ts';
import { Message } from '../../schema/locale/message.ts';
import type { Row } from '../db/database.ts';
import { sayableRow } from './shape/masked.ts';
import type { ModelShape } from './shape/shape.ts';

/**
 * A message of a model with its {expression} parts filled in from a row; one that cannot be filled
 * is answered as it is.
 *
 * @param shape of the row, whose masked values stay masked
 * @param terms what stands for parts that are translated themselves
 */
export function fillMessage(
  shape: Pick<ModelShape, 'columns'>,
  message: string,
  row: Row,
  terms?: Readonly<Record<string, Message>>,
): Message {
  try {
    return filledMessage(message, sayableRow(shape, row), terms);
  } catch (problem) {
    if (problem instanceof ExpressionError) return new Message(message);
    throw problem;
  }
}
