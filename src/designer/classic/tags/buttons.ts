import { coreIcons, moreIcons } from '../../../widgets/icons/names.ts';
import type { ClassicItem } from '../shape.ts';
import { controlSize, prop, type ClassicTag } from './tag.ts';

/** Icons that both have, under the same names. */
export const iconNames: readonly string[] = [...coreIcons, ...moreIcons];

const fieldProp = (member: string, name: string, more: Parameters<typeof prop>[2]) =>
  prop(member, 'string', { to: 'field', name, ...more });
const onOff = (member: string, name: string, word: string) =>
  prop(member, 'boolean', { to: 'field', name, words: { true: word, false: null } });

const text = fieldProp('default', 'label', { room: 'slot' });
const wide = prop('block', 'boolean', { to: 'field', name: 'wide', usual: false });
const size = { ...controlSize, to: 'field' } as const;
const words = { primary: 'primary', danger: 'danger' };

/** Buttons are no controls: what they say of how they are drawn are members of our button. */
const button = (tag: string, carried: ClassicTag['carried']): ClassicTag => ({
  tag,
  widget: '',
  value: 'string',
  carried: [text, ...carried, size],
  // Editors give it to all items; icons are read by themselves, for not all names are known.
  usual: { allowClear: ['*'], icon: ['*'] },
});

const buttons: readonly ClassicTag[] = [
  button('a-button', [
    fieldProp('type', 'variant', {
      words: { default: null, ...words, dashed: 'dashed', link: 'link', ghost: 'ghost' },
    }),
    fieldProp('shape', 'shape', { words: { default: null, round: 'round', circle: 'circle' } }),
    wide,
  ]),
  button('el-button', [
    fieldProp('type', 'variant', { words: { default: null, ...words, text: 'link' } }),
    onOff('round', 'shape', 'round'),
    onOff('circle', 'shape', 'circle'),
    wide,
  ]),
];

export const buttonTags: readonly string[] = buttons.map(({ tag }) => tag);

/** The button that an item is; undefined: it is none. */
export const buttonTagOf = ({ config }: ClassicItem): ClassicTag | undefined =>
  buttons.find(({ tag }) => tag === config.tag);

/** What our buttons are written as. */
export const writtenButton: ClassicTag = buttons[0]!;
