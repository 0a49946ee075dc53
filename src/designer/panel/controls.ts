/** The controls of the panel, whichever member they edit. */
import { isObject } from '../document/page.ts';
import type { NameChoice } from './names.ts';
import type { ValueTitles } from './valueTitle.ts';

/** Words of controls. */
export interface ControlTexts {
  yes: string;
  no: string;
  /** The choice of a condition that is worked out. */
  byExpression: string;
  /** Titles of fixed values. */
  values: ValueTitles;
}

/** A widget with what it needs, and how values of the page become values of the control. */
export interface Control {
  widget: string;
  props?: Readonly<Record<string, unknown>>;
  choices?: readonly { value: string | number | boolean; label: string }[];
  /** Value of the control for what the page says; undefined: the page says nothing. */
  shown(value: unknown): unknown;
  /** What the page says for a value of the control; undefined: nothing. */
  written(value: unknown): unknown;
  /** The control holds the code of a text with parts. */
  isCode?: boolean;
  /** Whatever is typed is a value, so that the page follows each key. */
  isAtOnce?: boolean;
}

export const same = (value: unknown): unknown => value;
export const filled = (value: unknown): unknown =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0)
    ? undefined
    : value;

export const input: Control = { widget: 'Input', shown: same, written: filled };

export const template: Control = {
  widget: 'TextArea',
  props: { rows: 1, maxRows: 8 },
  shown: (value) => (isObject(value) ? value.$text : undefined),
  written: (value) => (filled(value) === undefined ? undefined : { $text: value }),
  isCode: true,
};

export const select = (choices: Control['choices'], several = false): Control => ({
  widget: 'Select',
  ...(several && { props: { mode: 'multiple' } }),
  ...(choices && { choices }),
  shown: same,
  written: filled,
});

export const yesOrNo = ({ yes, no }: ControlTexts): Control => ({
  ...select([
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ]),
  shown: (value) => (typeof value === 'boolean' ? String(value) : undefined),
  written: (value) => (filled(value) === undefined ? undefined : value === 'true'),
});

/** A constant, or the beginning of an expression. */
export function condition(texts: ControlTexts): Control {
  const { choices = [], written, ...rest } = yesOrNo(texts);
  return {
    ...rest,
    choices: [...choices, { value: '$expr', label: texts.byExpression }],
    written: (value) => (value === '$expr' ? { $expr: 'true' } : written(value)),
  };
}

/** A choice of names, in which what the page says stays although nothing has that name. */
export function named(choices: readonly NameChoice[], value: unknown, several = false): Control {
  const present = [value].flat().filter((one): one is string => typeof one === 'string');
  const missing = present.filter((one) => choices.every((choice) => choice.value !== one));
  const all = [...choices, ...missing.map((one) => ({ value: one, label: one }))];
  return all.length === 0 && !several ? input : select(all, several);
}
