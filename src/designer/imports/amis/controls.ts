/** Controls of amis and the widgets that stand for them. */

/** What a type of amis is here. */
export interface AmisControl {
  widget: string;
  /** Another control stands for it that is nearly the same. */
  isNearly?: true;
  format?: 'email' | 'url' | 'phone';
  /** Props that it has always. */
  props?: Readonly<Record<string, unknown>>;
  /** Props by the members that give them. */
  carries?: Readonly<Record<string, string>>;
  /** Members that limit the value: characters of a text or the number itself. */
  limits?: 'length' | 'number';
  hasOptions?: true;
  /** With the member `multiple` it holds several values: the props that say so. */
  several?: Readonly<Record<string, unknown>>;
}

const number = { min: 'min', max: 'max', step: 'step', precision: 'precision', suffix: 'suffix' };
const text = { prefix: 'prefix', suffix: 'suffix', showCounter: 'showCount' };

const choice = (widget: string, more: Partial<AmisControl> = {}): AmisControl => ({
  widget,
  hasOptions: true,
  ...more,
});

/** By the type; former versions wrote it without `input-`. */
export const amisControls: Readonly<Record<string, AmisControl>> = {
  'input-text': { widget: 'Input', carries: text, limits: 'length' },
  'input-email': { widget: 'Input', format: 'email', limits: 'length' },
  'input-url': { widget: 'Input', format: 'url', limits: 'length' },
  'input-password': { widget: 'PasswordInput', limits: 'length' },
  textarea: { widget: 'TextArea', limits: 'length', carries: { showCounter: 'showCount' } },
  'input-number': { widget: 'NumberInput', carries: number, limits: 'number' },
  'input-range': { widget: 'SliderInput', carries: { min: 'min', max: 'max', step: 'step' } },
  'input-rating': { widget: 'Rate', carries: { count: 'count', half: 'half' } },
  select: choice('Select', { several: { mode: 'multiple' } }),
  'multi-select': choice('Select', { props: { mode: 'multiple' } }),
  radios: choice('RadioGroup'),
  checkboxes: choice('CheckboxGroup'),
  checkbox: { widget: 'Checkbox' },
  switch: { widget: 'Switch' },
  'list-select': choice('RadioGroup', { isNearly: true }),
  'button-group-select': choice('RadioGroup', { isNearly: true }),
  transfer: choice('Transfer'),
  'tree-select': choice('TreeSelect', { several: { multiple: true } }),
  'input-tree': choice('TreeSelect', { isNearly: true, several: { multiple: true } }),
  'nested-select': choice('Cascader'),
  'input-tag': { widget: 'TagInput' },
  'input-date': { widget: 'DatePicker' },
  'input-datetime': { widget: 'DateTimePicker' },
  'input-time': { widget: 'TimePicker' },
  'input-date-range': { widget: 'DateRange' },
  'input-datetime-range': { widget: 'DateRange', props: { showTime: true } },
  'input-color': { widget: 'Color' },
  'input-rich-text': { widget: 'RichText' },
  editor: { widget: 'CodeEditor' },
  'input-file': { widget: 'FileUpload' },
  'input-image': { widget: 'ImageUpload' },
  'input-city': { widget: 'AreaPicker', isNearly: true },
};

/** The control of a type, whichever way it is written. */
export const controlOf = (type: string): AmisControl | undefined =>
  [type, `input-${type}`]
    .filter((name) => Object.hasOwn(amisControls, name))
    .map((name) => amisControls[name])[0];
