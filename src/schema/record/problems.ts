import { looselyEqual } from '../expression/index.ts';
import type { Field, Model } from '../generated/types.gen.ts';
import { say, term, type Message } from '../locale/message.ts';
import { fieldsOf } from './fieldsOf.ts';
import { literalDefault } from './sequence.ts';
import { rulesOf } from './validation.ts';
import { brokenRule, isBlank } from './valueProblem.ts';
import { takesPart } from './modes.ts';

export type WriteMode = 'create' | 'update';

/** A refused value: the field and the message in force. */
export interface FieldProblem {
  field: string;
  message: Message;
}

const known = new WeakMap<Field, ReturnType<typeof rulesOf>>();

/**
 * The message of the first thing wrong with a field's value, default or the model's own; undefined
 * when it is right.
 */
export function fieldProblem(field: Field, value: unknown): Message | undefined {
  let must = known.get(field);
  if (!must) known.set(field, (must = rulesOf(field)));
  const broken = brokenRule(must.rules, value);
  if (broken) return must.messages[broken] ?? term(broken);
  const isNoChoice =
    field.options &&
    !isBlank(value) &&
    !field.options.some((option) => looselyEqual(option.value, value));
  return isNoChoice ? say`${term(field.label)}的取值不正确` : undefined;
}

/** Whether a client may set the field in the mode, permissions aside. */
function isWritable(model: Model, name: string, mode: WriteMode): boolean {
  const field = fieldsOf(model)[name];
  return (
    field !== undefined &&
    name !== model.key &&
    takesPart(field, mode === 'create' ? 'create' : 'edit')
  );
}

/**
 * Everything wrong with a sent record, in the order of the fields; the server answers the first
 * (docs/protocol/conventions.md#envelopes). Fields that a client may not set are passed over, as
 * are those that `accepts` refuses. An absent required field is a problem in both modes, as in the
 * protocol, where bodies are whole records; other absent fields are left as they are.
 */
export function recordProblems(
  model: Model,
  input: Readonly<Record<string, unknown>>,
  mode: WriteMode,
  accepts: (name: string) => boolean = () => true,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const [name, field] of writableFields(model, mode)) {
    if (!accepts(name)) continue;
    const message = fieldProblem(field, Object.hasOwn(input, name) ? input[name] : undefined);
    if (message !== undefined) problems.push({ field: name, message });
  }
  return problems;
}

type NamedField = readonly [name: string, field: Field];

const writable = new WeakMap<Model, Partial<Record<WriteMode, readonly NamedField[]>>>();

/** Asked for each record, so worked out once for a model. */
function writableFields(model: Model, mode: WriteMode): readonly NamedField[] {
  let byMode = writable.get(model);
  if (!byMode) writable.set(model, (byMode = {}));
  return (byMode[mode] ??= Object.entries(fieldsOf(model)).filter(([name]) =>
    isWritable(model, name, mode),
  ));
}

/** A new record before anything is entered: the defaults of the fields that a client may set. */
export function defaultRecord(model: Model): Record<string, unknown> {
  const entries = Object.entries(fieldsOf(model)).filter(
    ([name, field]) =>
      isWritable(model, name, 'create') &&
      literalDefault(field) !== undefined &&
      name !== model.versionField,
  );
  return Object.fromEntries(entries.map(([name, field]) => [name, literalDefault(field)]));
}
