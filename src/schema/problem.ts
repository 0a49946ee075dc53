/** Problems of schema files: what the checker, the server and the designer report. */

/**
 * Every kind of problem, with what it means. One broken fixture exists for each
 * (tests/fixtures/broken).
 */
export const problemKinds = {
  // Reading
  syntax: 'The file is no standard JSON.',
  'too-large': 'The file is longer than a schema file may be.',
  'too-deep': 'The file nests deeper than a schema file may.',
  'duplicate-key': 'An object has one key twice.',
  'integer-key': 'A key looks like an integer.',
  'forbidden-key':
    'A key, or a name of values, would reach a prototype or hide how an object becomes a text.',
  'unstorable-text': 'A text has a character that no database keeps.',
  'unknown-version': 'The file is of a format version that does not exist.',
  // Format
  'unknown-key': 'A key that the format does not have.',
  'missing-key': 'A key that the format requires is absent.',
  'wrong-type': 'A value of another JSON type than the format says.',
  'unknown-value': 'A value outside a closed set.',
  'unknown-type': 'An action or block of a type that does not exist.',
  'bad-form': 'A text that lacks the form it must have.',
  'out-of-range': 'A number, length or count outside its limits.',
  'repeated-item': 'A list whose items must differ has one twice.',
  // Names across files
  'wrong-name': 'The id or name in a file is not the one its path gives.',
  'duplicate-id': 'Two files, blocks or rows share what must be unique.',
  'duplicate-table': 'Two models share a table, or two fields a column.',
  'unknown-model': 'A model that does not exist.',
  'unknown-field': 'A field that the model does not have.',
  'unknown-relation': 'A relation that the model does not have.',
  'unknown-page': 'A page that does not exist.',
  'unknown-form': 'A form that the page does not have.',
  'unknown-action': 'An action that the page does not have.',
  'unknown-source': 'A data source that the page does not have.',
  'unknown-state': 'A member of the page state that is not declared.',
  'unknown-block': 'A block name that the page does not have.',
  'unknown-dict': 'A dictionary that the defaults do not have.',
  'unknown-address': 'An address that no route answers.',
  'unknown-permission': 'A permission that nothing grants.',
  'unknown-widget': 'A widget that is not registered, or not for this use.',
  'unknown-prop': 'A prop that the widget does not declare.',
  'bad-prop': 'A prop whose value does not fit its declaration.',
  'unknown-icon': 'An icon that the icon set does not have.',
  // Meaning
  'bad-expression': 'An expression that cannot be read.',
  'unknown-function': 'A function outside the allowlist of the expression language.',
  'unknown-name': 'A name that an expression cannot read here.',
  'bad-regex': 'A pattern that is no regular expression.',
  'slow-regex': 'A pattern whose time can grow faster than the text it is tried on.',
  'unknown-placeholder': 'A {placeholder} that nothing fills.',
  'template-text': 'A text with {{ }}, which nothing evaluates.',
  'unsent-value': 'A value of a form that nothing sends, reads or stores.',
  'rule-cycle': 'Linkage rules that feed back into themselves.',
  'computed-cycle': 'Computed fields that read each other in a circle.',
  'bad-computed':
    'A stored computed field that reads the clock, or one not stored where its column would be read.',
  'bad-sequence': 'A sequence that cannot number the records of its field.',
  'bad-aggregate': 'A value over owned rows that cannot be worked out.',
  'bad-money': 'An amount whose currency or digits cannot be.',
  'bad-range': 'A range whose ends, filters or limits cannot be.',
  'mixed-currencies': 'Amounts taken together that may be of different currencies.',
  'unknown-target': 'A linkage rule for a node that the form does not have.',
  'bad-unmanaged': 'A model of a table that is not its own, which asks for a change of it.',
  'missing-part': 'A declaration that lacks what its type needs.',
  'revealed-field': 'A masked or encrypted field whose values another member would reveal.',
  'wrong-field-type': 'A field whose type does not suit its part in the model.',
  'bad-ownership': 'An owned relation whose rows cannot be part of their owner.',
  'bad-default': 'A default value outside the limits or choices of its field.',
  'bad-state': 'A state outside the limits or choices of its field.',
  'unreachable-state': 'A transition from a state that nothing leads to.',
  'broken-reference': 'A default row that names a row which does not exist.',
  'missing-index': 'A search or order of a list that no index of its model serves.',
  'unnamed-block': 'A block without a name that keeps something for each person under it.',
  'idle-button': 'A button of a form that has no steps.',
  // Translations
  'missing-translation': 'A text that a file of translations lacks.',
  'unused-translation': 'A translation of a text that no file says.',
  'bad-translation': 'A translation that is empty, or differs from its text in placeholders.',
} as const;

export type ProblemKind = keyof typeof problemKinds;

/** Problems of files that can be used all the same. */
const harmless: ReadonlySet<ProblemKind> = new Set([
  // A text without a translation is shown as it is written.
  'missing-translation',
  'unused-translation',
  'bad-translation',
  // Another server behind the same proxy may answer it.
  'unknown-address',
  // Code of the installation may read it.
  'unsent-value',
  // What people set is kept under its place until then.
  'unnamed-block',
  // Rows of before may be in a state that nothing leads to any more.
  'unreachable-state',
]);

const hints: ReadonlySet<ProblemKind> = new Set(['missing-index', 'idle-button']);

/** What may be better, and is right as it is. */
export const isHint = ({ kind }: Problem): boolean => hints.has(kind);

/** Whether a problem keeps its file from being used. */
export const isBreaking = ({ kind }: Problem): boolean => !harmless.has(kind);

/** One thing wrong in a schema file. */
export interface Problem {
  /** Path of the file below the project root; absent for values that came from no file. */
  file?: string;
  /** JSON pointer of the offending place. */
  pointer: string;
  /** 1-based position in the file, when the text is known. */
  line?: number;
  column?: number;
  /** Stable kind. */
  kind: ProblemKind;
  /** What is wrong, in one sentence. */
  message: string;
  /** Nearest valid choice, when there is one. */
  nearest?: string;
}

/** `file:line pointer: what is wrong, nearest valid name`. */
export function formatProblem({ file = '', line = 1, pointer, message, nearest }: Problem): string {
  return `${file}:${line} ${pointer || '/'}: ${message}${nearest ? `, did you mean ${nearest}?` : ''}`;
}
