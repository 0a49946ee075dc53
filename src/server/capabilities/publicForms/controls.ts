import type { NodePlan } from '../../../schema/compile/plan.ts';
import { fractionDigits } from '../../../schema/record/decimalText.ts';
import { areaName } from './areas.ts';
import type { ControlFacts } from '../../../schema/publicForm/answerFields.ts';

/** Texts and numbers among the parts of a value; undefined: it has others. */
function partsOf(value: Readonly<Record<string, unknown>>, names: readonly string[]) {
  const parts = names.map((name) => value[name] ?? '');
  return parts.every((part) => typeof part === 'string' || typeof part === 'number')
    ? parts.map(String)
    : undefined;
}

/** Two ends in a list, of which one may be open. */
const pairText = (value: Readonly<Record<string, unknown>>): string | undefined =>
  Object.keys(value).length === 2 ? partsOf(value, ['0', '1'])?.join(' ~ ') : undefined;

function scaleOf({ component, props }: Pick<NodePlan, 'component' | 'props'>): number | undefined {
  if (component === 'Rate') return props.half === true ? 1 : 0;
  if (component === 'SliderInput')
    return typeof props.step === 'number' ? fractionDigits(props.step) : 0;
  const precision = typeof props.precision === 'number' ? props.precision : undefined;
  // A share of one has two decimals more than its percentage.
  if (component === 'Percent' && props.of !== 'percent') return (precision ?? 2) + 2;
  return component === 'MoneyInput' ? (precision ?? 2) : precision;
}

/** Controls that people without a session cannot use, and what others store. */
export const controls: ControlFacts = {
  asking: [
    'Attachments',
    'AvatarUpload',
    'FileUpload',
    'ImageUpload',
    'IconPicker',
    'MapPoint',
    'RecordPicker',
    'RelationSelect',
    'RichText',
    'Signature',
  ],
  unfit: ['CaptchaInput', 'OneTimeCode', 'PasswordInput'],
  typeOf: ({ component, props: { picker = 'date' } }) =>
    component === 'DateTimePicker'
      ? 'datetime'
      : component === 'DatePicker' && picker === 'date'
        ? 'date'
        : undefined,
  scaleOf,
  names: { AreaPicker: areaName },
  texts: {
    Address: (value) => partsOf(value, ['area', 'detail'])?.join(''),
    NumberWithUnit: (value) => partsOf(value, ['value', 'unit'])?.join(' '),
    DateRange: pairText,
    NumberRange: pairText,
    SliderRange: pairText,
    ValueRange: (value) => partsOf(value, ['begin', 'end'])?.join(' ~ '),
  },
};
