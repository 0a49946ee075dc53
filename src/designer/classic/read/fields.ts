/** Items of the classic editor that hold values, as fields. */
import { defined } from '../../../schema/defined.ts';
import type { FormField, FormPatternRule, Options } from '../../../schema/generated/types.gen.ts';
import { isObject } from '../../../schema/isObject.ts';
import { isEqual } from '../../../schema/merge/values.ts';
import { writtenPattern } from '../../../schema/record/patterns.ts';
import { filesOf } from '../files.ts';
import { readPattern } from '../pattern.ts';
import { isBlank, type ClassicItem, type Members } from '../shape.ts';
import { cssWidthIn } from '../widths.ts';
import {
  holdsFiles,
  isSeveral,
  isValueOf,
  usualPlaceholder,
  type ClassicTag,
} from '../tags/index.ts';
import type { Reading } from './context.ts';
import { carriedOf, loseOthers } from './members.ts';
import { optionsOf } from './options.ts';

export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The field that an item is. */
export function fieldOf(item: ClassicItem, tag: ClassicTag, reading: Reading): FormField {
  const { config } = item;
  const given = config.__vModel__ ?? item.item.__vModel__ ?? item.item.vModel;
  const name = reading.nameFor(
    given,
    item.placeOf('item', 'vModel' in item.item ? 'vModel' : '__vModel__'),
  );
  const label = textIn(config.label);
  const carried = carriedOf(item, tag, reading);
  const props = { ...carried.props, ...(holdsFiles(tag) && filesOf(item, reading)) };
  const options = optionsOf(item, tag, reading);
  loseOthers(item, tag, reading);
  loseAppearance(item, reading);
  if (tag.isNearly)
    reading.lose('otherWidget', item.placeOf('config', 'tag'), {
      name: tag.tag,
      became: tag.widget,
    });
  return {
    name,
    ...defined({ width: widthOf(item, reading) }),
    ...(config.showLabel === false && { hideLabel: true }),
    ...defined({ label, placeholder: placeholderOf(item, tag, label ?? name, reading) }),
    widget: tag.widget,
    ...(Object.keys(props).length > 0 && { props }),
    ...defined({
      options,
      valueType: valueTypeOf(tag, props, options),
      default: defaultOf(item, tag, props, reading),
    }),
    ...(config.required === true && { required: true }),
    ...carried.field,
    ...rulesOf(item, reading),
    ...(item.item.disabled === true && { disabled: true }),
    ...((item.item.readOnly ?? item.item.readonly) === true && { readOnly: true }),
  };
}

/** What stands where nothing is entered, unless it is what stands there anyway. */
function placeholderOf(
  { item, placeOf }: ClassicItem,
  tag: ClassicTag,
  label: string,
  { lose }: Reading,
): string | undefined {
  const { placeholder } = item;
  const usual = tag.usual?.placeholder ?? [];
  if (isBlank(placeholder) || usual.some((one) => isEqual(one, placeholder))) return undefined;
  const isOfEnds = tag.carried.some(({ member }) => member.startsWith('placeholder.'));
  if (isOfEnds && Array.isArray(placeholder)) return undefined;
  if (tag.asks === undefined || typeof placeholder !== 'string')
    return void lose('noPlace', placeOf('item', 'placeholder'), { name: 'placeholder' });
  return placeholder === usualPlaceholder(tag.asks, label) ? undefined : placeholder;
}

/** Choices of numbers give numbers. */
function valueTypeOf(
  tag: ClassicTag,
  props: Members,
  options: Options | undefined,
): 'number' | 'boolean' | undefined {
  if (tag.value !== 'choice' || isSeveral(tag, props) || options?.from !== 'list') return undefined;
  const [kind, ...others] = new Set(options.items.map(({ value }) => typeof value));
  return others.length === 0 && (kind === 'number' || kind === 'boolean') ? kind : undefined;
}

/** The value of a new form. */
function defaultOf(
  { config, placeOf }: ClassicItem,
  tag: ClassicTag,
  props: Members,
  { lose }: Reading,
): unknown {
  const value = config.defaultValue;
  const isNone = value === undefined || value === null || value === '';
  if (isNone || (Array.isArray(value) && value.length === 0)) return undefined;
  if (isValueOf(tag, props, value)) return value;
  return void lose('badValue', placeOf('config', 'defaultValue'), { name: 'defaultValue' });
}

/** The patterns that can be tried, each with its message. */
function rulesOf({ config, placeOf }: ClassicItem, { lose }: Reading): Partial<FormField> {
  const path = placeOf('config', 'regList');
  if (isBlank(config.regList)) return {};
  if (!Array.isArray(config.regList)) {
    lose('badValue', path, { name: 'regList' });
    return {};
  }
  const found: FormPatternRule[] = [];
  for (const [index, rule] of config.regList.entries()) {
    const text = isObject(rule) ? textIn(rule.pattern) : undefined;
    if (text === undefined) {
      if (!isBlank(rule)) lose('badPattern', [...path, index], { name: 'pattern' });
      continue;
    }
    const read = readPattern(text);
    const place = [...path, index, 'pattern'];
    if ('problem' in read) lose(read.problem, place, { name: text });
    else {
      const message = isObject(rule) ? textIn(rule.message) : undefined;
      found.push({ pattern: read.pattern, ...defined({ message }) });
    }
  }
  const [first] = found;
  if (found.length !== 1 || first?.message === undefined)
    return defined({ pattern: writtenPattern(found) });
  return { pattern: first.pattern, messages: { pattern: first.message } };
}

/** How the editor shows an item, which our forms decide alike for all. */
export function loseAppearance({ config, placeOf }: ClassicItem, { lose }: Reading): void {
  if (!isBlank(config.labelWidth))
    lose('noPlace', placeOf('config', 'labelWidth'), { name: 'labelWidth' });
}

/** The width of the control; undefined: all of its place. What else a style says is lost. */
export function widthOf(
  { item, placeOf }: ClassicItem,
  { lose }: Reading,
): number | string | undefined {
  if (isBlank(item.style)) return undefined;
  const { width, ...others } = isObject(item.style) ? item.style : { style: item.style };
  for (const [name, value] of Object.entries(others))
    if (!isBlank(value)) lose('noPlace', placeOf('item', 'style'), { name });
  if (isBlank(width) || width === '100%') return undefined;
  const found = cssWidthIn(width);
  if (found === undefined) lose('badValue', placeOf('item', 'style'), { name: 'width' });
  return found;
}
