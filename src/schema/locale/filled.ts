/** Sentences of models, whose {expression} parts are filled in from a record. */
import { expressionsOf, fillText } from '../expression/index.ts';
import { Message, type MessageValue } from './message.ts';

/**
 * A sentence with each part filled in from the scope.
 *
 * @param terms what stands for a part that is only such a name, where its text has translations
 * itself
 * @throws ExpressionError when a part has no value
 */
export function filledMessage(
  template: string,
  scope: Readonly<Record<string, unknown>>,
  terms: Readonly<Record<string, MessageValue>> = {},
): Message {
  const filled = expressionsOf(template).map((part) => [
    part,
    Object.hasOwn(terms, part) ? terms[part] : fillText(`{${part}}`, scope),
  ]);
  return new Message(template, Object.fromEntries(filled));
}
