import { defined } from '../defined.ts';
import type { ValidationPlan } from '../compile/plan.ts';
import type { Field, Text } from '../generated/types.gen.ts';
import { typeOf } from '../fieldTypes/index.ts';
import { filledMessage } from '../locale/filled.ts';
import { say, term, type Message } from '../locale/message.ts';
import { isHidden } from './mask.ts';
import { byPatternRule, patternRuleName, patternSources } from './patterns.ts';
import { decimalsOf } from './quantity.ts';
import { endField } from './range.ts';

/** Limits of a field as a form node may override them. */
export type Limits = Pick<
  ValidationPlan,
  'required' | 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'pattern'
>;

type Messages = ValidationPlan['messages'];
/** What is said of a value that breaks a rule, by rule. */
export type RuleMessages = Partial<Record<keyof Messages, Message>>;
type Kind = NonNullable<ValidationPlan['kind']>;

/**
 * What a value of the field must be, with its messages filled in. `limits` override those of the
 * field, `label` its label.
 */
export function validationOf(
  field: Field,
  limits: Limits = {},
  label = field.label,
): ValidationPlan {
  const { rules, messages } = rulesOf(field, limits, label);
  return { ...rules, messages: plain(messages) };
}

/** What a value of a field must be, and what is said of one that is not, in whatever language. */
export function rulesOf(
  field: Field,
  limits: Limits = {},
  label = field.label,
): { rules: Omit<ValidationPlan, 'messages'>; messages: RuleMessages } {
  const { required, minLength, maxLength, minimum, maximum, format, precision, scale } = field;
  const pattern = patternSources(field.pattern);
  const masked = isHidden(field) ? (true as const) : undefined;
  const filled = (text: string) =>
    filledMessage(text, { ...field, ...limits, label }, { label: term(label) });
  // A message of the field may name the field's own limit: it goes when that limit does.
  const own = Object.entries(field.messages ?? {})
    .filter(([name]) => name !== 'unique' && (name === 'required' || !Object.hasOwn(limits, name)))
    .map(([name, text]) => [name, filled(text)]);
  const kind = typeOf(field).kind;
  const given = givenOf({
    ...largestAmount(field),
    ...defined({ required, minLength, maxLength, minimum, maximum, pattern }),
    ...limits,
  });
  return {
    rules: {
      ...given,
      kind,
      ...defined({ format, precision, scale, masked }),
      ...exactDigits(field),
      ...endRules(field),
    },
    messages: {
      ...scaleMessage(field, label),
      ...endMessages(field, label),
      ...defined({ format: format && formatText(format, label) }),
      ...defaultMessages(given, label, kind),
      ...Object.fromEntries(own),
      ...(!Object.hasOwn(limits, 'pattern') && modelPatternMessages(field, filled)),
    },
  };
}

/** What the model says of texts by the regular expression that they do not match. */
const modelPatternMessages = (
  { pattern, messages }: Field,
  filled: (text: string) => Message,
): RuleMessages =>
  byPatternRule(pattern, ({ message = messages?.pattern }) =>
    message === undefined ? undefined : filled(message),
  );

const endRules = (field: Field): Pick<ValidationPlan, 'ends'> => {
  const end = endField(field);
  if (!end) return {};
  const { kind } = typeOf(end);
  const open = field.open ? (true as const) : undefined;
  const overMidnight = field.overMidnight ? (true as const) : undefined;
  const pattern = patternSources(end.pattern);
  return { ends: { kind, ...defined({ pattern, open, overMidnight }) } };
};

const endMessages = (field: Field, label: string): RuleMessages =>
  endField(field) === undefined
    ? {}
    : {
        ends: say`${term(label)}的开始和结束都不能为空`,
        order: say`${term(label)}的开始不能大于结束`,
      };

/** Digits of numbers that are refused, not rounded, where they have more. */
const exactDigits = (given: Field): Pick<ValidationPlan, 'precision' | 'scale' | 'exact'> => {
  const field = endField(given) ?? given;
  const { digits } = typeOf(field);
  return digits === undefined
    ? {}
    : { precision: field.precision ?? digits, scale: decimalsOf(field), exact: true };
};

/** The numbers that the digits of a field can write, where those are its limit. */
function largestAmount(field: Field): Pick<Limits, 'minimum' | 'maximum'> {
  const { precision, scale } = exactDigits(field);
  if (precision === undefined || scale === undefined) return {};
  const maximum = Number(`${'9'.repeat(precision - scale)}.${'9'.repeat(scale)}`);
  return { minimum: -maximum, maximum };
}

const scaleMessage = (field: Field, label: string): RuleMessages => {
  const { exact, scale = 0 } = exactDigits(field);
  return exact ? { scale: say`${term(label)}最多${scale}位小数` } : {};
};

/** A validation by limits alone, for form nodes without a model field. */
export function limitedBy(
  { format, ...limits }: Limits & Pick<ValidationPlan, 'format'>,
  label: string,
  kind: Kind,
): ValidationPlan {
  const given = givenOf(limits);
  const messages = {
    ...defaultMessages(given, label, kind),
    ...defined({ format: format && formatText(format, label) }),
  };
  return { ...given, kind, ...defined({ format }), messages: plain(messages) };
}

const givenOf = (limits: Limits): Limits =>
  Object.fromEntries(
    Object.entries(limits).filter(([, limit]) => limit !== undefined && limit !== false),
  );

/** The messages as text, in the language of this process. */
const plain = (messages: RuleMessages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([rule, message]) => [rule, String(message)]));

const formatText = (format: NonNullable<ValidationPlan['format']>, label: string): Message =>
  format === 'noMarkup'
    ? say`${term(label)}不能包含脚本字符`
    : format === 'json'
      ? say`${term(label)}不是有效的 JSON`
      : format === 'idNumber'
        ? say`${term(label)}不是有效的身份证号码`
        : format === 'pairs'
          ? say`${term(label)}中有重复的键`
          : say`${term(label)}格式不正确`;

/** What is said of a text that is not of its kind, in the language of this process. */
export const formatMessage = (
  format: NonNullable<ValidationPlan['format']>,
  label: string,
): string => String(formatText(format, label));

const typeMessages: Record<Kind, (label: string) => Message> = {
  text: (label) => say`${term(label)}包含无效字符`,
  whole: (label) => say`${term(label)}必须是整数`,
  integer: (label) => say`${term(label)}必须是整数`,
  number: (label) => say`${term(label)}必须是数字`,
  boolean: (label) => say`${term(label)}只能为是或否`,
  date: (label) => say`${term(label)}必须是有效的日期`,
  datetime: (label) => say`${term(label)}必须是有效的日期时间`,
  files: (label) => say`${term(label)}还有文件没有上传完成`,
  range: (label) => say`${term(label)}格式不正确`,
  any: (label) => say`${term(label)}格式不正确`,
};

/**
 * The texts of docs/protocol/entities.md; both lengths together make one sentence. required and
 * type may be needed by any value.
 */
function defaultMessages(
  { minLength, maxLength, minimum, maximum, pattern }: Limits,
  label: string,
  kind: Kind,
): RuleMessages {
  const between =
    minLength !== undefined && maxLength !== undefined
      ? say`${term(label)}长度必须介于 ${minLength} 和 ${maxLength} 之间`
      : undefined;
  return {
    required: say`${term(label)}不能为空`,
    type: typeMessages[kind](label),
    ...defined({
      minLength:
        minLength === undefined
          ? undefined
          : (between ?? say`${term(label)}长度不能少于${minLength}个字符`),
      maxLength:
        maxLength === undefined
          ? undefined
          : (between ?? say`${term(label)}长度不能超过${maxLength}个字符`),
      minimum: minimum === undefined ? undefined : say`${term(label)}不能小于${minimum}`,
      maximum: maximum === undefined ? undefined : say`${term(label)}不能大于${maximum}`,
    }),
    ...patternDefaults(pattern, label),
  };
}

const patternDefaults = (pattern: Limits['pattern'], label: string): RuleMessages =>
  Object.fromEntries(
    [pattern ?? []]
      .flat()
      .map((_, index) => [patternRuleName(index), say`${term(label)}格式不正确`]),
  );

/** Message of a validation as the plain text that the server answers. */
export const plainText = (text: Text | undefined): string => (typeof text === 'string' ? text : '');
