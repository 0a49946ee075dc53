/** Buttons as items of the classic editor: how they look; what they run stands beside it. */
import type { FormButton } from '../../../schema/generated/types.gen.ts';
import type { Members } from '../shape.ts';
import { iconNames, writtenButton } from '../tags/index.ts';
import { carry, widthWritten, type Rooms } from './fields.ts';

/** The rooms of the item of a button. */
export function buttonRooms({ caption, icon, width, disabled, ...button }: FormButton): Rooms {
  const hasCaption = typeof caption === 'string' && caption !== '';
  const rooms: Rooms = {
    item: {
      type: 'default',
      icon: icon !== undefined && iconNames.includes(icon) ? icon : '',
      shape: '',
      block: false,
      style: { width: widthWritten(width) },
      disabled: disabled === true,
      size: 'default',
    },
    config: {
      label: hasCaption ? caption : '',
      showLabel: hasCaption,
      tag: writtenButton.tag,
      tagIcon: 'button',
      layout: 'colFormItem',
      regList: [],
    },
    slot: { default: '' },
  };
  const members: Members = { ...button };
  for (const one of writtenButton.carried) carry(rooms, one, members);
  return rooms;
}
