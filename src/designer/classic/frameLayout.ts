/** Where labels and controls of a form stand, and how wide they are. */
import { defined } from '../../schema/defined.ts';
import type { FormSchema } from '../../schema/generated/types.gen.ts';
import { isObject } from '../../schema/isObject.ts';
import { gapIn, usualGutter } from './gaps.ts';
import type { Reading } from './read/context.ts';
import { isBlank, type Members } from './shape.ts';
import { cssWidthIn, shareOf, spanOfShare } from './widths.ts';

/** Members of forms that say it. */
export const layoutMembers: readonly string[] = [
  'layout',
  'labelPosition',
  'labelAlign',
  'labelWidth',
  'labelCol',
  'wrapperCol',
  'gutter',
];

/** Columns that labels and controls take in new forms, of all that there are. */
const usual = { label: 3, all: 24 };
/** Pixels of labels in new forms for Element. */
const usualLabel = 100;

type Column = 'labelCol' | 'wrapperCol';
type FrameLayout = Partial<FormSchema>;

/** What a form says of its labels, controls and gaps. */
export function frameLayoutOf(form: Members, reading: Reading): FrameLayout {
  const spanOf = (name: Column, member: 'span' | 'offset', fallback: number): number => {
    const column = form[name];
    const value = isObject(column) ? column[member] : undefined;
    if (isBlank(value)) return fallback;
    if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= usual.all)
      return Number(value);
    reading.lose('badValue', [name, member], { name: `${name}.${member}` });
    return fallback;
  };
  loseOfColumns(form, reading);
  const label = spanOf('labelCol', 'span', usual.label);
  const offset = spanOf('labelCol', 'offset', 0);
  const inset = spanOf('wrapperCol', 'offset', 0);
  const rest = usual.all - label - offset - inset;
  const control = spanOf('wrapperCol', 'span', rest);
  return defined({
    labels: labelsOf(form, reading),
    labelWidth: label === usual.label ? labelWidthOf(form, reading) : shareOf(label),
    labelOffset: offset > 0 ? shareOf(offset) : undefined,
    labelAlign: labelAlignOf(form, reading),
    // Where all of the row is taken the control has what is left of it.
    controlWidth: control < rest ? shareOf(control) : undefined,
    controlOffset: inset > 0 ? shareOf(inset) : undefined,
    gap: gapIn(form.gutter, ['gutter'], reading),
  }) as FrameLayout;
}

/** What columns say beside how wide and where they are. */
function loseOfColumns(form: Members, { lose }: Reading): void {
  for (const name of ['labelCol', 'wrapperCol']) {
    const column = form[name];
    if (isBlank(column)) continue;
    if (!isObject(column)) lose('badValue', [name], { name });
    else
      for (const [member, value] of Object.entries(column))
        if (member !== 'span' && member !== 'offset' && !isBlank(value))
          lose('noPlace', [name, member], { name: `${name}.${member}` });
  }
}

function labelsOf({ layout, labelPosition }: Members, { lose }: Reading): FrameLayout['labels'] {
  const isKnown = [undefined, null, '', 'horizontal', 'vertical', 'inline'].includes(
    layout as string,
  );
  if (!isKnown) lose('badValue', ['layout'], { name: 'layout' });
  const places = [undefined, null, '', 'left', 'right', 'top'];
  if (!places.includes(labelPosition as string))
    lose('badValue', ['labelPosition'], { name: 'labelPosition' });
  if (layout === 'inline') return 'inline';
  return layout === 'vertical' || labelPosition === 'top' ? undefined : 'left';
}

function labelAlignOf(
  { labelAlign, labelPosition }: Members,
  { lose }: Reading,
): FrameLayout['labelAlign'] {
  if (labelAlign === 'left' || (isBlank(labelAlign) && labelPosition === 'left')) return 'left';
  if (!isBlank(labelAlign) && labelAlign !== 'right')
    lose('badValue', ['labelAlign'], { name: 'labelAlign' });
  return undefined;
}

function labelWidthOf({ labelWidth }: Members, { lose }: Reading): FrameLayout['labelWidth'] {
  if (isBlank(labelWidth) || labelWidth === usualLabel) return undefined;
  const width = cssWidthIn(labelWidth);
  if (width === undefined) lose('badValue', ['labelWidth'], { name: 'labelWidth' });
  return width;
}

const layouts = { top: 'vertical', left: 'horizontal', inline: 'inline' } as const;

/** The same, as the editor writes it; what columns cannot say is not said. */
export function frameLayoutWritten(form: FrameLayout): Members {
  const label = spanOfShare(form.labelWidth) ?? usual.label;
  const offset = spanOfShare(form.labelOffset) ?? 0;
  const inset = spanOfShare(form.controlOffset) ?? 0;
  const rest = Math.max(0, usual.all - label - offset - inset);
  return {
    layout: layouts[form.labels ?? 'top'],
    labelCol: { span: label, offset },
    wrapperCol: { span: spanOfShare(form.controlWidth) ?? rest, offset: inset },
    labelAlign: form.labelAlign ?? 'right',
    gutter: form.gap ?? usualGutter,
  };
}
