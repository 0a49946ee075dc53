/** A page to begin with: a record is filled in step by step. */
import type { JsonObject } from '../../document/page.ts';
import { fieldNames, modelPage, type ModelPage } from '../modelFields.ts';
import { withoutProblems, type Check } from '../withoutProblems.ts';

/** Fields of a step. */
const perStep = 4;

/** @param label what a step is called, by its number from 1 */
export function stepsPage(
  given: ModelPage,
  check: Check,
  label: (number: number) => string,
): JsonObject {
  const { form } = fieldNames(given.model);
  // Fields that cannot be filled in go first, so that no step is left without any.
  const whole = { ...modelPage(given), body: [formBlock], forms: { edit: { fields: form } } };
  const sound = withoutProblems(whole, check) as typeof whole;
  const { fields } = sound.forms.edit;
  const count = Math.max(1, Math.ceil(fields.length / perStep));
  const size = Math.ceil(fields.length / count);
  const items = Array.from({ length: count }, (_, index) => ({
    label: label(index + 1),
    fields: fields.slice(index * size, (index + 1) * size),
  }));
  return { ...sound, forms: { edit: { fields: [{ type: 'steps', items }] } } };
}

const formBlock = { type: 'form', form: 'edit', mode: 'create' };
