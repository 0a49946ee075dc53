/** Sequences: patterns that can be read, and fields that their numbers fit. */
import { isGivenByServer } from '../record/modes.ts';
import { sequenceAt, sequenceOf, sequencePieces } from '../record/sequence.ts';
import type { Model } from '../generated/types.gen.ts';
import type { ProjectIndex } from './projectIndex.ts';
import type { Report } from './report.ts';
import { literalError } from './values.ts';

/** Members of a field that give its value otherwise, or say that it is one of few. */
const otherwise = ['computed', 'dict', 'options', 'initialStates'] as const;

/** Checks the sequence of a field. */
export function checkSequence(
  model: Model,
  name: string,
  { projectIndex, report }: { projectIndex: ProjectIndex; report: Report },
): void {
  const field = model.fields[name]!;
  const { $sequence: pattern } = sequenceOf(field)!;
  const path = ['fields', name, 'default'];
  const add = (message: string): void => report.add('bad-sequence', path, message);
  if (field.type !== 'string')
    report.add(
      'wrong-field-type',
      path,
      `the field ${name} is of type ${field.type} and must be string for this`,
    );
  for (const member of otherwise)
    if (field[member] !== undefined)
      add(`${name} has ${member}, so its numbers are not its values`);
  const { modes } = field;
  if (modes?.includes('edit') && !modes.includes('create'))
    add(`modes let clients change ${name} and not give it: add create, or leave edit out`);
  if (field.excel?.import && isGivenByServer(field))
    report.add(
      'bad-sequence',
      ['fields', name, 'excel', 'import'],
      `the server alone gives ${name}: let modes say create, or leave import out`,
    );
  if (!isUnique(model, name)) add(`${name} must be unique, as the numbers of a sequence are`);
  const pieces = sequencePieces(pattern);
  if (typeof pieces === 'string') {
    add(`${pattern}: ${pieces}`);
    return;
  }
  if (field.type !== 'string') return;
  const first = sequenceAt(pattern, 0, 0).write(1);
  const error = literalError(
    first,
    { ...field, dict: undefined, options: undefined },
    projectIndex,
  );
  if (error) add(`a number such as ${first} ${error.reason}`);
}

function isUnique(model: Model, name: string): boolean {
  const rules = (model.unique ?? []).map((rule) => (Array.isArray(rule) ? rule : rule.fields));
  const indexes = (model.indexes ?? []).flatMap(({ unique, fields }) => (unique ? [fields] : []));
  return (
    Boolean(model.fields[name]?.unique) ||
    [...rules, ...indexes].some((fields) => fields.includes(name))
  );
}
