/** Buttons of the classic editor. They do nothing there; steps are given to them here. */
import { defined } from '../../../schema/defined.ts';
import type { FormButton } from '../../../schema/generated/types.gen.ts';
import { nearest } from '../../../schema/nearest.ts';
import { isBlank, type ClassicItem } from '../shape.ts';
import { iconNames, type ClassicTag } from '../tags/index.ts';
import type { Reading } from './context.ts';
import { loseAppearance, textIn, widthOf } from './fields.ts';
import { carriedOf, loseOthers } from './members.ts';

/** The button that an item is. */
export function buttonOf(item: ClassicItem, tag: ClassicTag, reading: Reading): FormButton {
  const { config } = item;
  const name = reading.nameFor(
    config.__vModel__ ?? item.item.__vModel__ ?? item.item.vModel,
    item.placeOf('item', '__vModel__'),
  );
  const caption = config.showLabel === false ? undefined : textIn(config.label);
  const { field } = carriedOf(item, tag, reading);
  loseOthers(item, tag, reading);
  loseAppearance(item, reading);
  return {
    type: 'button',
    name,
    // Ours say something always, to those who hear the page if to nobody else.
    label: caption ?? name,
    ...defined({ caption, icon: iconOf(item, reading) }),
    ...field,
    ...defined({ width: widthOf(item, reading) }),
    ...(item.item.disabled === true && { disabled: true }),
  };
}

/** The icon of ours with the name; Element begins all of its names alike. */
function iconOf({ item, placeOf }: ClassicItem, { lose }: Reading): string | undefined {
  if (isBlank(item.icon)) return undefined;
  const name = String(item.icon).replace(/^el-icon-/, '');
  if (iconNames.includes(name)) return name;
  return void lose('badValue', placeOf('item', 'icon'), {
    name,
    nearest: nearest(name, iconNames),
  });
}
