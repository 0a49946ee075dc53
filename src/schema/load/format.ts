/** Format validation by the generated validators. */
import {
  validateAction,
  validateDefaults,
  validateFormSchema,
  validateLocale,
  validateModel,
  validatePage,
  validateStep,
} from '../generated/validators.gen.js';
import type { Validator } from '../generated/validators.gen.js';
import type { FormatName } from '../meta/schema.ts';
import { schemaAt } from '../meta/walk.ts';
import { fromPointer, toPointer } from '../pointer.ts';
import type { Problem } from '../problem.ts';
import { describe, describeKey } from './describe.ts';
import { withoutEchoes } from './echoes.ts';

const validators: Record<FormatName, Validator> = {
  action: validateAction,
  defaults: validateDefaults,
  form: validateFormSchema,
  locale: validateLocale,
  model: validateModel,
  page: validatePage,
  step: validateStep,
};

/** All format problems of a value; pointers lead into the value. */
export function checkFormat(format: FormatName, value: unknown): Problem[] {
  const validate = validators[format];
  if (validate(value)) return [];
  const problems = validate.errors!.flatMap((error) => {
    const {
      schema = {},
      value: here,
      keys,
    } = schemaAt(format, value, fromPointer(error.instancePath));
    if (error.propertyName !== undefined)
      return [
        describeKey(
          error,
          `${error.instancePath}${toPointer([error.propertyName])}`,
          error.propertyName,
          keys,
        ),
      ];
    const problem = describe(error, { pointer: error.instancePath, schema, value: here, keys });
    return problem ? [problem] : [];
  });
  return withoutEchoes(problems, format, value);
}
