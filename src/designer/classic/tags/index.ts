import { nearest } from '../../../schema/nearest.ts';
import { valueIn, type ClassicItem } from '../shape.ts';
import { antTags } from './antTags.ts';
import { buttonTags } from './buttons.ts';
import { elementTags } from './elementTags.ts';
import type { ClassicTag } from './tag.ts';

export { buttonTagOf, iconNames, writtenButton } from './buttons.ts';
export { holdsFiles, isOfType, isSeveral, isValueOf, textsIn, usualPlaceholder } from './tag.ts';
export type { Carried, ClassicTag } from './tag.ts';

const tags: readonly ClassicTag[] = [...antTags, ...elementTags];

const means = ({ is }: NonNullable<ClassicTag['when']>, value: unknown): boolean =>
  typeof is === 'function' ? is(value) : is.includes(value);

/** Containers of items, by their layout or by their tags. */
export const rowTags: readonly string[] = ['a-row', 'el-row'];

/** The control that an item is; undefined: there is no such tag. */
export const tagOf = (item: ClassicItem): ClassicTag | undefined =>
  tags.find(
    ({ tag, when }) =>
      tag === item.config.tag && (!when || means(when, valueIn(item.item, when.member))),
  );

/** The tag whose name is nearest. */
export const nearestTag = (tag: string): string | undefined =>
  nearest(tag, [...tags.map((one) => one.tag), ...rowTags, ...buttonTags]);

/** What a control of ours is written as; undefined: the classic editor has nothing like it. */
export const tagFor = (widget: unknown, props: Readonly<Record<string, unknown>>) =>
  antTags
    .filter((one) => one.widget === widget && !one.isNearly)
    .toSorted(
      (one, other) => Object.keys(other.props ?? {}).length - Object.keys(one.props ?? {}).length,
    )
    .find(({ props: fixed = {} }) =>
      Object.entries(fixed).every(([name, value]) => props[name] === value),
    ) ?? antTags.find((one) => one.widget === widget && !one.isNearly);
