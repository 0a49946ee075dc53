import { askingFor } from '../../../schema/compile/controls.ts';
import { isObject } from '../../../schema/isObject.ts';
import { render } from '../../../schema/locale/message.ts';
import type { Members, Room } from '../shape.ts';

/** How a member of a classic item is said in a form of ours, and back. */
export interface Carried {
  room: Room;
  /** Name, with points where it stands in another member. */
  member: string;
  /** It becomes a prop of the widget, or a member of the field. */
  to: 'props' | 'field';
  name: string;
  /** texts: a list of them, or of choices of which the values are meant. */
  type: 'string' | 'number' | 'boolean' | 'texts';
  /** Our value that need not be said. */
  usual?: unknown;
  /** Their other values that say nothing, because an editor gives them to each new item. */
  given?: readonly unknown[];
  /** It says something only where another member has a value. */
  beside?: { room: Room; member: string; is: unknown };
  /** Our values by theirs, where they differ; null: it need not be said. */
  words?: Readonly<Record<string, string | boolean | null>>;
}

/** Where the choices of a component stand, and what their members are called. */
type Choices = 'options' | 'tree' | 'data';

/** What JSON values a control has; choice: of its options. */
type ValueKind = 'string' | 'number' | 'boolean' | 'array' | 'choice';

/** A component of the classic editor, as a control of ours. */
export interface ClassicTag {
  tag: string;
  /** Values of a member with which the tag means this control; absent: always. */
  when?: { member: string; is: readonly unknown[] | ((value: unknown) => boolean) };
  widget: string;
  /** Props that the control has then. */
  props?: Members;
  asks?: 'enter' | 'choose';
  value: ValueKind;
  choices?: Choices;
  carried: readonly Carried[];
  /** What the editor has for this control, where it differs from new items of the tag. */
  writes?: Members;
  /** Values of members that say nothing, because the editor gives them to each new item. */
  usual?: Readonly<Record<string, readonly unknown[]>>;
  /** The control is only nearly the same: it is named in the report. */
  isNearly?: true;
}

/** Whether a value is one of a type; of lists see `textsIn`. */
export const isOfType = (value: unknown, type: Carried['type']): boolean =>
  type === 'texts' ? Array.isArray(value) : typeof value === type;

/** The texts of a list of texts, or of choices. */
export const textsIn = (value: readonly unknown[]): string[] =>
  value.flatMap((one) => {
    const text: unknown = isObject(one) ? one.value : one;
    return typeof text === 'string' || typeof text === 'number' ? [String(text)] : [];
  });

/** A member of the component that is a prop of the widget. */
export const prop = (
  member: string,
  type: Carried['type'],
  more: Partial<Carried> = {},
): Carried => ({
  room: 'item',
  member,
  to: 'props',
  name: member.split('.').at(-1)!,
  type,
  ...more,
});

/** A member of the component that is a limit of the field. */
export const limit = (member: string, name = member): Carried => ({
  room: 'item',
  member,
  to: 'field',
  name,
  type: 'number',
});

export const clearable = (member = 'allowClear'): Carried =>
  prop(member, 'boolean', { name: 'allowClear', usual: true });

/**
 * How a picker writes what is picked, where we write it so, too; `yyyy` and `dd` are of Element.
 */
export const written = (formats: readonly string[]): Carried =>
  prop('format', 'string', {
    words: Object.fromEntries(
      formats.flatMap((format, index) => {
        const ours = index === 0 ? null : format;
        return [format, format.replace('YYYY', 'yyyy').replace('DD', 'dd')].map((theirs) => [
          theirs,
          ours,
        ]);
      }),
    ),
  });

export const searchable = (member = 'showSearch'): Carried =>
  prop(member, 'boolean', { name: 'showSearch', usual: true });

/** The scale of one number or of two. */
export const scale: readonly Carried[] = [
  prop('min', 'number', { usual: 0 }),
  prop('max', 'number', { usual: 100 }),
  prop('step', 'number', { usual: 1 }),
];

/** How files are drawn and asked for; which may be chosen: see files.ts. */
export const files: readonly Carried[] = [
  prop('listType', 'string', {
    words: { text: null, picture: 'picture', 'picture-card': 'picture-card' },
  }),
  prop('buttonText', 'string', { room: 'config', given: ['点击上传'] }),
];

/** Files that are sent to an address of this server's own. */
export const addressed: readonly Carried[] = [
  ...files,
  prop('action', 'string', { name: 'url' }),
  prop('name', 'string', { name: 'part', given: ['file'] }),
];

/** Whether a component is an upload. */
export const holdsFiles = ({ widget }: ClassicTag): boolean =>
  widget === 'Attachments' || widget === 'FileUpload';

/** What stands in both boxes of a range as long as they are empty, and between them. */
export const rangeWords = (members: {
  begin: string;
  end: string;
  between: string;
  /** What editors put between them. */
  given: readonly string[];
}): Carried[] => [
  prop(members.begin, 'string', { name: 'beginPlaceholder', given: ['开始日期', 'Start'] }),
  prop(members.end, 'string', { name: 'endPlaceholder', given: ['结束日期', 'End'] }),
  prop(members.between, 'string', { name: 'separator', given: members.given }),
];

/** Sizes of the editor, as controls have them. */
export const controlSize = prop('size', 'string', {
  words: {
    default: null,
    medium: null,
    middle: null,
    large: 'large',
    small: 'small',
    mini: 'small',
  },
});

/** Switches are never large. */
export const switchSize = prop('size', 'string', {
  words: { default: null, medium: null, middle: null, small: 'small', mini: 'small' },
});

/** How many of several choices are checked. */
export const fewestAndMost: readonly Carried[] = [prop('min', 'number'), prop('max', 'number')];

/** Whether a control holds several values. */
export const isSeveral = ({ value }: ClassicTag, { mode, multiple, checkable }: Members): boolean =>
  value === 'array' || mode !== undefined || multiple === true || checkable === true;

/** Whether a control can have a value. */
export function isValueOf(tag: ClassicTag, props: Members, value: unknown): boolean {
  const type = Array.isArray(value) ? 'array' : typeof value;
  if (isSeveral(tag, props)) return type === 'array';
  return tag.value === 'choice'
    ? ['string', 'number', 'boolean'].includes(type)
    : type === tag.value;
}

/** What the editor puts into an empty control: files are Chinese, whoever reads them. */
export const usualPlaceholder = (asks: 'enter' | 'choose', label: string): string =>
  render(askingFor(asks, label), undefined);
