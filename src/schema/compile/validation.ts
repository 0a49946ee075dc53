/** What a value in a form must be: the rules of the model, with those of the page over them. */
import type { Field, FormField, Text } from '../generated/types.gen.ts';
import { defined } from '../defined.ts';
import { byPatternRule, patternSources } from '../record/patterns.ts';
import {
  formatMessage,
  limitedBy,
  plainText,
  validationOf,
  type Limits,
} from '../record/validation.ts';
import type { NodePlan, ValidationPlan } from './plan.ts';

const kinds: Partial<Record<NodePlan['type'], NonNullable<ValidationPlan['kind']>>> = {
  number: 'number',
  boolean: 'boolean',
  object: 'any',
  array: 'any',
};

/** What the rules of a value need to know of its field in the form. */
type Checked = Pick<
  FormField,
  | 'label'
  | 'required'
  | 'minLength'
  | 'maxLength'
  | 'minimum'
  | 'maximum'
  | 'pattern'
  | 'format'
  | 'messages'
  | 'assert'
  | 'message'
  | 'validate'
>;

/** Checks that pages know by their names, over the value of that name. */
const checks: Readonly<
  Record<NonNullable<FormField['validate']>, (name: string) => ValidationPlan['check']>
> = {
  newPassword(name) {
    const problem = `passwordProblem(values.${name}, user.newPasswordRule)`;
    return { when: { $expr: `isEmpty(${problem})` }, message: { $expr: problem } };
  },
};

function checkOf(
  { assert, message, validate }: Checked,
  name: string,
): Pick<ValidationPlan, 'check'> {
  if (assert) return { check: { when: assert, message: message ?? '' } };
  return validate === undefined ? {} : { check: checks[validate](name) };
}

/**
 * What the page says of texts by the regular expression that they do not match: also of those of
 * the model for which that has no words.
 */
const pagePatternMessages = (
  { pattern, messages }: Pick<Checked, 'pattern' | 'messages'>,
  field: Field | undefined,
): ValidationPlan['messages'] =>
  pattern === undefined
    ? byPatternRule(field?.pattern, ({ message }) =>
        message === undefined ? messages?.pattern : undefined,
      )
    : byPatternRule<Text, Text>(pattern, ({ message = messages?.pattern }) => message);

/** Rules of the model with those of the page over them. */
export function nodeValidation(
  { format: kindOfText, ...own }: Omit<Checked, 'format'> & Pick<ValidationPlan, 'format'>,
  field: Field | undefined,
  { name, label, type }: Pick<NodePlan, 'name' | 'label' | 'type'>,
): ValidationPlan {
  const { required, minLength, maxLength, minimum, maximum, messages } = own;
  const pattern = patternSources(own.pattern);
  const limits: Limits = Object.fromEntries(
    Object.entries({ required, minLength, maxLength, minimum, maximum, pattern }).filter(
      ([, limit]) => limit !== undefined,
    ),
  );
  const format = defined({ format: kindOfText });
  const named = typeof label === 'object' ? (field?.label ?? '') : plainText(label);
  const shown = field && own.label === undefined ? field.label : named;
  const base = field
    ? validationOf(field, limits, shown)
    : limitedBy({ ...limits, ...format }, shown, kinds[type] ?? 'text');
  return {
    ...base,
    ...format,
    ...checkOf(own, name),
    messages: {
      ...base.messages,
      ...(kindOfText && { format: formatMessage(kindOfText, shown) }),
      ...defined({
        required: messages?.required,
        format: messages?.pattern,
      }),
      ...pagePatternMessages(own, field),
    },
  };
}
