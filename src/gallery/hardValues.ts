/**
 * Values that no widget expects: what a database holds is not always what the page was made for.
 * Each widget draws something honest of each of them in every mode, with a bounded amount of work.
 */
import type { Choice } from '../schema/compile/plan.ts';
import type { WidgetDefinition, WidgetExample } from '../schema/vocabulary.ts';

const paragraph = '<p>一段<strong>很长</strong>的文字，<em>没有</em>换行。';

const many = 10_000;

const manyChoices: readonly Choice[] = Array.from({ length: many }, (_, index) => ({
  value: String(index),
  label: `选项 ${index}`,
}));

/** Values by what they are. */
const values: Readonly<Record<string, unknown>> = {
  nothing: null,
  'an empty text': '',
  'a text': '不在选项中',
  'a text of markup': '<img src=x onerror="window.ran=1">',
  'a text that looks like JSON': '{"a":',
  'an address of no picture': '/profile/upload/gone.png',
  'a long text': '一段很长的文字 '.repeat(1000),
  'a megabyte of HTML in one paragraph': paragraph.padEnd(1_048_576, paragraph.slice(3)),
  'a megabyte without a space': 'a'.repeat(1_048_576),
  'a number': -1.5,
  'a large number': Number('12345678901234567890'),
  'a number that is none': NaN,
  yes: true,
  'an object': { a: 1, value: 'x', begin: 3, unit: 4 },
  'an object of nothing': {},
  'an object of many members': Object.fromEntries(
    Array.from({ length: many }, (_, index) => [`键${index}`, index]),
  ),
  'a list': ['甲', 1, null, { a: [1] }, ['乙']],
  'a list of lists': [[], [[]]],
  'a list of many': Array.from({ length: many }, (_, index) => String(index)),
  'a text of many entries': Array.from({ length: many }, (_, index) => index).join(','),
  'an impossible date': '2026-13-45 99:99:99',
};

/** Widgets that enter or show a value. */
export const takesValues = ({ roles }: WidgetDefinition): boolean =>
  roles.includes('input') || roles.includes('display');

/** The widget with these values in place of its examples, and with many choices. */
export function withHardValues(definition: WidgetDefinition): WidgetDefinition {
  const [first] = definition.examples;
  const examples: WidgetExample[] = Object.entries(values).map(([label, value]) => ({
    ...first,
    label,
    value,
  }));
  if (definition.choices)
    examples.push({ ...first, label: 'many choices', value: '9999', choices: manyChoices });
  if (definition.several)
    examples.push({
      ...first,
      label: 'many of many choices',
      value: manyChoices.map(({ value }) => value),
      props: { ...first?.props, ...definition.several },
      choices: manyChoices,
    });
  return { ...definition, examples };
}
