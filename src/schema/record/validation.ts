import type { ValidationPlan } from '../compile/plan.ts';
import { fillText } from '../expression/index.ts';
import type { Field, Text } from '../generated/types.gen.ts';
import { typeOf } from '../fieldTypes/index.ts';

/** Limits of a field as a form node may override them. */
export type Limits = Pick<
  ValidationPlan,
  'required' | 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'pattern'
>;

type Messages = ValidationPlan['messages'];
type Kind = NonNullable<ValidationPlan['kind']>;

/** What a value of the field must be, with its messages filled in. `limits` override those of the field, `label` its label. */
export function validationOf(
  field: Field,
  limits: Limits = {},
  label = field.label,
): ValidationPlan {
  const { required, minLength, maxLength, minimum, maximum, pattern, format, precision, scale } =
    field;
  // A message of the field may name the field's own limit: it goes when that limit does.
  const own = Object.fromEntries(
    Object.entries(field.messages ?? {})
      .filter(
        ([name]) => name !== 'unique' && (name === 'required' || !Object.hasOwn(limits, name)),
      )
      .map(([name, text]) => [name, fillText(text, { ...field, ...limits, label })]),
  );
  const validation = limitedBy(
    { required, minLength, maxLength, minimum, maximum, pattern, ...limits },
    label,
    typeOf(field).kind,
    own,
  );
  const messages = format
    ? { format: formatMessage(format, label), ...validation.messages }
    : validation.messages;
  return {
    ...validation,
    ...(format && { format }),
    ...(precision && { precision }),
    ...(scale !== undefined && { scale }),
    messages,
  };
}

/** A validation by limits alone, for form nodes without a model field. `own` are texts that replace the default ones. */
export function limitedBy(
  limits: Limits,
  label: string,
  kind: Kind,
  own: Messages = {},
): ValidationPlan {
  const given = Object.fromEntries(
    Object.entries(limits).filter(([, limit]) => limit !== undefined && limit !== false),
  );
  return { ...given, kind, messages: { ...defaultMessages(given, label, kind), ...own } };
}

const formatMessage = (format: NonNullable<Field['format']>, label: string) =>
  format === 'noMarkup' ? `${label}不能包含脚本字符` : `${label}格式不正确`;

const typeMessages: Record<Kind, (label: string) => string> = {
  text: (label) => `${label}包含无效字符`,
  whole: (label) => `${label}必须是整数`,
  integer: (label) => `${label}必须是整数`,
  number: (label) => `${label}必须是数字`,
  boolean: (label) => `${label}只能为是或否`,
  date: (label) => `${label}必须是有效的日期`,
  datetime: (label) => `${label}必须是有效的日期时间`,
  any: (label) => `${label}格式不正确`,
};

/** The texts of protocol.md 3; both lengths together make one sentence. required and type may be needed by any value. */
function defaultMessages(
  { minLength, maxLength, minimum, maximum, pattern }: Limits,
  label: string,
  kind: Kind,
): Messages {
  const between =
    minLength !== undefined && maxLength !== undefined
      ? `${label}长度必须介于 ${minLength} 和 ${maxLength} 之间`
      : undefined;
  return {
    required: `${label}不能为空`,
    type: typeMessages[kind](label),
    ...(minLength !== undefined && {
      minLength: between ?? `${label}长度不能少于${minLength}个字符`,
    }),
    ...(maxLength !== undefined && {
      maxLength: between ?? `${label}长度不能超过${maxLength}个字符`,
    }),
    ...(minimum !== undefined && { minimum: `${label}不能小于${minimum}` }),
    ...(maximum !== undefined && { maximum: `${label}不能大于${maximum}` }),
    ...(pattern !== undefined && { pattern: `${label}格式不正确` }),
  };
}

/** Message of a validation as the plain text that the server answers. */
export const plainText = (text: Text | undefined): string =>
  typeof text === 'string' ? text : text && 'default' in text ? text.default : '';
